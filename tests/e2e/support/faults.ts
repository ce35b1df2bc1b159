import { expect, type Locator, type Page } from "@playwright/test";
import { originOf } from "./settled.ts";

/** The faults that the server can simulate in development; `value` is a status or milliseconds. */
export interface Fault {
  readonly target: string;
  readonly kind: "slow" | "fail" | "malformed" | "cut" | "hang" | "lost";
  readonly value?: number;
}

const post = async (page: Page, path: string, form: Readonly<Record<string, string>>): Promise<void> => {
  const origin = originOf(page);
  const answer = await page.request.post(`${origin}${path}`, { form, headers: { origin } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
};

/** Makes calls of this browser fail from now until the faults are cleared. The page must already be on the portal. */
export const setFault = (page: Page, { target, kind, value = 0 }: Fault): Promise<void> =>
  post(page, "/dev/faults/", { target, kind, value: String(value) });

/** Clears all faults. */
export const clearFaults = (page: Page): Promise<void> => post(page, "/dev/faults/clear", {});

/** Tells the page that the browser has a connection again, until what follows is shown: it asks the portal at once. */
export const untilAskedAgain = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
