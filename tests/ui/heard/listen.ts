import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { settlePage } from "../../support/settled-page.ts";
import { faultsOf } from "./faults.ts";
import { flat, spokenOf, type Spoken } from "./spoken.ts";

const elementAt = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
};

/** What a person reads: the open dialog, or else the screen. */
const part = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? elementAt("main");

/** One line for each phrase, and for a cell or a term with its text. */
const linesOf = (all: readonly Spoken[], before = "  "): readonly string[] =>
  all.flatMap(({ phrase, content }) =>
    content.length === 1 && content[0]?.isText
      ? [`${before}${phrase}: ${content[0].phrase}`]
      : [`${before}${phrase}`, ...linesOf(content, `${before}  `)],
  );

/** The lines that were not there before, each as often as it is new. */
const newOf = (lines: readonly string[], before: readonly string[]): readonly string[] => {
  const known = [...before];
  return lines.filter((line) => {
    const at = known.indexOf(line);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  });
};

const wordsOf = (element: Element): string => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    words.push(node.textContent?.trim() ?? "");
  return words.filter((word) => word !== "").join(" ");
};

/** The live regions of the page with what they say. */
const liveRegions = (): ReadonlyMap<Element, string> =>
  new Map(
    [
      ...document.querySelectorAll("[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]"),
    ].map((region) => [region, wordsOf(region)]),
  );

/** What is said by itself: what a live region says anew, and an alert that has come. */
const announcedSince = (before: ReadonlyMap<Element, string>): readonly string[] =>
  [...liveRegions()].flatMap(([region, text]) => {
    const isNews = before.has(region) ? before.get(region) !== text : region.role === "alert";
    return isNews && text !== "" ? [text] : [];
  });

/** True while something stands in the place of what is still to come: a note, or a field whose code is not there. */
const isOnItsWay = (): boolean =>
  document.querySelector("[aria-busy=true], input[readonly], [role=group] button:disabled") !== null ||
  screen.queryAllByText(/^(?:Loading|Searching|Saving the draft…)$/).length > 0;

/** The page is looked at so often, with such a pause in ms: code that it loads may begin to load more. */
const LOOKS = 4;
const PAUSE = 25;

/** Waits until the page is as it stays: with the code that it loads, and with what it saves by itself. */
const rest = (): Promise<void> =>
  waitFor(async () => {
    for (let same = 0; same < LOOKS;) {
      const { innerHTML: before } = document.body;
      await settlePage();
      await vi.dynamicImportSettled();
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
      await settlePage();
      same = isOnItsWay() || document.body.innerHTML !== before ? 0 : same + 1;
    }
  });

/** A person who hears the page: what they do, and what is said. */
export const listen = async () => {
  await rest();
  const page = elementAt("[data-settled]");
  const user = userEvent.setup();
  const told: string[] = ["> opens the page"];
  const faults: string[] = [];
  let heard: readonly Spoken[] = [];
  let last: { readonly part: Element; readonly title: string; readonly lines: readonly string[] } | undefined;

  /** Reads what is new: a whole screen or dialog, or the lines that were not there. */
  const readOn = async (): Promise<void> => {
    const container = part();
    heard = await spokenOf(container);
    faults.push(...faultsOf(heard));
    const lines = linesOf(heard);
    const title = container.querySelector("h1, h2")?.textContent ?? "";
    const isSame = last?.part === container && last.title === title;
    told.push(...(isSame ? newOf(lines, last?.lines ?? []) : lines));
    last = { part: container, title, lines };
  };

  /** What has the focus now; what has just happened has it as a whole. */
  const focusOf = ({ activeElement }: Document): string =>
    flat(heard).find(({ element, isText }) => !isText && element === activeElement)?.phrase ??
    (activeElement === null ? "" : wordsOf(activeElement));

  /** Carries out what a person does, and notes what is said by itself and what is there to read afterwards. */
  const after = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const { activeElement: focused } = document;
    const before = liveRegions();
    await act();
    await rest();
    const announced = announcedSince(before);
    if (new Set(announced).size < announced.length) faults.push(`“${announced.join("”, “")}” is said twice`);
    const at = told.push("", `> ${what}`, ...announced.map((text) => `  ! says: ${text}`));
    await readOn();
    if (document.activeElement === focused || document.activeElement === document.body) return;
    const focus = focusOf(document);
    if (!what.endsWith(focus)) told.splice(at, 0, `  ! the focus is on: ${focus}`);
  };

  const find = async (phrase: string): Promise<Element> => {
    const isIt = (one: Spoken): boolean => one.phrase.startsWith(phrase);
    const found = flat(heard).find(isIt) ?? flat(await spokenOf(page)).find(isIt);
    if (found === undefined)
      throw new Error(`Nothing is said that begins with “${phrase}”:\n${told.join("\n")}`);
    return found.element;
  };

  await readOn();
  return {
    /** Reads the whole page, with what is around the screen. */
    readPage: async (): Promise<void> => {
      const all = await spokenOf(page);
      faults.push(...faultsOf(all));
      told.push("", "> reads the whole page", ...linesOf(all));
    },
    /** Presses the control that is said with this phrase, or with one that begins so. */
    press: async (phrase: string): Promise<void> => {
      const element = await find(phrase);
      await after(`presses ${phrase}`, () => user.click(element));
    },
    /** Types into a field, in place of what it holds; a key is `{Enter}`. */
    type: async (phrase: string, text: string): Promise<void> => {
      const element = await find(phrase);
      await after(`types “${text}” into ${phrase}`, async () => {
        await user.clear(element);
        await user.type(element, text);
      });
    },
    /** All that was said, and what is wrong with it. */
    end: () => ({ text: `${told.join("\n")}\n`, faults: [...new Set(faults)] }),
  };
};

export type Listener = Awaited<ReturnType<typeof listen>>;
