import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assign, createActor, createMachine, setup } from "xstate";
import { screensSettled } from "../../src/app/sign-on/when-screen-ready.ts";
import type { PortalRef } from "../../src/machines/shell/portal.machine.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (idle: () => void) => setTimeout(idle, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loading = createMachine({
  initial: "loading",
  states: { loading: { tags: "busy", on: { answered: "there" } }, there: {} },
});

/** A page that opens its screens when it is told. */
const page = setup({
  types: {
    context: {} as { readonly screens: readonly string[] },
    events: {} as { readonly type: "open"; readonly key: string },
  },
  actors: { loading },
}).createMachine({
  context: { screens: [] },
  on: {
    open: {
      actions: assign(({ context, event, spawn }) => {
        spawn("loading", { id: event.key });
        return { screens: [...context.screens, event.key] };
      }),
    },
  },
});

test("screens have settled when one has been opened and all of them are loaded, however long the frame takes", async () => {
  const root = createActor(page).start();
  let settled = false;
  void screensSettled(root as unknown as PortalRef).then(() => (settled = true));
  const answer = (key: string) =>
    (root.getSnapshot().children as Record<string, { send: (event: object) => void }>)[key]?.send({
      type: "answered",
    });
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled, "no screen is open yet").toBe(false);
  root.send({ type: "open", key: "code" });
  root.send({ type: "open", key: "orders" });
  await vi.advanceTimersByTimeAsync(1000);
  answer("code");
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled, "the orders are awaited").toBe(false);
  answer("orders");
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toBe(true);
});
