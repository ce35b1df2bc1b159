const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** True where a key is typed into something. */
export const isTyping = (target: EventTarget | null): boolean =>
  isWithin(target, "input, select, textarea, [contenteditable]");

/** True where a key belongs to what has the focus: what is typed into, and a diagram that is walked through by keys. */
export const ownsKeys = (target: EventTarget | null): boolean => isTyping(target) || isWithin(target, "svg");
