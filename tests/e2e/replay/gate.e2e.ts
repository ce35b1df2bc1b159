import { gate, STILL_PAGE } from "../support/replay.ts";
import { expect, test } from "../support/test.ts";

test("an answer is delivered to the open page, not to a call of the page that was left", async ({ page }) => {
  const calls = await gate(page);
  await page.goto(STILL_PAGE);
  await page.evaluate(() => {
    setInterval(() => void fetch("/api/getTicket", { method: "POST" }).catch(() => {}), 10);
  });
  await calls.leave();
  await page.evaluate(() => {
    const answered = fetch("/api/getTicket", { method: "POST" }).then((answer) => answer.json());
    Object.assign(globalThis, { answered });
  });
  await calls.answer("/api/getTicket", { status: 200, json: { valid: true } });
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { answered: Promise<unknown> }).answered))
    .toEqual({ valid: true });
  await calls.release();
});
