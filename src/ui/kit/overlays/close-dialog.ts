/**
 * Closes a modal dialog, and the focus goes back to where it was. Chromium gives a text field its focus back without its
 * caret, so that typing goes nowhere: the field is focused once more when the dialog's content has left the page.
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
