import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
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
import { submitError } from "../../../src/machines/kit/form.machine.ts";
import { everyFailure } from "../../support/every-failure.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const id = "RP-000001" as ReferenceId;
type Moved = AnyOutcome<Reference>;

const reference = (code: ReferenceStatusCode, revision = 4): Reference => ({
  id,
  status: { _tag: "Known", code },
  revision,
  content: emptyReference,
  company: "Elektro Huber GmbH",
  createdAt: new Date(0),
  createdBy: "Eva Huber",
  submittedAt: null,
  decision: null,
  link: null,
});

const start = (
  status: ReferenceStatusCode,
  actor: ReferenceActor,
  ...outcomes: readonly (Moved | "never")[]
) => {
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
    const { life, sent, holder, snapshot } = start(status, actor, answered(reference(to ?? status, 5)));
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

  it("submits the revision that was saved last", () => {
    const { life, sent } = start("draft", "company", "never");
    life.send({ type: "reference.submit", revision: 9 });
    expect(sent).toEqual([{ id, revision: 9, action: "submit", reason: "", comments: {} }]);
  });

  it("sends a decision with its reason and the comments that were written", async () => {
    const { life, sent, snapshot } = start("pending", "staff", answered(reference("notApproved")));
    const change = { decision: "decline", reason: "Too short", solution: " How? ", city: " " } as const;
    life.send({ type: "form.changed", change });
    life.send({ type: "form.submit" });
    expect(sent).toEqual([
      { id, revision: 4, action: "decline", reason: "Too short", comments: { solution: "How?" } },
    ]);
    await settle();
    expect([statusOf(snapshot().value), snapshot().context.values.reason]).toEqual(["notApproved", ""]);
  });

  it("asks for the present state where somebody else was faster, and goes on from it", async () => {
    const { life, holder, snapshot } = start(
      "pending",
      "company",
      failed({ _tag: "Refused", code: "REFERENCE_MOVED" }),
    );
    life.send({ type: "reference.withdraw" });
    await settle();
    expect(holder.types()).toEqual(["resource.refresh"]);
    life.send({ type: "reference.loaded", status: "approved", revision: 4 });
    expect([statusOf(snapshot().value), snapshot().can({ type: "reference.withdraw" })]).toEqual([
      "approved",
      true,
    ]);
  });

  it.each(everyFailure)(
    "is where it was after a failure, says why, and loses nothing typed: %j",
    async (failure) => {
      const { life, snapshot } = start(
        "pending",
        "staff",
        failed(failure),
        answered(reference("notApproved", 5)),
      );
      const change = { decision: "decline", reason: "Too short", solution: "How?" } as const;
      life.send({ type: "form.changed", change });
      life.send({ type: "form.submit" });
      await settle();
      expect([snapshot().value, submitError(snapshot())]).toEqual([{ pending: "failed" }, failure]);
      expect(snapshot().context.values).toMatchObject(change);
      life.send({ type: "form.submit" });
      await settle();
      expect([statusOf(snapshot().value), submitError(snapshot())]).toEqual(["notApproved", undefined]);
    },
  );

  it.each([
    ["another status", "approved", 4],
    ["another revision", "pending", 5],
  ] as const)(
    "still says why an action was not done after a reload with %s, until the next one",
    async (_, status, revision) => {
      const refusal = { _tag: "Refused", code: "REFERENCE_MOVED" } as const;
      const { life, snapshot } = start("pending", "company", failed(refusal), "never");
      life.send({ type: "reference.withdraw" });
      await settle();
      life.send({ type: "reference.loaded", status, revision });
      expect([snapshot().value, snapshot().hasTag("failed"), submitError(snapshot())]).toEqual([
        { [status]: "failed" },
        true,
        refusal,
      ]);
      life.send({ type: "reference.withdraw" });
      expect([snapshot().value, submitError(snapshot())]).toEqual([{ [status]: "moving" }, undefined]);
    },
  );

  it("keeps what staff have written where it is taken back and submitted again meanwhile", () => {
    const { life, snapshot } = start("pending", "staff");
    const change = { decision: "decline", reason: "Too short", solution: "How?" } as const;
    life.send({ type: "form.changed", change });
    life.send({ type: "reference.loaded", status: "pending", revision: 6 });
    expect([snapshot().value, snapshot().context.revision]).toEqual([{ pending: "resting" }, 6]);
    expect(snapshot().context.values).toMatchObject(change);
  });

  it("still says that there was a defect after a reload, until the next action", async () => {
    const life = createActor(
      referenceLifeMachine.provide({
        actors: { move: fromPromise(() => Promise.reject(new Error("broken"))) },
      }),
      { input: { id, status: "approved", revision: 4, actor: "company", parent: listener().ref } },
    ).start();
    const snapshot = () => life.getSnapshot();
    life.send({ type: "reference.withdraw" });
    await settle();
    expect([snapshot().value, submitError(snapshot())]).toEqual([{ approved: "crashed" }, "defect"]);
    life.send({ type: "reference.loaded", status: "withdrawn", revision: 4 });
    expect([snapshot().value, submitError(snapshot())]).toEqual([{ withdrawn: "crashed" }, "defect"]);
    life.send({ type: "reference.delete" });
    expect([snapshot().value, submitError(snapshot())]).toEqual([{ withdrawn: "moving" }, undefined]);
  });

  it("waits for the answer to an action where it is loaded again meanwhile, and says what became of it", async () => {
    const refusal = { _tag: "Refused", code: "REFERENCE_CHANGED" } as const;
    const { life, sent, snapshot } = start("pending", "company", failed(refusal));
    life.send({ type: "reference.withdraw" });
    life.send({ type: "reference.loaded", status: "approved", revision: 4 });
    expect(snapshot().value).toEqual({ pending: "moving" });
    await settle();
    expect([sent.length, snapshot().value, submitError(snapshot())]).toEqual([
      1,
      { approved: "failed" },
      refusal,
    ]);
  });

  it("offers nothing in a status that it does not know", () => {
    const { life, snapshot } = start("draft", "company");
    life.send({ type: "reference.loaded", status: "archived", revision: 4 });
    expect(
      referenceActions.some((action) => action !== "edit" && snapshot().can({ type: `reference.${action}` })),
    ).toBe(false);
  });
});
