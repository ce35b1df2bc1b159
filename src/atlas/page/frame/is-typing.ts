const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** True if the key event is in a field that takes letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  isWithin(target, "input, select, textarea, [role=combobox], [contenteditable]");

/** True if the focused element handles keys itself: text fields and the diagram. */
export const ownsKeys = (target: EventTarget | null): boolean => isTyping(target) || isWithin(target, "svg");
