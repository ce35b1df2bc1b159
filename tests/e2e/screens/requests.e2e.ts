import { signInBySignOn } from "../support/people.ts";
import { expectWithinBars } from "../support/round-trips.ts";
import { test } from "../support/test.ts";

// What comes before a screen that somebody opens with a session, or that needs none, is counted in screens.e2e.ts.
for (const [person, there] of [
  ["gold", "main table td"],
  ["starter", "main li h2"],
] as const) {
  test(`${person} by single sign-on: at most 22 requests and 9 round trips in series before the first screen is there`, async ({
    page,
    portal,
    context,
    browser,
  }) => {
    // Another browser signs in, and hands over what the identity server knows it by: nothing is cached, and there is no session of the portal's.
    const elsewhere = await browser.newContext({ baseURL: portal.url });
    await elsewhere.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }]);
    await signInBySignOn(await elsewhere.newPage(), person);
    await context.addCookies((await elsewhere.cookies()).filter(({ path }) => path.startsWith("/realms/")));
    await elsewhere.close();
    await expectWithinBars(page, `${person} by single sign-on`, there, { requests: 22, series: 9 }, () =>
      page.goto("/"),
    );
  });
}
