// What a screen reader is told: events politely, one's own question and the last seconds at once.
import { untrack } from "svelte";

class Live {
  polite = $state("");
  assertive = $state("");
  private queue: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    this.queue.push(sentence);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = this.queue.splice(0).join(" ");
    }, 60);
  }

  alert(sentence: string): void {
    // The same sentence again is news too. Whoever says it from an effect does not wait for what was said before.
    const before = untrack(() => this.assertive);
    this.assertive = before === sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const live = new Live();
