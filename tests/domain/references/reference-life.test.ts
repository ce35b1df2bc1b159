import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import {
  actionsIn,
  next,
  referenceActions,
  referenceActors,
  ReferenceMove,
  referenceStatuses,
} from "../../../src/domain/references/reference-life.ts";

/** Every transition, as docs/decisions/references.md has it: written down a second time, because machine and server are both tested against the table. */
const written = [
  "company edit: draft → draft",
  "company submit: draft → pending",
  "company delete: draft → deleted",
  "staff approve: pending → approved",
  "staff decline: pending → notApproved",
  "company withdraw: pending → draft",
  "company edit: notApproved → notApproved",
  "company submit: notApproved → pending",
  "company delete: notApproved → deleted",
  "company withdraw: approved → withdrawn",
  "staff withdraw: approved → withdrawn",
  "company edit: withdrawn → withdrawn",
  "company submit: withdrawn → pending",
  "company delete: withdrawn → deleted",
];

describe("the life of a reference project", () => {
  it("has these transitions and no other", () => {
    const found = referenceStatuses.flatMap((status) =>
      referenceActions.flatMap((action) =>
        referenceActors.flatMap((actor) => {
          const to = next(status, action, actor);
          return to === undefined ? [] : [`${actor} ${action}: ${status} → ${to}`];
        }),
      ),
    );
    expect(found.toSorted()).toEqual(written.toSorted());
  });

  it.each([
    ["draft", ["edit", "submit", "delete"]],
    ["pending", ["approve", "decline", "withdraw"]],
    ["approved", ["withdraw"]],
    ["deleted", []],
  ] as const)("of the status %s offers %j, whoever does it", (status, actions) =>
    expect(actionsIn(status)).toEqual(actions),
  );

  it("moves by each action but the saving of a draft", () => {
    expect(referenceActions.filter((action) => !Schema.is(ReferenceMove)(action))).toEqual(["edit"]);
  });
});
