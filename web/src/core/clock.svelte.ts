// The time left on a clock, for display. The server decides; this only counts down from the time it sent.
import { t } from "./language.svelte";
import { still } from "./settings.svelte";

export class Ticker {
  now = $state(0);
  private handle = 0;

  start(): () => void {
    const step = () => {
      const now = performance.now();
      // Smooth enough for the eye, and once a second where nothing shall move.
      if (now - this.now >= (still() ? 1000 : 50)) this.now = now;
      this.handle = requestAnimationFrame(step);
    };
    this.now = performance.now();
    this.handle = requestAnimationFrame(step);
    return () => cancelAnimationFrame(this.handle);
  }
}

/** "3.1 s" under ten seconds, else "1:15"; without a running clock "No hurry". */
export function timeLeft(ms: number | null, language: string): string {
  if (ms === null) return t("web-no-hurry");
  const seconds = Math.max(0, ms) / 1000;
  const whole = Math.ceil(seconds);
  if (seconds >= 9.95) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t("web-seconds", { seconds: seconds.toLocaleString(language, tenths) });
}
