import { signInByCall, signInBySignOn } from "./support/people.ts"
import { expectWithinBars } from "./support/round-trips.ts"
import { screens } from "./support/screens.ts"
import { test } from "./support/test.ts"

const measured = ["login", "first steps", "dashboard", "orders", "order", "tickets", "messages"]

for (const { name, path, person, there } of screens.filter((screen) => measured.includes(screen.name))) {
  test(`${name}: at most 12 requests and 3 round trips in series before it is there`, async ({ page, portal }) => {
    if (person !== undefined) await signInByCall(page, portal.url, person)
    await expectWithinBars(page, name, there, { requests: 12, series: 3 }, () => page.goto(path))
  })
}

for (const [person, there] of [["gold", "main table td"], ["starter", "main li h2"]] as const) {
  test(`${person} by single sign-on: at most 22 requests and 9 round trips in series before the first screen is there`, async ({ page, portal, context, browser }) => {
    // Another browser signs in, and hands over what the identity server knows it by: nothing is cached, and there is no session of the portal's.
    const elsewhere = await browser.newContext({ baseURL: portal.url })
    await elsewhere.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }])
    await signInBySignOn(await elsewhere.newPage(), person)
    await context.addCookies((await elsewhere.cookies()).filter(({ path }) => path.startsWith("/realms/")))
    await elsewhere.close()
    await expectWithinBars(page, `${person} by single sign-on`, there, { requests: 22, series: 9 }, () => page.goto("/"))
  })
}
