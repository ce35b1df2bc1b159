import { afterEach, expect, test, vi } from "vitest";
import type { Sending } from "../../src/api/transport.ts";
import { askEarly, sendOrTake } from "../../src/app/early-answers.ts";

const URL_OF_ORDERS = "https://portal.example/api/getOrders";
const asking = (page = "1"): Sending => ({
  url: URL_OF_ORDERS,
  fields: new URLSearchParams({ page }),
  files: [],
  headers: {},
  signal: new AbortController().signal,
  quietLimit: 15_000,
  onProgress: () => {},
});

/** The server's answers in their order; a string is the reason of a network failure. */
const serve = (...answers: readonly (Response | string)[]) => {
  const left = [...answers];
  const asked = vi.fn(() => {
    const next = left.shift();
    return typeof next === "string" ? Promise.reject(new TypeError(next)) : Promise.resolve(next);
  });
  vi.stubGlobal("fetch", asked);
  return asked;
};

afterEach(() => void vi.unstubAllGlobals());

test("an early answer is used once", async () => {
  const asked = serve(new Response("early"), new Response("later"));
  void askEarly(URL_OF_ORDERS, { page: "1" });
  expect(await (await sendOrTake(asking())).text()).toBe("early");
  expect(await (await sendOrTake(asking())).text()).toBe("later");
  expect(asked).toHaveBeenCalledTimes(2);
});

test("an early answer that no screen takes within half a minute is dropped", async () => {
  vi.useFakeTimers();
  serve(new Response("early"), new Response("fresh"));
  void askEarly(URL_OF_ORDERS, { page: "3" });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await (await sendOrTake(asking("3"))).text()).toBe("fresh");
  vi.useRealTimers();
});

test("an early answer is not used for a request with other fields", async () => {
  serve(new Response("early"), new Response("second page"));
  void askEarly(URL_OF_ORDERS, { page: "1" });
  expect(await (await sendOrTake(asking("2"))).text()).toBe("second page");
});

test.each([
  ["a broken server", new Response("", { status: 500 })],
  ["a session that had ended", new Response("", { status: 401 })],
  ["a broken line", "connection reset"],
])("an early call that failed is repeated: %s", async (_, failed) => {
  serve(failed, new Response("well again"));
  void askEarly(URL_OF_ORDERS, { page: "1" });
  expect(await (await sendOrTake(asking())).text()).toBe("well again");
});

const named = (account: string): Sending => ({ ...asking(), headers: { "Portal-Account": account } });
const answerFor = (account: string | undefined, text: string) =>
  new Response(text, { headers: account === undefined ? {} : { "Portal-Account": account } });

test.each([
  ["another account", "a", answerFor("b", "of b")],
  ["a page that shows nobody", "none", answerFor("b", "of b")],
  ["nobody", "a", answerFor(undefined, "of nobody")],
])("an early answer for another account than the page shows is dropped: %s", async (_, shown, early) => {
  serve(early, answerFor(shown, "its own"));
  void askEarly(URL_OF_ORDERS, { page: "1" });
  expect(await (await sendOrTake(named(shown))).text()).toBe("its own");
});

test.each([
  ["a", answerFor("a", "early")],
  ["none", answerFor(undefined, "early")],
])("an early answer for the account that the page shows is used: %s", async (shown, early) => {
  const asked = serve(early);
  void askEarly(URL_OF_ORDERS, { page: "1" });
  expect(await (await sendOrTake(named(shown))).text()).toBe("early");
  expect(asked).toHaveBeenCalledTimes(1);
});
