/** What identifies a control among those of its kind on a page. */
const identityOf = (control: Element): string =>
  control.getAttribute("name") ??
  control.getAttribute("aria-label") ??
  control.getAttribute("href") ??
  control.textContent;

/** The control of another rendering of the same page. */
const counterpartOf = (control: Element, page: Element): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>(control.localName)].find(
    (other) => identityOf(other) === identityOf(control),
  );

/** Gives a field a value as a person would, so that React hears of it. */
const fill = (field: HTMLElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

const fillFrom = (before: Element, page: Element): void => {
  for (const field of before.querySelectorAll("input")) {
    const other = counterpartOf(field, page);
    if (other !== undefined && field.value !== field.defaultValue) fill(other, field.value);
  }
};

const focusAs = (active: Element | undefined, page: Element): void => {
  const other = active && counterpartOf(active, page);
  other?.focus({ preventScroll: true });
  if (!(active instanceof HTMLInputElement) || !(other instanceof HTMLInputElement)) return;
  // An email field has no selection that scripts can read.
  if (active.selectionStart !== null) other.setSelectionRange(active.selectionStart, active.selectionEnd);
};

/** How often is looked whether a press has ended, in ms. */
const UNTIL_RELEASED = 100;

/** The heading of a screen that is not waiting behind something else. */
const shownHeading = "h1:not([inert] *)";

/**
 * Takes over a page that stood before any script (src/prerender): the returned element takes its place once the portal has
 * rendered a screen into it, with what was typed meanwhile, the focus, and the button that was pressed.
 */
export const takeOver = (before: Element): HTMLElement => {
  const page = document.createElement("div");
  // In the document, because a dialog opens only there.
  page.hidden = true;
  before.after(page);
  let again: ReturnType<typeof setTimeout> | undefined;
  const swap = (): void => {
    clearTimeout(again);
    if (page.querySelector(shownHeading) === null) return;
    // A click is dispatched where a press begins and ends: nowhere, if the page is replaced in between.
    if (before.matches(":active")) {
      again = setTimeout(swap, UNTIL_RELEASED);
      return;
    }
    observer.disconnect();
    const { activeElement } = document;
    const active = activeElement !== null && before.contains(activeElement) ? activeElement : undefined;
    const pressed = before.querySelector("[data-pressed]");
    before.remove();
    page.id = before.id;
    page.hidden = false;
    fillFrom(before, page);
    focusAs(active, page);
    if (pressed !== null) counterpartOf(pressed, page)?.click();
  };
  const observer = new MutationObserver(swap);
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ["inert"] });
  return page;
};
