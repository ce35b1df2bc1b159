import { expect, type BrowserContext, type Page, type Request } from "@playwright/test";
import { expectSignedIn } from "../../e2e/support/people.ts";

/** The button that leads to the identity server. */
export const singleSignOn = (page: Page) => page.getByRole("button", { name: "Sign in with single sign-on" });
/** The dialog of a session that has ended while somebody worked. */
export const signInAgain = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

/** The pages of an identity server, as a person sees them. */
export interface IdentityPages {
  readonly expectLogin: (page: Page) => Promise<void>;
  /** Types a demo person's address and password into its login, and submits them. */
  readonly fillLogin: (page: Page, name: string) => Promise<void>;
}

/** Signs a demo person in at an identity server, and waits until their first screen is shown. */
export const signInAt =
  (server: IdentityPages) =>
  async (page: Page, name: string): Promise<void> => {
    await page.goto("/login/");
    await singleSignOn(page).click();
    await server.fillLogin(page, name);
    await expectSignedIn(page);
  };

/** The portal's own session goes; that of the identity server stays. */
export const forgetPortalCookie = async (context: BrowserContext): Promise<void> => {
  await context.clearCookies({ name: "portal_session" });
  await context.clearCookies({ name: "portal_hint" });
};

/** Whether a page asks for a fresh token. */
export const isRefresh = (request: Request): boolean =>
  request.url().endsWith("/openid-connect/token") &&
  (request.postData() ?? "").includes("grant_type=refresh_token");

/** Lets the clock of all tabs go on until each has asked for a fresh token, and returns the answers' status. */
export const untilRefreshed = async (first: Page, ...others: readonly Page[]): Promise<readonly number[]> => {
  const tabs = [first, ...others];
  const asked = new Set<Page>();
  const refreshed = tabs.map(async (tab) => {
    const response = tab.waitForResponse((answer) => isRefresh(answer.request()));
    await tab.waitForRequest(isRefresh);
    asked.add(tab);
    return (await response).status();
  });
  await expect
    .poll(async () => {
      // No time passes while a tab waits for its answer, because the refresh has a limit.
      if (asked.size === 0) await first.clock.fastForward("01:00");
      // Answered after every request of the pages before has been reported.
      for (const tab of tabs) await tab.evaluate(() => {});
      return asked.size;
    })
    .toBe(tabs.length);
  return Promise.all(refreshed);
};
