import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";

/** The status of a reference project (business §4): a deleted one is kept without its content, because its public address stays gone. */
export const referenceStatuses = [
  "draft",
  "pending",
  "notApproved",
  "approved",
  "withdrawn",
  "deleted",
] as const;
export type ReferenceStatusCode = (typeof referenceStatuses)[number];
export const ReferenceStatus = codeOf(referenceStatuses);

/** What a person does with a reference project. */
export const referenceActions = ["edit", "submit", "approve", "decline", "withdraw", "delete"] as const;
export type ReferenceAction = (typeof referenceActions)[number];

/** Who does it: somebody of its company with the right, or the manufacturer's staff. */
export const referenceActors = ["company", "staff"] as const;
export type ReferenceActor = (typeof referenceActors)[number];

type Moves = Readonly<
  Partial<Record<ReferenceAction, Readonly<Partial<Record<ReferenceActor, ReferenceStatusCode>>>>>
>;

/** Every transition of a reference project: by status and action, who may do it and where it leads (business §4, decisions/references). */
const referenceLife: Readonly<Record<ReferenceStatusCode, Moves>> = {
  draft: {
    edit: { company: "draft" },
    submit: { company: "pending" },
    delete: { company: "deleted" },
  },
  pending: {
    approve: { staff: "approved" },
    decline: { staff: "notApproved" },
    withdraw: { company: "draft" },
  },
  notApproved: {
    edit: { company: "notApproved" },
    submit: { company: "pending" },
    delete: { company: "deleted" },
  },
  approved: { withdraw: { company: "withdrawn", staff: "withdrawn" } },
  withdrawn: {
    edit: { company: "withdrawn" },
    submit: { company: "pending" },
    delete: { company: "deleted" },
  },
  deleted: {},
};

/** The status after an action; undefined where the actor may not do it. The machine and the server have no other rule. */
export const next = (
  status: ReferenceStatusCode,
  action: ReferenceAction,
  actor: ReferenceActor,
): ReferenceStatusCode | undefined => referenceLife[status][action]?.[actor];

/** The actions that somebody may do in a status. */
export const actionsIn = (status: ReferenceStatusCode): readonly ReferenceAction[] =>
  referenceActions.filter((action) => referenceLife[status][action] !== undefined);

/** The actions besides the saving of a draft, which leaves the status as it is. */
const referenceMoves = referenceActions.filter((action) => action !== "edit");
export type ReferenceMove = Exclude<ReferenceAction, "edit">;
export const ReferenceMove = Schema.Literals(referenceMoves);
