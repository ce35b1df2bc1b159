import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { liveAcademy } from "../../src/app/live/academy.live.ts";
import type { RunCall } from "../../src/app/live/run-call.ts";
import type { Outcome } from "../../src/domain/kit/call-failure.ts";

const LINK = "https://academy.example/?token=once";

/** Presses the link of the academy in a browser that opens `tab`, or none. */
const visit = async (tab: object | null, outcome: Outcome<{ readonly link: string }>) => {
  const open = vi.fn(() => tab);
  vi.stubGlobal("window", { open });
  const run = (() => {
    // The click permits a popup only before anything is waited for.
    expect(open).toHaveBeenCalledWith("", "_blank");
    return Promise.resolve(outcome);
  }) as unknown as RunCall;
  const actor = createActor(liveAcademy(run), { input: { limit: 20_000 } }).start();
  actor.send({ type: "action.send", request: { language: "int", status: "gold" } });
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return actor.getSnapshot();
};

const emptyTab = () => ({ opener: {}, close: vi.fn(), location: { replace: vi.fn() } });

afterEach(() => vi.unstubAllGlobals());

it("opens in a tab that cannot reach the portal", async () => {
  const tab = emptyTab();
  await visit(tab, { _tag: "Answered", answer: { link: LINK } });
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith(LINK);
  expect(tab.close).not.toHaveBeenCalled();
});

it("closes the empty tab when there is no link", async () => {
  const tab = emptyTab();
  await visit(tab, { _tag: "Failed", failure: { _tag: "Offline" } });
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});
