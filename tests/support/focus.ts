/** True where an element has the focus, or one around it: not the page's body, which has a focus that is lost and contains everything. */
export const isFocusAt = (element: Element | null): boolean =>
  document.activeElement !== document.body && document.activeElement?.contains(element) === true;
