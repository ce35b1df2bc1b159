import { expect, test } from "vitest";
import type { Step } from "../../../src/atlas/desk/simulation/step.ts";
import { playTimeline } from "../../../src/atlas/desk/simulation/timeline.ts";

const key = "takePioneerSubmission:PI-2026-000012";
const open: Step = {
  actor: "portal",
  event: { type: "screen.opened", key, machine: "action", input: { limit: 90_000 } },
};
const press: Step = {
  actor: `portal/${key}`,
  event: { type: "action.send", request: { id: "PI-2026-000012" } },
};
const noConnection: Step = {
  actor: `portal/${key}`,
  event: { type: "xstate.done.actor.submit", output: { _tag: "Failed", failure: { _tag: "Offline" } } },
};
const browser = (type: "endpoint.disconnected" | "endpoint.connected"): Step => ({
  actor: "portal/endpointHealth",
  event: { type },
});

/** Why the write of the last press failed. */
const failureOf = (...steps: readonly Step[]): unknown => {
  const { simulation } = playTimeline({ steps, source: "route" }, steps.length, {
    locale: "int",
    persona: "gold",
  });
  const shown = simulation.find(`portal/${key}`)?.getSnapshot() as
    | { readonly context: { readonly failure: unknown } }
    | undefined;
  simulation.stop();
  return shown?.context.failure;
};

test("a write that lost its connection may have been carried out", () => {
  const lost = { _tag: "Offline", lost: true };
  expect(failureOf(open, press, noConnection)).toEqual(lost);
  expect(failureOf(open, press, browser("endpoint.disconnected"), noConnection)).toEqual(lost);
});

test("a write that was pressed while the browser had no connection was never sent", () => {
  const unsent = { _tag: "Offline" };
  expect(failureOf(open, browser("endpoint.disconnected"), press, noConnection)).toEqual(unsent);
  expect(
    failureOf(
      open,
      browser("endpoint.disconnected"),
      press,
      noConnection,
      browser("endpoint.connected"),
      press,
      noConnection,
    ),
  ).toEqual({ ...unsent, lost: true });
});
