/**
 * Closes a modal dialog and restores the focus. Chromium restores the focus of a text field without its caret, so
 * that typing has no effect: the field is focused again when the dialog's content has been removed.
 */
export const closeDialog = (dialog: HTMLDialogElement | null): void => {
  dialog?.close();
  const back = document.activeElement;
  if (!(back instanceof HTMLTextAreaElement || back instanceof HTMLInputElement)) return;
  queueMicrotask(() => {
    if (document.activeElement !== back) return;
    back.blur();
    back.focus({ preventScroll: true });
  });
};
