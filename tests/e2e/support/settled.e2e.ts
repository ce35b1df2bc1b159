import { hold } from "./hold.ts";
import { STILL_PAGE } from "./replay.ts";
import { untilLoaded } from "./settled.ts";
import { expect, test } from "./test.ts";

test("what a document asks for while the next one is coming is not waited for on the next one", async ({
  page,
}) => {
  await page.goto(STILL_PAGE);
  const release = await hold(page, "**/favicon.svg?next");
  await page.evaluate(() => {
    setInterval(() => void fetch("/api/getTicket", { method: "POST" }).catch(() => {}), 1);
  });
  const coming = page.waitForRequest("**/favicon.svg?next");
  const left = page.goto(`${STILL_PAGE}?next`);
  await coming;
  await page.waitForRequest("**/api/getTicket");
  release();
  await left;
  await untilLoaded(page);
});

test("what the shown document asks for is waited for, also after a change of its address", async ({
  page,
}) => {
  await page.goto(STILL_PAGE);
  const release = await hold(page, "**/api/getTicket");
  const asked = page.waitForRequest("**/api/getTicket");
  await page.evaluate(() => {
    void fetch("/api/getTicket", { method: "POST" }).then((answer) => answer.text());
    history.pushState(null, "", "#there");
  });
  await asked;
  let isLoaded = false;
  const loaded = untilLoaded(page).then(() => (isLoaded = true));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(isLoaded).toBe(false);
  release();
  await loaded;
});
