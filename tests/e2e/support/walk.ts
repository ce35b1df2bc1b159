import { expect, type Locator, type Page } from "@playwright/test";
import { numbers, pick } from "./random.ts";
import { languageMenu, languageOption } from "./layout.ts";
import { measured } from "./settled.ts";

interface Move {
  readonly name: string;
  /** Performs the action; returns false where the page does not offer it now. */
  readonly act: (page: Page, random: () => number) => Promise<boolean>;
}

/** How long something may be covered before it counts as that, in ms. */
const COVERED = 5000;

/** What an open panel covers cannot be pressed before the panel is closed. */
const click = async (one: Locator): Promise<boolean> => {
  const within = { timeout: COVERED };
  const canBePressed = await one.click({ ...within, trial: true }).then(
    () => true,
    () => false,
  );
  if (!canBePressed) return false;
  await one.click(within);
  return true;
};

const clickOne =
  (selector: string) =>
  async (page: Page, random: () => number): Promise<boolean> => {
    const all = await page.locator(selector).filter({ visible: true }).all();
    const one = pick(all, random);
    return one !== undefined && click(one);
  };

const languages = ["int", "enus", "dede", "cscz", "frfr", "eses"] as const;

/** The actions of a person in the portal: the page alone decides which are possible. */
const moves: readonly Move[] = [
  { name: "navigate", act: clickOne("nav a[href^='/']") },
  { name: "open a row", act: clickOne("main table a[href]") },
  { name: "sort", act: clickOne("main th a") },
  { name: "turn the page", act: clickOne("main nav a[href*='page=']") },
  { name: "open or close the bell", act: clickOne("header button[aria-expanded]") },
  { name: "press Escape", act: async (page) => page.keyboard.press("Escape").then(() => true) },
  {
    name: "search",
    act: async (page, random) => {
      const field = page.getByRole("searchbox");
      if ((await measured(page, () => field.count())) === 0) return false;
      await field.first().fill(pick(["", "Byt", "SO-2026", "nothing like it", "Řehoř"], random) ?? "");
      await field.first().press("Enter");
      return true;
    },
  },
  {
    name: "go back",
    act: async (page) => {
      // The entry before the portal's first one is a page outside of it.
      const canGoBack = await measured(page, () => page.evaluate(() => globalThis.navigation.canGoBack));
      if (canGoBack) await page.goBack();
      return canGoBack;
    },
  },
  {
    name: "change the language",
    act: async (page, random) =>
      (await click(languageMenu(page))) && click(languageOption(page, pick(languages, random) ?? "int")),
  },
];

/** Performs `steps` random actions. After each the page has one heading, has finished loading, and shows no error. */
export const walk = async (page: Page, seed: number, steps: number): Promise<void> => {
  const random = numbers(seed);
  for (let step = 0; step < steps; step += 1) {
    const move = pick(moves, random);
    if (move === undefined || !(await move.act(page, random))) continue;
    const where = `seed ${seed}, step ${step}: ${move.name}`;
    await expect(page.locator("main h1"), where).toHaveCount(1);
    await expect(page.locator("main [aria-busy=true]"), where).toHaveCount(0);
    await expect(page.getByText(/MALFORMED_ANSWER|DEFECT|HTTP_\d/), where).toHaveCount(0);
  }
};
