// Short words at the edge: why something did not go, or that it did.
export interface Toast {
  id: number;
  text: string;
  rule: string;
}
let next = 0;

class Toasts {
  now = $state.raw<Toast[]>([]);

  show(text: string, rule = "", ms = 6000): void {
    const toast = { id: next++, text, rule };
    this.now = [...this.now.filter((t) => t.text !== text), toast].slice(-2);
    setTimeout(() => (this.now = this.now.filter((t) => t.id !== toast.id)), ms);
  }

  clear(): void {
    this.now = [];
  }
}

export const toasts = new Toasts();
