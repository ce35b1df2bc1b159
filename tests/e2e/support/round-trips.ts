import type { CDPSession, Page } from "@playwright/test"
import { expect } from "./test.ts"

/** There and back, in ms: long enough that what waits for another request begins clearly after it. */
const LATENCY = 150

interface Asked {
  readonly url: string
  /** In ms since 1970. */
  readonly from: number
  /** Endless where the answer has not come yet. */
  readonly to: number
}

interface Sent {
  readonly requestId: string
  readonly timestamp: number
  readonly wallTime: number
  readonly request: { readonly url: string }
  readonly redirectResponse?: object
}

interface Ended {
  readonly requestId: string
  readonly timestamp: number
}

/** Notes all that the page's browser asks for, frames and redirects included. */
const noteRequests = (line: CDPSession): readonly Asked[] => {
  const asked: Asked[] = []
  const running = new Map<string, { readonly at: number; readonly wallTime: number; readonly sent: number }>()
  const end = ({ requestId, timestamp }: Ended): void => {
    const { at, wallTime, sent } = running.get(requestId) ?? {}
    const noted = asked[at ?? -1]
    if (at === undefined || wallTime === undefined || sent === undefined || noted === undefined) return
    asked[at] = { ...noted, to: (wallTime + timestamp - sent) * 1000 }
  }
  line.on("Network.requestWillBeSent", (sent: Sent) => {
    // A redirect is a trip of its own, and keeps the number.
    if (sent.redirectResponse !== undefined) end(sent)
    running.set(sent.requestId, { at: asked.length, wallTime: sent.wallTime, sent: sent.timestamp })
    asked.push({ url: sent.request.url, from: sent.wallTime * 1000, to: Number.POSITIVE_INFINITY })
  })
  line.on("Network.loadingFinished", end)
  line.on("Network.loadingFailed", end)
  return asked
}

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

/** Of each request, how many were made one after the other up to it: it may have needed every one that had ended before it began. */
const depthsOf = (asked: readonly Asked[]): readonly number[] => {
  const depths: number[] = []
  for (const { from } of asked) depths.push(1 + Math.max(0, ...depths.filter((_, index) => (asked[index]?.to ?? Number.NaN) <= from)))
  return depths
}

/** The browser notes the end of an answer up to so many ms after the page has read it. */
const NOTED_LATE = 25

/** What the page asked for before its content stood there: all of it, and the longest chain of which each began after the last had ended. */
const before = (asked: readonly Asked[], readyAt: number) => {
  // The favicon is the browser's own wish.
  const early = asked.filter(({ url, from }) => from < readyAt && url.startsWith("http") && !url.endsWith("/favicon.svg")).toSorted((left, right) => left.from - right.from)
  const depths = depthsOf(early)
  // What was still under way then, the content did not wait for.
  const answered = early.filter(({ to }) => to <= readyAt + NOTED_LATE)
  const lastAnswer = Math.max(...answered.map(({ to }) => to))
  return {
    // What began after the last answer was begun by the drawing itself.
    urls: early.flatMap(({ url, from }, index) => (from < lastAnswer ? [`${depths[index] ?? 0} ${new URL(url).pathname}`] : [])),
    series: Math.max(...depths.filter((_, index) => answered.includes(early[index] as Asked))),
  }
}

/** The bars of a screen: how many requests, and how many of them one after the other, before it is there. */
export interface Bars {
  readonly requests: number
  readonly series: number
}

/** Opens a page on a slow line, and holds what it asks for before its content is there to the bars; afterwards the line is as it was. */
export const expectWithinBars = async (page: Page, name: string, there: string, bars: Bars, open: () => Promise<unknown>): Promise<void> => {
  await watchReady(page, there)
  const line = await page.context().newCDPSession(page)
  await line.send("Network.enable")
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 })
  const asked = noteRequests(line)
  await open()
  await expect(page.locator(there).first()).toBeVisible()
  const readyAt = await page.evaluate(() => (globalThis as unknown as { readyAt: number }).readyAt)
  await line.detach()
  const { urls, series } = before(asked, readyAt)
  console.log(`${name}: ${urls.length} requests, ${series} in series`)
  expect(urls.length, urls.join("\n")).toBeLessThanOrEqual(bars.requests)
  expect(series, urls.join("\n")).toBeLessThanOrEqual(bars.series)
}
