// Announcements for screen readers: events politely, the viewer's own question and the last seconds at once.
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
    // A repeated sentence is news too. Callers in an effect do not wait for the earlier sentence.
    const before = untrack(() => this.assertive);
    this.assertive = before === sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const live = new Live();
