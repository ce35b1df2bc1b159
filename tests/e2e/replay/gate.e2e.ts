import type { EventEmitter } from "node:events";
import type { Page } from "@playwright/test";
import { gate, STILL_PAGE } from "../support/replay.ts";
import { expect, test } from "../support/test.ts";

/** The events of the browser that are kept back until they are reported. */
const reportLate = (page: Page, isLate: (event: string | symbol, of: unknown) => boolean) => {
  const context = page.context();
  const open = context.newCDPSession.bind(context);
  const late: (() => void)[] = [];
  context.newCDPSession = async (of) => {
    const line = await open(of);
    const events = line as unknown as EventEmitter;
    const emit = events.emit.bind(events);
    events.emit = (event, ...about) =>
      isLate(event, about[0]) ? late.push(() => void emit(event, ...about)) > 0 : emit(event, ...about);
    return line;
  };
  return late;
};

test("an answer is delivered to the open page, not to a call of the page that was left, however late that is reported", async ({
  page,
}) => {
  const late = reportLate(
    page,
    (event, of) => event === "Fetch.requestPaused" && JSON.stringify(of).includes("of=the-page-before"),
  );
  const calls = await gate(page);
  await page.goto(STILL_PAGE);
  await page.evaluate(() => {
    void fetch("/api/getTicket?of=the-page-before", { method: "POST" }).catch(() => {});
  });
  await expect.poll(() => late.length).toBe(1);
  await calls.leave();
  for (const report of late) report();
  await calls.answer("/api/getTicket", { status: 200, json: { valid: true } });
  await page.evaluate(() => {
    const answered = fetch("/api/getTicket", { method: "POST" }).then((answer) => answer.json());
    Object.assign(globalThis, { answered });
  });
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { answered: Promise<unknown> }).answered))
    .toEqual({ valid: true });
  await calls.release();
});
