import type { Page } from "@playwright/test";
import { signIn } from "./people.ts";
import { test, withAnimations } from "./test.ts";
import { label } from "./texts.ts";
import { isShownFirst } from "./settled.ts";

interface Day {
  readonly page: Page;
  /** Opens an address of the portal. */
  readonly open: (address: string) => Promise<unknown>;
  /** Follows an entry of the navigation, which a phone has behind a button. */
  readonly goTo: (entry: string) => Promise<void>;
}

/**
 * A person's working day on a phone, and in `npm run test:long` on a tablet and a monitor too, each with a portal of its own:
 * what one day changes must not change the other.
 */
export const workingDay = (person: string, title: string, spend: (day: Day) => Promise<void>): void => {
  for (const width of [390, 768, 1440]) {
    test.describe(`${width} px`, { tag: width === 390 ? [] : "@long" }, () => {
      test.use({ ...withAnimations, viewport: { width, height: 900 } });

      test(title, async ({ page, ownPortal }) => {
        await signIn(page, person, `${ownPortal.url}/login/`);
        const goTo = async (entry: string): Promise<void> => {
          const menu = page.getByRole("button", { name: label("quick.more"), exact: true });
          const link = page
            .getByRole("navigation", { name: label("navigation.label") })
            .getByRole("link", { name: label(`navigation.${entry}`), exact: true });
          if (await isShownFirst(menu, link)) await menu.click();
          await link.click();
        };
        await spend({ page, open: (address) => page.goto(`${ownPortal.url}${address}`), goTo });
      });
    });
  }
};

/** The button with a text of the catalogue. */
export const button = (page: Page, key: string) =>
  page.getByRole("button", { name: label(key), exact: true });

/** The button that opens the columns of a list, which a phone has behind what else the list offers. */
export const columnsButton = async (page: Page) => {
  const [options, columns] = [button(page, "list.tools"), button(page, "list.columns")];
  if (await isShownFirst(options, columns)) await options.click();
  return columns;
};

/** The page's title. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Presses a button, and returns the name of the file that the browser saves. */
export const downloaded = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return download.suggestedFilename();
};
