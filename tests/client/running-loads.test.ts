import { afterEach, expect, test, vi } from "vitest";
import { createRunningLoads } from "../../src/app/live/running-loads.ts";

/** A browser that is busy until `rest` is called. */
const busyBrowser = () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void, { timeout }: IdleRequestOptions) => {
    waiting.push(callback);
    setTimeout(callback, timeout);
  });
  return { rest: () => waiting.splice(0).forEach((callback) => callback()) };
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
/** True once the promise has settled. */
const watch = (promise: Promise<unknown>) => {
  const state = { settled: false };
  void promise.then(() => (state.settled = true));
  return state;
};

afterEach(() => vi.unstubAllGlobals());

test("what stands beside waits until the main content has come and is shown", async () => {
  const browser = busyBrowser();
  const loads = createRunningLoads();
  let answer = (): void => {};
  void loads.note(new Promise<void>((resolve) => (answer = resolve)));
  const beside = watch(loads.drawn());
  await turn();
  browser.rest();
  await turn();
  expect(beside.settled).toBe(false);
  answer();
  await turn();
  expect(beside.settled).toBe(false);
  browser.rest();
  await turn();
  expect(beside.settled).toBe(true);
});

test("where nothing loads any more, it waits until what came is shown", async () => {
  const browser = busyBrowser();
  const beside = watch(createRunningLoads().drawn());
  await turn();
  expect(beside.settled).toBe(false);
  browser.rest();
  await turn();
  expect(beside.settled).toBe(true);
});

test("a page that never rests, such as one in the background, waits for two seconds", async () => {
  vi.useFakeTimers();
  busyBrowser();
  const beside = watch(createRunningLoads().drawn());
  await vi.advanceTimersByTimeAsync(1999);
  expect(beside.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(beside.settled).toBe(true);
  vi.useRealTimers();
});
