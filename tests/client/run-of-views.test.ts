import { createEmptyActor, createMachine } from "xstate";
import { expect, test } from "vitest";
import type { CallOptions } from "../../src/api/client.ts";
import { getShortages, getShortagesCsv } from "../../src/api/limited-availability.calls.ts";
import { saved } from "../../src/api/saved.ts";
import { dismissShortageNotice } from "../../src/api/shortage-notice.calls.ts";
import { createLive } from "../../src/app/live/live.ts";
import type { RunCall } from "../../src/app/live/run-call.ts";
import { failed } from "../../src/domain/kit/call-failure.ts";

/** What the client is asked to do for a view's call. */
const start = () => {
  const made: unknown[] = [];
  const run = (async (
    { path, headers }: { readonly path: string; readonly headers?: object },
    request: unknown,
    _signal: AbortSignal,
    options: CallOptions = {},
  ) => {
    made.push([path, request, options, headers]);
    return failed({ _tag: "Offline" });
  }) as unknown as RunCall;
  const { runOfViews } = createLive(run, { accountKey: () => "me", locale: () => "cscz" }, "");
  return { made, runOfViews, given: { signal: new AbortController().signal, by: createEmptyActor() } };
};

test("a view's call names the actor that makes it, by which a write has its key", async () => {
  const { made, runOfViews, given } = start();
  await runOfViews(dismissShortageNotice, {}, given);
  await runOfViews(getShortages, { page: 1 }, { ...given, unattended: true });
  const { by } = given;
  expect(made).toEqual([
    ["/api/dismissShortageNotice", {}, { by, unattended: false }, undefined],
    ["/api/getShortages", { page: 1 }, { by, unattended: true }, undefined],
  ]);
});

test("a file is asked for by a link, in the language that is shown", async () => {
  const { made, runOfViews, given } = start();
  const outcome = await runOfViews(saved(getShortagesCsv), { sort: "-until" }, given);
  expect(outcome).toEqual({ _tag: "Failed", failure: { _tag: "Offline" } });
  expect(made).toEqual([
    [
      "/api/getShortagesCsv",
      { instance: "cscz", sort: "-until" },
      {},
      expect.objectContaining({ "Portal-Download": "link" }),
    ],
  ]);
});

test("content beside the main content is loaded once the running loads have ended", async () => {
  const order: string[] = [];
  let end: () => void = () => {};
  const run = (async ({ path }: { readonly path: string }) => {
    order.push(path);
    if (path === "/api/getShortages") await new Promise<void>((resolve) => (end = resolve));
    return failed({ _tag: "Offline" });
  }) as unknown as RunCall;
  const { runOfViews } = createLive(run, { accountKey: () => "me", locale: () => "int" }, "");
  const given = { signal: new AbortController().signal, by: createEmptyActor() };
  const main = runOfViews(getShortages, {}, given);
  const beside = runOfViews(getShortages, { page: 2 }, { ...given, beside: true });
  await Promise.resolve();
  expect(order).toHaveLength(1);
  end();
  await main;
  await expect.poll(() => order).toHaveLength(2);
  end();
  await beside;
});

test("of two machines with one id the first stays: an actor that is opened again goes on with what it knows", () => {
  const live = createLive((() => {}) as never, { accountKey: () => "me", locale: () => "cscz" }, "");
  const [first, second] = [createMachine({ id: "one" }), createMachine({ id: "one" })];
  live.add([first]);
  live.add([second]);
  expect(live.machines.get("one")).toBe(first);
});
