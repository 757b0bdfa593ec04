// Time left of a clock, for the eye. The server decides; this only counts down from what it said.
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

/** "3.1" under ten seconds, else "1:15". */
export function digits(ms: number, language: string): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 9.95) return seconds.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
