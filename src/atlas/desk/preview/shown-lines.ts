/** A line of the screen, and whether the page announces it to a screen reader. */
export interface Line {
  readonly text: string;
  readonly announced: boolean;
}

const announcing = "[role=alert], [role=status], [aria-live]";
const controls = "button, label, select, script, svg";

/** The element whose text is read in one piece. */
const blockOf = (element: Element): Element =>
  element.parentElement !== null && /^(?:inline|contents)$/.test(getComputedStyle(element).display)
    ? blockOf(element.parentElement)
    : element;

/** False also for what only a screen reader says. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === "none";

/** The lines of the open dialog, or else of the screen and of what the page announces, in their order; without those of controls. */
export const linesOf = (page: Document): readonly Line[] => {
  const dialog = [...page.querySelectorAll("dialog[open]")].at(-1);
  const lines = new Map<Element, Line>();
  const texts = page.createTreeWalker(dialog ?? page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (parent === null || parent.closest(controls) !== null || !isSeen(parent)) continue;
    const announced = parent.closest(announcing) !== null;
    if (!announced && parent.closest("main") === null) continue;
    const block = blockOf(parent);
    lines.set(block, { text: `${lines.get(block)?.text ?? ""}${textContent ?? ""}`, announced });
  }
  return [...lines.values()]
    .map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, " ").trim() }))
    .filter(({ text }) => text !== "");
};

/** So many new lines are a message; more are another page, of which only what it announces is shown. */
const LONGEST_MESSAGE = 12;

/** What a step shows the person: the lines that are new on the screen, and what the page announces. */
export const shownLines = (before: readonly Line[], after: readonly Line[]): readonly string[] => {
  const known = new Set(before.map(({ text }) => text));
  const isMessage = after.filter(({ text }) => !known.has(text)).length <= LONGEST_MESSAGE;
  const shown = after.filter(({ text, announced }) => announced || (isMessage && !known.has(text)));
  return [...new Set(shown.map(({ text }) => text))];
};
