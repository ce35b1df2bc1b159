import { expect, type Locator, type Page, type Route } from "@playwright/test";

/** One possible bad answer of a call, and the code that is shown for it. */
export interface BadAnswer {
  readonly name: string;
  readonly code: string;
  /** True where a retry may help and is offered. */
  readonly helpsAgain: boolean;
  readonly answer: (route: Route) => Promise<void>;
}

const status = (number: number, code: string): BadAnswer => ({
  name: String(number),
  code,
  helpsAgain: number === 429 || number >= 500,
  answer: (route) => route.fulfill({ status: number, body: "" }),
});

/** Every way that a call can fail (issue 2, part 5); those with a retry come first. */
export const badAnswers: readonly BadAnswer[] = [
  status(429, "TOO_MANY_REQUESTS"),
  status(500, "HTTP_500"),
  { name: "nothing at all", code: "TIMED_OUT", helpsAgain: true, answer: () => Promise.resolve() },
  { name: "cut off", code: "OFFLINE", helpsAgain: true, answer: (route) => route.abort("connectionreset") },
  {
    name: "malformed",
    code: "MALFORMED_ANSWER",
    helpsAgain: true,
    answer: (route) => route.fulfill({ contentType: "application/json", body: `{"valid":true,"data":` }),
  },
  status(403, "NO_ACCESS"),
  status(404, "NOT_FOUND"),
  status(409, "CONFLICT"),
  status(422, "INVALID_REQUEST"),
  status(401, "SESSION_EXPIRED"),
];

/** Makes a call fail while `ask` runs; where no answer is given, the page's clock jumps over the call's time limit. */
export const goWrong = async (
  page: Page,
  call: string,
  { answer, code }: BadAnswer,
  ask: () => Promise<unknown>,
  limit: number,
): Promise<void> => {
  const address = `**/api/${call}`;
  await page.unrouteAll();
  await page.route(address, answer);
  const asked = page.waitForRequest(address);
  await ask();
  await asked;
  if (code === "TIMED_OUT") await page.clock.fastForward(limit);
};

/** A time limit may start a moment after its request was sent: the clock jumps until the limit has passed. */
export const expectAfterLimit = (page: Page, shown: Locator, limit: number): Promise<void> =>
  expect(async () => {
    if (await shown.isVisible()) return;
    await page.clock.fastForward(limit);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

/** A read without an answer is retried twice, each time after less than a second: a paused clock is advanced by that time. */
export const expectAfterMore = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(250);
    await expect(shown).toBeVisible({ timeout: 250 });
  }).toPass();
