const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(":disabled") && element.getClientRects().length > 0;

/** Moves the focus out of a frame, to the next or previous element of the page. */
export const leaveFrame = (frame: HTMLIFrameElement, backwards: boolean): void => {
  const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const others = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => (frame.compareDocumentPosition(element) & side) !== 0 && isReached(element),
  );
  others.at(backwards ? -1 : 0)?.focus();
};
