/** What takes characters: there a key is one of them. */
const fields = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]";

/** True outside of what takes characters. */
export const isOutsideFields = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(fields));

/** True for a key with Ctrl or Cmd and nothing else. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;

/** True for a key of its own: without Ctrl, Cmd or Alt, outside of fields. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && isOutsideFields(event);

/** Calls `press` for keys that nobody has taken, never above an open dialog; it returns true for a key that it takes. Returns what ends it. */
export const listenForKeys = (press: (event: KeyboardEvent) => boolean): (() => void) => {
  const hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (press(event)) event.preventDefault();
  };
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
};
