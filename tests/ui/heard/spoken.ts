import { Virtual } from "@guidepup/virtual-screen-reader";
import { onMonitor } from "./monitor-styles.ts";

/** What a screen reader says of an element or a text, with what it says of its content. */
export interface Spoken {
  /** Role, name, value, description and states, as they are said. */
  readonly phrase: string;
  /** The element, or the text's. */
  readonly element: Element;
  readonly isText: boolean;
  /** The texts of the content, whoever says them. */
  readonly text: string;
  readonly content: readonly Spoken[];
}

/** Each of them before its content. */
export const flat = (all: readonly Spoken[]): readonly Spoken[] =>
  all.flatMap((one) => [one, ...flat(one.content)]);

const bare = (text: string): string => text.replaceAll(/\s+/g, "");

const elementOf = (node: Node): Element => {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null) throw new Error("A text without an element");
  return element;
};

/** The element whose texts are said in one breath. */
const blockOf = (element: Element): Element =>
  element.parentElement !== null && getComputedStyle(element).display === "inline"
    ? blockOf(element.parentElement)
    : element;

/** Texts of one block as one, as they are said. */
const joined = (content: readonly Spoken[]): readonly Spoken[] =>
  content.reduce<readonly Spoken[]>((before, next) => {
    const last = before.at(-1);
    if (!last?.isText || !next.isText || blockOf(last.element) !== blockOf(next.element))
      return [...before, next];
    const phrase = `${last.phrase} ${next.phrase}`;
    return [...before.slice(0, -1), { ...last, phrase, text: phrase }];
  }, []);

/** States that screen readers leave out. */
const unsaid =
  /, (?:not busy|not disabled|not invalid|no defined sort order|orientated \w+|\d+ controls?)(?=,|$)/g;
/** An item's place among the others. */
const place = /^listitem, level \d+(.*?), position \d+, set size \d+$/;
/** Roles that have their names from their content. */
const ofContent = /^(?:button|cell|columnheader|heading|link|listitem|option|row|tab)(?:,|$)/;

/** The virtual reader reads passwords aloud, and knows a choice as it was first shown. */
const ofInput = ({ phrase, element }: Spoken): string => {
  if (!(element instanceof HTMLInputElement)) return phrase;
  if (element.type === "password" && element.value !== "") return phrase.replace(element.value, "•••");
  return phrase.replace(/(?:not )?checked/, element.checked ? "checked" : "not checked");
};

const saidOf = (spoken: Spoken): string =>
  `, ${ofInput(spoken)}`
    .replaceAll(unsaid, "")
    .slice(2)
    .replace(place, "listitem$1")
    // A time has its whole date on pointing alone.
    .replace(/^time, .*/, "time")
    .replace(/position (\d+), set size (\d+)/, "$1 of $2");

/** A row and a cell have a name for nobody: their contents are read. */
const ofCells = /^(row|cell|columnheader)\b.*?((?:, sorted in \w+ order)?)$/;

/** The phrase without a name that is its whole content: a screen reader says it once. */
const withoutContent = (phrase: string, text: string): string => {
  const [role = "", ...rest] = phrase.split(", ");
  const named = rest.join(", ");
  let left = bare(text);
  let end = 0;
  for (; left !== "" && end < named.length; end += 1) {
    const letter = named[end] ?? "";
    if (letter.trim() === "") continue;
    if (!left.startsWith(letter)) return phrase;
    left = left.slice(letter.length);
  }
  return left === "" ? `${role}${named.slice(end)}` : phrase;
};

/** Elements that say nothing by themselves. */
const silent = new Set([
  "",
  "paragraph",
  "time",
  "strong",
  "emphasis",
  "code",
  "rowgroup",
  "superscript",
  "form",
]);
/** Elements that say nothing while they are empty. */
const waiting = new Set(["status", "alert", "log"]);

/** The ids of what the controls of the page say as their descriptions, and groups as their names. */
const idsOfControls = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll("[aria-describedby], [role=group][aria-labelledby]")].flatMap((control) =>
      ["aria-describedby", ...(control.role === "group" ? ["aria-labelledby"] : [])].flatMap(
        (by) => control.getAttribute(by)?.split(" ") ?? [],
      ),
    ),
  );

/** True for what a control says: its label, its legend and what describes it, and the options of the browser's own list. */
const isSaidByControl = ({ isText, element }: Spoken, ids: ReadonlySet<string>): boolean => {
  if (!isText) return element.matches("label, legend, option");
  const { id } = element.closest("[id]") ?? {};
  return element.closest("label, legend") !== null || (id !== undefined && ids.has(id));
};

/** What is read of an element: its name or its content, not both. */
const toldOnce = (spoken: Spoken, ids: ReadonlySet<string>): readonly Spoken[] => {
  if (isSaidByControl(spoken, ids)) return [];
  if (spoken.isText) return [spoken];
  const content = joined(spoken.content);
  const said = saidOf(spoken);
  if (silent.has(said)) return content;
  if (waiting.has(said) && content.length === 0) return [];
  const text = content.length === 0 ? spoken.text : content.map((one) => one.text).join(" ");
  const without = bare(text) === "" || !ofContent.test(said) ? said : withoutContent(said, text);
  if (content.some(({ isText }) => !isText) && ofCells.test(said))
    return [{ ...spoken, phrase: said.replace(ofCells, "$1$2"), content, text }];
  if (without === said) return [{ ...spoken, phrase: said, content, text }];
  return content.every(({ isText }) => isText)
    ? [{ ...spoken, phrase: said, content: [], text }]
    : [{ ...spoken, phrase: without, content, text }];
};

interface Step {
  readonly phrase: string;
  readonly node: Node;
}

/** What is said from the beginning of a part of the page to its end, line by line. */
const stepsOf = async (container: Element): Promise<readonly Step[]> => {
  const reader = new Virtual();
  await reader.start({ container });
  const steps: Step[] = [];
  for (;;) {
    const { activeNode: node } = reader;
    const phrase = await reader.lastSpokenPhrase();
    // It begins anew at its end.
    if (node === null || (node === steps[0]?.node && phrase === steps[0].phrase)) break;
    steps.push({ phrase, node });
    await reader.next();
  }
  await reader.stop();
  return steps;
};

/** What a screen reader says of a part of the page, from its beginning to its end. */
export const spokenOf = (container: Element): Promise<readonly Spoken[]> =>
  onMonitor(async () => {
    const steps = await stepsOf(container);
    const ends = new Map(
      steps.flatMap(({ phrase, node }, index) =>
        node instanceof Element && /^end\b/.test(phrase) ? [[node, index] as const] : [],
      ),
    );
    const open: Spoken[][] = [[]];
    const begun: Step[] = [];
    const ids = idsOfControls();
    const tell = (spoken: Spoken): void => void open.at(-1)?.push(...toldOnce(spoken, ids));
    steps.forEach(({ phrase, node }, index) => {
      const element = elementOf(node);
      const end = ends.get(element);
      const isText = node !== element;
      const text = node.textContent ?? "";
      if (isText || end === undefined) tell({ phrase, element, isText, text, content: [] });
      else if (index < end) {
        begun.push({ phrase, node });
        open.push([]);
      } else {
        const content = open.pop() ?? [];
        tell({ phrase: begun.pop()?.phrase ?? "", element, isText: false, text: "", content });
      }
    });
    return joined(open[0] ?? []);
  });
