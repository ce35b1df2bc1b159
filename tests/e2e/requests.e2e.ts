import type { CDPSession, Page, Request } from "@playwright/test"
import { signInByCall, signInBySignOn } from "./support/people.ts"
import { screens } from "./support/screens.ts"
import { expect, test } from "./support/test.ts"

/** There and back, in ms: long enough that what waits for another request begins clearly after it. */
const LATENCY = 150

interface Asked { readonly url: string; readonly from: number; readonly to: number }

/** Notes in every page when the content first stands in it, in ms since 1970. */
const watchReady = async (page: Page, there: string): Promise<void> => {
  await page.addInitScript((selector) => {
    const note = (): void => {
      if (document.querySelector(selector) === null) return
      Object.assign(globalThis, { readyAt: performance.timeOrigin + performance.now() })
      watching.disconnect()
    }
    const watching = new MutationObserver(note)
    watching.observe(document, { childList: true, subtree: true })
  }, there)
}

const timesOf = (request: Request): Asked => {
  const { startTime, responseEnd } = request.timing()
  return { url: request.url(), from: startTime, to: startTime + Math.max(responseEnd, 0) }
}

/** What the page asked for before its content stood there: all of it, and the longest chain of which each began after the last had ended. */
const askedBefore = async (page: Page, requests: readonly Request[], there: string) => {
  await expect(page.locator(there).first()).toBeVisible()
  await page.waitForLoadState("networkidle")
  const readyAt = await page.evaluate(() => (globalThis as unknown as { readyAt: number }).readyAt)
  // What has no times yet has only just begun; the favicon is the browser's own wish.
  const asked = requests.map(timesOf).filter(({ url, from }) => from > 0 && from < readyAt && !url.endsWith("/favicon.svg")).toSorted((left, right) => left.from - right.from)
  const depths: number[] = []
  for (const { from } of asked) depths.push(1 + Math.max(0, ...depths.filter((_, index) => (asked[index]?.to ?? Number.NaN) <= from)))
  // What was still under way then, the content did not wait for.
  const waitedFor = depths.filter((_, index) => (asked[index]?.to ?? Number.NaN) <= readyAt)
  return { urls: asked.map(({ url }, index) => `${depths[index] ?? 0} ${new URL(url).pathname}`), series: Math.max(...waitedFor) }
}

const slowLine = async (page: Page): Promise<CDPSession> => {
  const line = await page.context().newCDPSession(page)
  await line.send("Network.enable")
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 })
  return line
}

const measured = ["login", "first steps", "dashboard", "orders", "order", "tickets", "messages"]

for (const { name, path, person, there } of screens.filter((screen) => measured.includes(screen.name))) {
  test(`${name}: at most 12 requests and 3 round trips in series before it is there`, async ({ page, portal }) => {
    const requests: Request[] = []
    if (person !== undefined) await signInByCall(page, portal.url, person)
    await watchReady(page, there)
    await slowLine(page)
    page.on("request", (request) => requests.push(request))
    await page.goto(path)
    const { urls, series } = await askedBefore(page, requests, there)
    console.log(`${name}: ${urls.length} requests, ${series} in series`)
    expect(urls.length, urls.join("\n")).toBeLessThanOrEqual(12)
    expect(series, urls.join("\n")).toBeLessThanOrEqual(3)
  })
}

test("dashboard by single sign-on: at most 22 requests before it is there", async ({ page, portal, context, browser }) => {
  const there = "main table td"
  // Another browser signs in, and hands over what the identity server knows it by: nothing is cached, and there is no session of the portal's.
  const elsewhere = await browser.newContext({ baseURL: portal.url })
  await elsewhere.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }])
  await signInBySignOn(await elsewhere.newPage(), "gold")
  await context.addCookies((await elsewhere.cookies()).filter(({ path }) => path.startsWith("/realms/")))
  await elsewhere.close()
  await watchReady(page, there)
  const requests: Request[] = []
  page.on("request", (request) => requests.push(request))
  await page.goto("/")
  const { urls } = await askedBefore(page, requests, there)
  console.log(`dashboard by single sign-on: ${urls.length} requests`)
  expect(urls.length, urls.join("\n")).toBeLessThanOrEqual(22)
})
