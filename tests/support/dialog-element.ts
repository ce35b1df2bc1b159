const before = new WeakMap<HTMLDialogElement, Element | null>();

/** The methods of `<dialog>` that jsdom lacks: open with the focus on the first control, close, and the restored focus. */
const methods = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, a[href], input, select, textarea")?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = before.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
};

// Files of view tests share their window: all of them have the same ones, in whatever order they run.
Object.assign(HTMLDialogElement.prototype, methods);
