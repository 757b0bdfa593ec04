import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/layout.css";
import "./styles/controls.css";
import App from "./App.svelte";
import { language, preferred } from "./core/language.svelte";
import { router } from "./core/router.svelte";
import { dress } from "./core/settings.svelte";

dress();
router.start();
await language.use(preferred(navigator.languages));
mount(App, { target: document.getElementById("app") as HTMLElement });
