import { LETTERS } from "../../src/domain/passwords/letter-limits.ts";
import type { OpenContext } from "../http/handler.ts";
import { BROWSER_COOKIE, isKnownBrowserOf } from "./known-browsers.ts";
import { limitUse } from "./rate-limit.ts";

/**
 * Limits the letters that anybody can have sent to an address without signing in. Strangers cannot use up what the owner may ask for: each network has its
 * own share, and a browser that has signed the account in before has one of its own and does not count among the others.
 */
export const limitLetters = async (
  context: Pick<OpenContext, "sql" | "hash" | "browser" | "now">,
  what: string,
  email: string,
) => {
  const { sql, browser } = context;
  const browserId = browser.cookies.get(BROWSER_COOKIE);
  const known = browserId !== undefined && (await isKnownBrowserOf(sql, email, browserId));
  const asker = known ? browserId : browser.address;
  return limitUse(context, [
    { what: `${what}-pair`, by: `${email}\n${asker}`, limit: LETTERS.pair },
    ...(known ? [] : [{ what, by: email, limit: LETTERS.person }]),
    { what: `${what}-from`, by: browser.address, limit: LETTERS.network },
  ]);
};
