/** True where a key belongs to what has the focus: a field, a list, a diagram that is walked through by keys. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, svg, [contenteditable]") !== null
