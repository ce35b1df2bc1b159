import { createEmptyActor } from "xstate";
import type { ReferenceStatusCode } from "../../../domain/references/reference-life.ts";
import type { referenceLifeMachine } from "../../../machines/references/reference-life.machine.ts";
import { submit, typed } from "../form-words.ts";
import {
  answers,
  begins,
  breaks,
  fails,
  late,
  passes,
  tableOf,
  type Situation,
  type SpecLine,
  type Step,
} from "../spec-table.ts";

type Status = Exclude<ReferenceStatusCode, "deleted">;

const parent = createEmptyActor();
const id = "RP-000001";
const loaded = (status: ReferenceStatusCode, revision: number) =>
  ({ type: "reference.loaded", status, revision }) as const;
const moved = (status: ReferenceStatusCode, revision = 6) =>
  answers("move", { status: { _tag: "Known", code: status }, revision });
const refused = (code: string) => fails("move", { _tag: "Refused", code });
const offline = fails("move", { _tag: "Offline" });
const seen = (status: string, actor: "company" | "staff") => ({
  id,
  status,
  revision: 5,
  actor,
  parent,
});
const submits = { type: "reference.submit" } as const;
const approves = { type: "reference.approve" } as const;
const withdraws = { type: "reference.withdraw" } as const;
const approve = typed({ decision: "approve" });
const decline = typed({ decision: "decline", reason: "Pictures are missing" });

/** A status as somebody sees it who may do something: resting, while that is sent, and after it was not done. */
const seenIn = <const Saying extends string, Event>(
  saying: Saying,
  status: Status,
  actor: "company" | "staff",
  move: Event,
) => {
  const input = seen(status, actor);
  const after = (words: string, ...steps: readonly Step<Event>[]) =>
    [`${saying}${words}`, { input, steps }] as const;
  return Object.fromEntries<Situation<Event>>([
    after(""),
    after(", and something is being done", move),
    after(", and something was not done", move, offline),
    after(", and doing something has broken", move, breaks("move")),
  ]) as Record<
    | Saying
    | `${Saying}, and something is being done`
    | `${Saying}, and something was not done`
    | `${Saying}, and doing something has broken`,
    Situation<Event>
  >;
};

/** Whoever holds the content loads it again, and the draft tells at its fields what the server has refused. */
const heardBy = (code: string) => ({
  tells: [
    "resource.refresh",
    [
      "screen.forwarded",
      { key: `reference-draft:${id}`, event: { type: "draft.refused", refusal: { _tag: "Refused", code } } },
    ],
  ] as const,
});

/** What holds of every status in which something can be done; `again` is the step that does it. */
const everyStatus = <const Saying extends string, const Again extends string>(
  saying: Saying,
  status: Status,
  again: Again,
) => {
  const doing = `${saying}, and something is being done` as const;
  const failed = { must: `${status}.failed`, tags: ["failed"], not: ["resource.changed"] };
  // oxfmt-ignore
  return [
    { spec: "decisions/calls", given: doing, when: again, must: `${status}.moving`, not: ["move"] },
    { spec: "business §4", given: doing, when: "somebody else was faster", ...failed, sees: { failure: { code: "REFERENCE_MOVED" } }, ...heardBy("REFERENCE_MOVED") },
    { spec: "decisions/references", given: doing, when: "somebody else has changed it", ...failed, sees: { failure: { code: "REFERENCE_CHANGED" } }, ...heardBy("REFERENCE_CHANGED") },
    { spec: "business §5", given: doing, when: "a field is missing or wrong", ...failed, sees: { failure: { code: "REFERENCE_INCOMPLETE" } }, ...heardBy("REFERENCE_INCOMPLETE") },
    { spec: "shell §8", given: doing, when: "there is no connection", ...failed, sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/calls", given: doing, when: "90 seconds pass", ...failed, sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/calls", given: doing, when: ["90 seconds pass", "the server has done it late"], ...failed },
    { spec: "architecture", given: doing, when: "the call has a defect", must: `${status}.crashed`, tags: ["failed", "crashed"], not: ["resource.changed"] },
    { spec: "decisions/references", given: doing, when: "it is loaded, with a later revision", must: `${status}.moving`, sees: { revision: 7 } },
    { spec: "shell §8", given: `${saying}, and something was not done`, when: again, must: `${status}.moving`, sees: { failure: undefined }, calls: ["move"] },
    { spec: "architecture", given: `${saying}, and doing something has broken`, when: again, must: `${status}.moving`, calls: ["move"] },
  ] as const satisfies readonly SpecLine[];
};

