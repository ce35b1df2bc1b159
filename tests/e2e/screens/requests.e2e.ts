import { identityCookies, signInBySignOn } from "../support/people.ts";
import { expectWithinBars } from "../support/round-trips.ts";
import { test } from "../support/test.ts";

// screens.e2e.ts counts the requests before a screen that is opened with a session or needs none.
for (const [person, there, ...tag] of [
  ["gold", "main table td"],
  ["starter", "main li h2", "@long"],
] as const) {
  test(
    `${person} by single sign-on: at most 19 requests and 6 sequential round trips before the first screen is shown`,
    { tag },
    async ({ page, portal, context, browser }) => {
      // Another browser context signs in and hands over its identity cookies: no cache, and no portal session.
      const elsewhere = await browser.newContext({ baseURL: portal.url });
      await elsewhere.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }]);
      await signInBySignOn(await elsewhere.newPage(), person);
      await context.addCookies([...(await identityCookies(elsewhere))]);
      await elsewhere.close();
      await expectWithinBars(page, `${person} by single sign-on`, there, { requests: 19, series: 6 }, () =>
        page.goto("/"),
      );
    },
  );
}
