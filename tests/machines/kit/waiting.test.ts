import { describe, expect, it } from "vitest";
import { StateMachine, type AnyStateMachine } from "xstate";
import { machineModules } from "../../../src/atlas/walk/machine-modules.ts";
import { stateNodes } from "../../../src/machines/kit/state-nodes.ts";

/** The machines of all areas; those of the kit are what areas make theirs of. */
const machines: readonly AnyStateMachine[] = await Promise.all(
  machineModules.filter(({ area }) => area !== "kit").map(({ machine }) => machine()),
);

/** A machine and those that it starts. */
const withChildren = (machine: AnyStateMachine): readonly AnyStateMachine[] => [
  machine,
  ...Object.values(machine.implementations.actors)
    .filter((logic): logic is AnyStateMachine => logic instanceof StateMachine)
    .flatMap(withChildren),
];

const idsWhere = (holds: (node: ReturnType<typeof stateNodes>[number]) => boolean): readonly string[] =>
  machines
    .filter((machine) => withChildren(machine).some((one) => stateNodes(one).some(holds)))
    .map(({ id }) => id);

describe("of all machines", () => {
  it("only a ticket, an answer, a product's settings and drafts that are saved as one types wait for the connection", () => {
    expect(idsWhere((node) => node.invoke.some(({ id }) => id === "holdPage"))).toEqual([
      "helpOverlay",
      "productSettings",
      "referenceDraft",
      "ticketCreation",
      "websiteDraft",
    ]);
  });

  it("no other write hears that the portal answers again", () => {
    expect(idsWhere((node) => node.ownEvents.includes("resource.retry"))).toEqual([]);
    expect(idsWhere((node) => node.ownEvents.includes("screen.retry"))).toEqual([
      "helpOverlay",
      "productSettings",
      "referenceDraft",
      // It reads: a screen's code.
      "screenLoading",
      "ticketCreation",
      "websiteDraft",
    ]);
  });
});
