// Addresses of the page. A table's address is its invitation.
export type Route =
  | { page: "home" }
  | { page: "table"; table: string; view: "" | "campaign" }
  | { page: "replay"; match: string; step: number | null; as: string }
  | { page: "review"; match: string; step: number | null; as: string }
  | { page: "record"; step: number | null; as: string }
  | { page: "rules"; game: string; topic: string }
  | { page: "learn"; game: string }
  | { page: "settings" }
  | { page: "own" }
  | { page: "lost" };

export function parse(path: string, hash = ""): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "lost" }; // half a character
  }
  const [first, second = "", third = ""] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "table" && second) return { page: "table", table: second, view: third === "campaign" ? third : "" };
  if ((first === "replay" || first === "review") && second) {
    const step = /^#?(\d+)$/.exec(hash);
    return { page: first, match: second, step: step ? Number(step[1]) : null, as: third };
  }
  if (first === "record") {
    const step = /^#?(\d+)$/.exec(hash);
    return { page: "record", step: step ? Number(step[1]) : null, as: second };
  }
  if (first === "rules" && second) return { page: "rules", game: second, topic: third };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "settings" || first === "own") return { page: first };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  private depth = 0;

  start(): void {
    const read = () => (this.route = parse(location.pathname, location.hash));
    read();
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else {
      history.pushState(null, "", path);
      this.depth++;
    }
    this.route = parse(location.pathname, location.hash);
    if (!replace) scrollTo(0, 0);
  }

  back(otherwise = "/"): void {
    if (this.depth > 0) {
      this.depth--;
      history.back();
    } else this.go(otherwise);
  }
}

export const router = new Router();