export const table = tableOf<typeof referenceLifeMachine>()({
  situations: {
    "a company opens its reference": { input: seen("draft", "company"), steps: [] },
    "a company opens its submitted reference": { input: seen("pending", "company"), steps: [] },
    "a company opens its declined reference": { input: seen("notApproved", "company"), steps: [] },
    "a company opens its public reference": { input: seen("approved", "company"), steps: [] },
    "a company opens its withdrawn reference": { input: seen("withdrawn", "company"), steps: [] },
    "a deleted reference is opened": { input: seen("deleted", "company"), steps: [] },
    "a reference is opened whose status this page does not know": {
      input: seen("archived", "company"),
      steps: [],
    },
    "staff see a draft": { input: seen("draft", "staff"), steps: [] },
    "staff see a public reference": { input: seen("approved", "staff"), steps: [] },
    "staff have decided, and it was not done": {
      input: seen("pending", "staff"),
      steps: [approve, submit, offline],
    },
    "staff have decided, and it has broken": {
      input: seen("pending", "staff"),
      steps: [approve, submit, breaks("move")],
    },
    "staff are sending a decline": { input: seen("pending", "staff"), steps: [decline, submit] },
    "a company is deleting its draft": {
      input: seen("draft", "company"),
      steps: [{ type: "reference.delete" }],
    },
    ...seenIn("a company's draft", "draft", "company", submits),
    ...seenIn("a company's submitted reference", "pending", "company", withdraws),
    ...seenIn("staff see a submitted reference", "pending", "staff", approves),
    ...seenIn("a company's declined reference", "notApproved", "company", submits),
    ...seenIn("a company's public reference", "approved", "company", withdraws),
    ...seenIn("a company's withdrawn reference", "withdrawn", "company", submits),
    "staff see a withdrawn reference": { input: seen("withdrawn", "staff"), steps: [] },
    "staff have written a decline that is not sent": { input: seen("pending", "staff"), steps: [decline] },
  },
  steps: {
    "it begins": begins,
    "it is submitted": submits,
    "it is submitted in the revision that was saved last": { type: "reference.submit", revision: 9 },
    "it is approved": approves,
    "it is declined": { type: "reference.decline" },
    "it is withdrawn": withdraws,
    "it is deleted": { type: "reference.delete" },
    "approving is chosen": approve,
    "declining is chosen, without a reason": typed({ decision: "decline" }),
    "declining is chosen, with a reason": decline,
    "a comment is written, and one of blanks": typed({ title: " Too long ", city: " " }),
    "the reason is left": { type: "form.left", field: "reason" },
    "the decision is sent": submit,
    "it is pending now": moved("pending"),
    "it is approved now": moved("approved"),
    "it is declined now": moved("notApproved"),
    "it is a draft now": moved("draft"),
    "it is withdrawn now": moved("withdrawn"),
    "it is deleted now": moved("deleted"),
    "the server has done it late": late(moved("pending")),
    "somebody else was faster": refused("REFERENCE_MOVED"),
    "somebody else has changed it": refused("REFERENCE_CHANGED"),
    "a field is missing or wrong": refused("REFERENCE_INCOMPLETE"),
    "there is no connection": offline,
    "90 seconds pass": passes(90_000),
    "the call has a defect": breaks("move"),
    "it is loaded again, as it is": loaded("draft", 5),
    "it is loaded, with a later revision": loaded("draft", 7),
    "it is loaded, and is public": loaded("approved", 6),
    "it is loaded, and is deleted": loaded("deleted", 6),
    "it is loaded, and was submitted again": loaded("pending", 8),
    "it is loaded, with a status that this page does not know": loaded("archived" as never, 6),
  },
  // oxfmt-ignore
  lines: [
    // The status decides what can be done
    { spec: "business §4", given: "a company opens its reference", when: "it begins", must: "draft.resting", tags: ["draft", "editable"], not: ["move"] },
    { spec: "business §4", given: "a company opens its submitted reference", when: "it begins", must: "pending.resting", tags: ["pending"] },
    { spec: "business §4", given: "a company opens its declined reference", when: "it begins", must: "notApproved.resting", tags: ["notApproved", "editable"] },
    { spec: "business §4", given: "a company opens its public reference", when: "it begins", must: "approved.resting", tags: ["approved"] },
    { spec: "business §4", given: "a company opens its withdrawn reference", when: "it begins", must: "withdrawn.resting", tags: ["withdrawn", "editable"] },
    { spec: "decisions/references", given: "a deleted reference is opened", when: "it begins", must: "deleted", tags: ["deleted"] },
    { spec: "decisions/calls", given: "a reference is opened whose status this page does not know", when: "it begins", must: "arriving", not: ["draft", "deleted"] },
    { spec: "decisions/references", given: "a reference is opened whose status this page does not know", when: "it is submitted", must: "arriving", not: ["move"] },
    { spec: "decisions/references", given: "a company opens its reference", when: "it is loaded, and is public", must: "approved.resting", sees: { status: "approved", revision: 6 } },

    { spec: "decisions/references", given: "a company opens its reference", when: "it is loaded again, as it is", must: "draft.resting", sees: { revision: 5 } },
    { spec: "decisions/calls", given: "a company's draft", when: ["it is loaded, with a status that this page does not know", "it is deleted"], must: "arriving", not: ["move"] },

    // Drafts
    { spec: "decisions/references", given: "a company's draft", when: "it is submitted", must: "draft.moving", tags: ["busy"], calls: [["move", { id: "RP-000001", revision: 5, action: "submit" }]] },
    { spec: "decisions/references", given: "a company's draft", when: "it is submitted in the revision that was saved last", must: "draft.moving", calls: [["move", { revision: 9 }]] },
    { spec: "business §4", given: "a company's draft, and something is being done", when: "it is pending now", must: "pending.resting", sees: { status: "pending", revision: 6 }, tells: ["resource.changed"] },
    { spec: "decisions/references", given: "a company's draft", when: "it is deleted", must: "draft.moving", calls: [["move", { action: "delete" }]] },
    { spec: "decisions/references", given: "a company is deleting its draft", when: "it is deleted now", must: "deleted", tells: ["resource.changed"] },
    { spec: "decisions/references", given: "a company's draft", when: "it is approved", must: "draft.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a draft", when: "it is submitted", must: "draft.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a draft", when: "it is deleted", must: "draft.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's draft", when: "it is withdrawn", must: "draft.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's draft", when: "it is declined", must: "draft.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's draft, and something was not done", when: "it is deleted", must: "draft.moving", calls: [["move", { action: "delete" }]] },
    { spec: "decisions/references", given: "a company's draft, and doing something has broken", when: "it is deleted", must: "draft.moving", calls: ["move"] },

    // Pending: staff decide
    { spec: "business §4", given: "a company's submitted reference", when: "it is approved", must: "pending.resting", not: ["move"] },
    { spec: "business §4", given: "a company's submitted reference", when: "it is declined", must: "pending.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's submitted reference", when: "it is withdrawn", must: "pending.moving", tags: ["busy"], calls: [["move", { action: "withdraw" }]] },
    { spec: "decisions/references", given: "a company's submitted reference, and something is being done", when: "it is a draft now", must: "draft.resting", tells: ["resource.changed"] },
    { spec: "decisions/references", given: "staff see a submitted reference", when: "it is withdrawn", must: "pending.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's submitted reference", when: "it is submitted", must: "pending.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's submitted reference", when: "it is deleted", must: "pending.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a submitted reference", when: "it is deleted", must: "pending.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a submitted reference", when: "the decision is sent", must: "pending.resting", sees: { values: { decision: "" }, problems: { decision: "MISSING" }, focus: { field: "decision" } }, not: ["move"] },
    { spec: "business §4", given: "staff see a submitted reference", when: ["approving is chosen", "the decision is sent"], must: "pending.moving", calls: [["move", { action: "approve" }]] },
    { spec: "decisions/references", given: "staff see a submitted reference", when: ["declining is chosen, without a reason", "the decision is sent"], must: "pending.resting", sees: { problems: { reason: "REASON_EMPTY" }, focus: { field: "reason" } }, not: ["move"] },
    { spec: "decisions/references", given: "staff see a submitted reference", when: ["declining is chosen, with a reason", "a comment is written, and one of blanks", "the decision is sent"], must: "pending.moving", calls: [["move", { action: "decline", reason: "Pictures are missing", comments: { title: "Too long", city: undefined } }]] },
    { spec: "decisions/references", given: "staff see a submitted reference", when: ["a comment is written, and one of blanks", "approving is chosen", "the decision is sent"], must: "pending.resting", sees: { problems: { decision: "COMMENTS_LEFT" } }, not: ["move"] },
    { spec: "decisions/forms", given: "staff see a submitted reference", when: "the reason is left", must: "pending.resting", sees: { touched: ["reason"] } },
    { spec: "business §4", given: "staff see a submitted reference, and something is being done", when: "it is approved now", must: "approved.resting", tells: ["resource.changed"] },
    { spec: "business §4", given: "staff are sending a decline", when: "it is declined now", must: "notApproved.resting", sees: { values: { decision: "", reason: "" } }, tells: ["resource.changed"] },
    { spec: "decisions/references", given: "staff are sending a decline", when: "there is no connection", must: "pending.failed", tags: ["failed"], sees: { values: { reason: "Pictures are missing" } } },
    { spec: "decisions/references", given: "staff are sending a decline", when: "somebody else has changed it", must: "pending.failed", sees: { values: { decision: "decline", reason: "Pictures are missing" }, failure: { code: "REFERENCE_CHANGED" } }, tells: ["resource.refresh"], not: ["resource.changed"] },
    { spec: "decisions/calls", given: "staff are sending a decline", when: "the decision is sent", must: "pending.moving", not: ["move"] },
    { spec: "decisions/references", given: "staff have written a decline that is not sent", when: "it is loaded, and is public", must: "approved.resting", sees: { values: { decision: "", reason: "" } }, not: ["move"] },
    { spec: "decisions/references", given: "staff have written a decline that is not sent", when: ["it is loaded, and is public", "it is loaded, and was submitted again"], must: "pending.resting", sees: { values: { decision: "", reason: "" }, problems: { decision: "MISSING" } }, not: ["move"] },
    { spec: "decisions/references", given: "staff have written a decline that is not sent", when: "it is loaded, and was submitted again", must: "pending.resting", sees: { revision: 8, values: { decision: "decline", reason: "Pictures are missing" } }, not: ["move"] },

    // A decision that was not done
    { spec: "decisions/references", given: "staff have decided, and it was not done", when: "the decision is sent", must: "pending.moving", calls: [["move", { action: "approve" }]] },
    { spec: "decisions/references", given: "staff have decided, and it was not done", when: ["declining is chosen, without a reason", "the decision is sent"], must: "pending.failed", sees: { problems: { reason: "REASON_EMPTY" } }, not: ["move"] },
    { spec: "decisions/references", given: "staff have decided, and it was not done", when: ["declining is chosen, with a reason", "it is declined"], must: "pending.moving", calls: ["move"] },
    { spec: "decisions/forms", given: "staff have decided, and it was not done", when: "the reason is left", must: "pending.failed", sees: { touched: ["reason"] } },
    { spec: "decisions/references", given: "staff have decided, and it was not done", when: "it is loaded, and is public", must: "approved.failed", tags: ["failed"], sees: { failure: { _tag: "Offline" } } },
    { spec: "decisions/references", given: "staff have decided, and it was not done", when: "it is loaded, and was submitted again", must: "pending.failed", tags: ["failed"], sees: { revision: 8, failure: { _tag: "Offline" } } },
    { spec: "decisions/references", given: "a company's submitted reference, and something is being done", when: "it is loaded, and is public", must: "pending.moving", not: ["move"] },
    { spec: "decisions/references", given: "a company's submitted reference, and something is being done", when: ["it is loaded, and is public", "somebody else has changed it"], must: "approved.failed", sees: { failure: { code: "REFERENCE_CHANGED" } }, not: ["move"] },
    { spec: "decisions/references", given: "a company's draft, and something was not done", when: "it is loaded, and is deleted", must: "deleted", sees: { failure: undefined }, not: ["move"] },
    { spec: "architecture", given: "staff have decided, and it has broken", when: "it is loaded, and is public", must: "approved.crashed", tags: ["failed", "crashed"] },
    { spec: "architecture", given: "staff have decided, and it has broken", when: ["it is loaded, and is public", "it is withdrawn"], must: "approved.moving", calls: [["move", { action: "withdraw" }]] },
    { spec: "architecture", given: "staff have decided, and it has broken", when: "the decision is sent", must: "pending.moving", calls: ["move"] },
    { spec: "architecture", given: "staff have decided, and it has broken", when: ["declining is chosen, without a reason", "the decision is sent"], must: "pending.crashed", tags: ["failed", "crashed"], not: ["move"] },
    { spec: "architecture", given: "staff have decided, and it has broken", when: ["declining is chosen, with a reason", "it is declined"], must: "pending.moving", calls: ["move"] },
    { spec: "decisions/forms", given: "staff have decided, and it has broken", when: "the reason is left", must: "pending.crashed", sees: { touched: ["reason"] } },

    // Declined, public, withdrawn
    { spec: "decisions/references", given: "a company's declined reference", when: "it is submitted", must: "notApproved.moving", tags: ["busy"], calls: [["move", { action: "submit" }]] },
    { spec: "decisions/references", given: "a company's declined reference", when: "it is deleted", must: "notApproved.moving", calls: [["move", { action: "delete" }]] },
    { spec: "decisions/references", given: "a company's declined reference, and something is being done", when: "it is pending now", must: "pending.resting", tells: ["resource.changed"] },
    { spec: "decisions/references", given: "a company's declined reference, and something was not done", when: "it is deleted", must: "notApproved.moving", calls: ["move"] },
    { spec: "decisions/references", given: "a company's declined reference, and doing something has broken", when: "it is deleted", must: "notApproved.moving", calls: ["move"] },
    { spec: "decisions/references", given: "a company's public reference", when: "it is withdrawn", must: "approved.moving", tags: ["busy"], calls: [["move", { action: "withdraw" }]] },
    { spec: "decisions/references", given: "a company's public reference", when: "it is deleted", must: "approved.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's public reference, and something is being done", when: "it is withdrawn now", must: "withdrawn.resting", tells: ["resource.changed"] },
    { spec: "decisions/references", given: "staff see a public reference", when: "it is withdrawn", must: "approved.moving", calls: ["move"] },
    { spec: "decisions/references", given: "staff see a public reference", when: "it is approved", must: "approved.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a public reference", when: "it is deleted", must: "approved.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's public reference", when: "it is submitted", must: "approved.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's declined reference", when: "it is withdrawn", must: "notApproved.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's withdrawn reference", when: "it is approved", must: "withdrawn.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a withdrawn reference", when: "it is approved", must: "withdrawn.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a withdrawn reference", when: "it is submitted", must: "withdrawn.resting", not: ["move"] },
    { spec: "decisions/references", given: "staff see a withdrawn reference", when: "it is deleted", must: "withdrawn.resting", not: ["move"] },
    { spec: "decisions/references", given: "a company's withdrawn reference", when: "it is submitted", must: "withdrawn.moving", tags: ["busy"], calls: [["move", { action: "submit" }]] },
    { spec: "decisions/references", given: "a company's withdrawn reference", when: "it is deleted", must: "withdrawn.moving", calls: [["move", { action: "delete" }]] },
    { spec: "decisions/references", given: "a company's withdrawn reference, and something is being done", when: "it is pending now", must: "pending.resting", tells: ["resource.changed"] },
    { spec: "decisions/references", given: "a company's withdrawn reference, and something was not done", when: "it is deleted", must: "withdrawn.moving", calls: ["move"] },
    { spec: "decisions/references", given: "a company's withdrawn reference, and doing something has broken", when: "it is deleted", must: "withdrawn.moving", calls: ["move"] },

    // In every status
    ...everyStatus("a company's draft", "draft", "it is submitted"),
    ...everyStatus("a company's submitted reference", "pending", "it is withdrawn"),
    ...everyStatus("staff see a submitted reference", "pending", "it is approved"),
    ...everyStatus("a company's declined reference", "notApproved", "it is submitted"),
    ...everyStatus("a company's public reference", "approved", "it is withdrawn"),
    ...everyStatus("a company's withdrawn reference", "withdrawn", "it is submitted"),

    // After something was not done, only what one may do is done, and that in its own way
    { spec: "business §4", given: "a company's submitted reference, and something was not done", when: "it is approved", must: "pending.failed", not: ["move"] },
    { spec: "business §4", given: "a company's submitted reference, and doing something has broken", when: "it is approved", must: "pending.crashed", not: ["move"] },
    { spec: "business §4", given: "a company's submitted reference, and something was not done", when: "it is declined", must: "pending.failed", not: ["move"] },
    { spec: "business §4", given: "a company's submitted reference, and doing something has broken", when: "it is declined", must: "pending.crashed", not: ["move"] },
    { spec: "business §4", given: "staff see a submitted reference, and something was not done", when: "it is withdrawn", must: "pending.failed", not: ["move"] },
    { spec: "business §4", given: "staff see a submitted reference, and doing something has broken", when: "it is withdrawn", must: "pending.crashed", not: ["move"] },
    { spec: "business §4", given: "staff see a submitted reference, and something was not done", when: "it is declined", must: "pending.moving", calls: [["move", { action: "decline" }]] },
    { spec: "business §4", given: "staff see a submitted reference, and doing something has broken", when: "it is declined", must: "pending.moving", calls: [["move", { action: "decline" }]] },
  ],
});
