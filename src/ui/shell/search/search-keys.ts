/** What takes characters: there `/` is one of them. */
const fields = "input, textarea, select, [contenteditable]";

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === "/" && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(fields));

/** Calls `open` for Ctrl or Cmd with K, and for `/` outside of fields while it is on; never above an open dialog. Returns what ends it. */
export const listenForSearchKeys = (slashIsOn: () => boolean, open: () => void): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!isShortcut(event) && !(isSlash(event) && slashIsOn())) return;
    if (document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    open();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
};
