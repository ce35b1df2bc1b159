/** Adds the methods of `<dialog>` that jsdom lacks: open with the focus on the first control, close, and the restored focus. */
export const installDialogElement = (): void => {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, a[href], input, select, textarea")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    const opener = before.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
};
