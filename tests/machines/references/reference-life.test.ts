import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import {
  next,
  referenceActions,
  referenceActors,
  referenceStatuses,
  type ReferenceActor,
  type ReferenceStatusCode,
} from "../../../src/domain/references/reference-life.ts";
import { emptyReference, type Reference } from "../../../src/domain/references/reference.ts";
import { type ReferenceId } from "../../../src/domain/references/reference-id.ts";
import {
  referenceLifeMachine,
  type ReferenceStep,
} from "../../../src/machines/references/reference-life.machine.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const id = "RP-000001" as ReferenceId;
type Moved = AnyOutcome<Reference>;

const reference = (code: ReferenceStatusCode): Reference => ({
  id,
  status: { _tag: "Known", code },
  revision: 5,
  content: emptyReference,
  company: "Elektro Huber GmbH",
  createdAt: new Date(0),
  createdBy: "Eva Huber",
  submittedAt: null,
  decision: null,
  link: null,
});

const start = (status: ReferenceStatusCode, actor: ReferenceActor, ...outcomes: readonly Moved[]) => {
  const move = scripted<Moved, ReferenceStep>(...outcomes);
  const holder = listener();
  const life = createActor(referenceLifeMachine.provide({ actors: { move: move.logic } }), {
    input: { id, status, revision: 4, actor, parent: holder.ref },
  }).start();
  return { life, sent: move.inputs, holder, snapshot: () => life.getSnapshot() };
};

/** The statuses of the value, such as `pending` of `{ pending: "resting" }`. */
const statusOf = (value: unknown): string =>
  typeof value === "string" ? value : (Object.keys(value as object)[0] ?? "");

describe("the life of a reference project", () => {
  const everyStep = referenceStatuses.flatMap((status) =>
    referenceActions.flatMap((action) => referenceActors.map((actor) => ({ status, action, actor }))),
  );

  const everyMove = everyStep.flatMap(({ action, ...step }) =>
    action === "edit" ? [] : [{ ...step, action }],
  );

  it.each(everyMove)("is that of the table: $actor $action $status", async ({ status, action, actor }) => {
    const to = next(status, action, actor);
    const { life, sent, holder, snapshot } = start(status, actor, answered(reference(to ?? status)));
    expect(snapshot().can({ type: `reference.${action}` })).toBe(to !== undefined);
    life.send({ type: `reference.${action}` });
    expect(sent.map((step) => step.action)).toEqual(to === undefined ? [] : [action]);
    await settle();
    expect(statusOf(snapshot().value)).toBe(to ?? status);
    expect(holder.types()).toEqual(to === undefined ? [] : ["resource.changed"]);
    expect(snapshot().context.revision).toBe(to === undefined ? 4 : 5);
  });

  it.each(referenceStatuses)("may be edited where the table says so, by the company alone: %s", (status) => {
    const { snapshot } = start(status, "company");
    expect(snapshot().hasTag("editable")).toBe(next(status, "edit", "company") !== undefined);
    expect(next(status, "edit", "staff")).toBeUndefined();
  });
});
