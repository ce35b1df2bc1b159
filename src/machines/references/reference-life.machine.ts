/** The life of a reference project, from the table that the server enforces (business §4, decisions/references). */
import { assign, enqueueActions, raise, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { WRITE_LIMIT } from "../../domain/kit/time-limits.ts";
import { required } from "../kit/required.ts";
import {
  actionsIn,
  next,
  type ReferenceActor,
  type ReferenceMove,
  type ReferenceStatusCode,
} from "../../domain/references/reference-life.ts";
import type { Reference, ReferenceComments } from "../../domain/references/reference.ts";
import type { ReferenceId } from "../../domain/references/reference-id.ts";
import {
  commentsOf,
  emptyReview,
  reviewFields,
  reviewProblem,
  type ReviewValues,
} from "../../domain/references/reference-review.ts";
import { moveCodes, referencesRefusals, type MoveCode } from "../../domain/references/references.refusals.ts";
import { createFieldRules, type FieldOf, type FieldsEvent, type FieldsState } from "../kit/form-fields.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";
import { refreshContent } from "../kit/living-of.ts";
import { forwardAll } from "../kit/screen-forwarded.ts";
import { arrivals } from "./reference-arrivals.ts";
import type { ContentReport } from "../kit/resource.machine.ts";

/** What is sent for an action. */
export interface ReferenceStep {
  readonly id: ReferenceId;
  readonly revision: number;
  readonly action: ReferenceMove;
  readonly reason: string;
  readonly comments: ReferenceComments;
}

/** What the life begins with: the reference project as it was loaded. */
export interface ReferenceLifeInput {
  readonly id: ReferenceId;
  /** As the server says it; in one that this page does not know, nothing can be done. */
  readonly status: string;
  readonly revision: number;
  /** Who looks at it. */
  readonly actor: ReferenceActor;
  /** The resource that holds it. */
  readonly parent: ParentRef<ContentReport<Reference>>;
}

/** The fields are those of the decision, which staff fill in. */
export interface ReferenceLifeContext extends FieldsState<ReviewValues>, ReferenceLifeInput {
  readonly step: ReferenceStep | undefined;
  /** Why the last action was not done; kept until the next one, also where the status changes meanwhile. */
  readonly failure: CallFailure | undefined;
  /** The last action ended in a defect. */
  readonly defective: boolean;
}
type Context = ReferenceLifeContext;

type MoveEvent = {
  readonly [Move in ReferenceMove]: {
    readonly type: `reference.${Move}`;
    /** The revision that is meant, where it is not the one that was loaded. */
    readonly revision?: number;
  };
}[ReferenceMove];

export type ReferenceLifeEvent =
  | MoveEvent
  | FieldsEvent<ReviewValues>
  | { readonly type: "reference.loaded"; readonly status: string; readonly revision: number };

/** The key of the draft of a reference project, which shows what the server refuses of it at its fields. */
export const draftKeyOf = (id: ReferenceId) => `reference-draft:${id}` as const;

const rules = createFieldRules<ReviewValues>({ fields: reviewFields, problemOf: reviewProblem });

const lifeSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ReferenceLifeInput,
    events: {} as ReferenceLifeEvent,
    tags: {} as "busy" | "failed" | "crashed" | "waiting" | "editable" | ReferenceStatusCode,
    meta: {} as MachineMeta,
  },
  actors: { move: toBeProvided<Outcome<Reference, MoveCode>, ReferenceStep>("move") },
  guards: {
    /** The table's word for this actor. */
    isAllowed: (
      { context },
      { status, action }: { status: ReferenceStatusCode; action: ReferenceMove },
    ): boolean => next(status, action, context.actor) !== undefined,
    isComplete: ({ context }) => rules.isComplete(context),
    hasFailed: ({ context }) => context.failure !== undefined,
    hasCrashed: ({ context }) => context.defective,
    isIn: ({ context }, { status }: { status: ReferenceStatusCode }) => context.status === status,
    isNews: ({ context }, { status, revision }: { status: string; revision: number }) =>
      status !== context.status || revision !== context.revision,
  },
  actions: {
    setStep: assign(
      ({ context }, { action, revision }: { action: ReferenceMove; revision: number | undefined }) => {
        const { decision: _, reason, ...comments } = context.values;
        return {
          defective: false,
          step: {
            id: context.id,
            revision: revision ?? context.revision,
            action,
            reason,
            comments: commentsOf(comments),
          },
        };
      },
    ),
    forget: assign((): Partial<Context> => ({ failure: undefined, defective: false })),
    // A decision belongs to the status that it was begun in.
    setLoaded: assign(
      ({ context }, { status, revision }: { status: string; revision: number }): Partial<Context> => ({
        ...(status !== context.status && rules.begin(emptyReview)),
        status,
        revision,
      }),
    ),
    setValues: assign(({ context }, { change }: { change: Partial<ReviewValues> }): Partial<Context> =>
      rules.change(context, change),
    ),
    setTouched: assign(({ context }, { field }: { field: FieldOf<ReviewValues> }): Partial<Context> =>
      rules.touch(context, field),
    ),
    touchAll: assign(({ context }): Partial<Context> => rules.touchAll(context)),
    decide: raise(({ context }: { context: Context }): ReferenceLifeEvent => ({
      type: context.values.decision === "approve" ? "reference.approve" : "reference.decline",
    })),
    // Staff have no draft of it: then nobody hears it.
    tellDraft: enqueueActions(({ context: { id, failure }, enqueue, system }) => {
      if (failure?._tag !== "Refused") return;
      const event = { type: "draft.refused", refusal: failure } as const;
      forwardAll({ enqueue, system }, [{ key: draftKeyOf(id), event }]);
    }),
    refreshHolder: enqueueActions(({ context, enqueue }) => {
      refreshContent(enqueue, context.parent);
    }),
  },
});
const request = requestsOf<typeof lifeSetup>({ refusals: referencesRefusals });

const isMove = (action: string): action is ReferenceMove => action !== "edit";

/** The actions of a status, as events: the guard asks the table who may do them. */
const movesIn = (status: ReferenceStatusCode) =>
  Object.fromEntries(
    actionsIn(status)
      .filter(isMove)
      .map((action) => [
        `reference.${action}`,
        {
          guard: { type: "isAllowed", params: { status, action } },
          target: `#referenceLife.${status}.moving`,
          actions: {
            type: "setStep",
            params: ({ event }: { event: ReferenceLifeEvent }) => ({
              action,
              revision: "revision" in event ? event.revision : undefined,
            }),
          },
          description: `A person asks to ${action}`,
        },
      ]),
  ) as Readonly<Partial<Record<MoveEvent["type"], object>>>;

/** The fields of the decision, in the one status in which there is one. */
const deciding = {
  "form.changed": {
    actions: {
      type: "setValues",
      params: ({ event }: { event: { readonly change: Partial<ReviewValues> } }) => ({
        change: event.change,
      }),
    },
    description: "A field of the decision changed",
  },
  "form.left": {
    actions: {
      type: "setTouched",
      params: ({ event }: { event: { readonly field: FieldOf<ReviewValues> } }) => ({ field: event.field }),
    },
    description: "A field lost the focus: its problem is shown",
  },
  "form.submit": [
    { guard: "isComplete", actions: "decide", description: "The decision is complete" },
    {
      actions: "touchAll",
      description:
        "The decision is incomplete: all problems are shown and the first such field gets the focus",
      meta: { code: "INVALID_REQUEST" },
    },
  ],
} as const;

const ofLoaded = ({
  event: { status, revision },
}: {
  event: { readonly status: string; readonly revision: number };
}) => ({ status, revision });

const loadedAgain = {
  guard: { type: "isNews", params: ofLoaded },
  actions: { type: "setLoaded", params: ofLoaded },
} as const;

/** An action has ended: its status may have become another one meanwhile. */
const over = { target: "#referenceLife.arriving" } as const;

/** A status: it rests, an action is sent, or an action has failed and can be tried again. */
const statusState = (status: ReferenceStatusCode, description: string) => {
  const on = { ...movesIn(status), ...(status === "pending" && deciding) };
  return lifeSetup.createStateConfig({
    description,
    tags: next(status, "edit", "company") === undefined ? [status] : [status, "editable"],
    initial: "resting",
    states: {
      resting: {
        description: "Nothing is sent",
        always: [
          {
            guard: "hasFailed",
            target: "failed",
            description: "The last action was not done: that stays shown in whatever status it is now",
          },
          { guard: "hasCrashed", target: "crashed", description: "The same after a defect" },
        ],
        on,
      },
      moving: {
        ...request("move", {
          input: ({ context }) => required(context.step, "The step"),
          limit: WRITE_LIMIT,
          answered: {
            target: "#referenceLife.arriving",
            assign: ({ answer }) => ({
              ...rules.begin(emptyReview),
              status: answer.status.code,
              revision: answer.revision,
            }),
            tell: ({ answer }) => ({ type: "resource.changed", content: answer }),
            description: "It is done",
          },
          refused: Object.fromEntries(
            moveCodes.map((code) => [code, { ...over, actions: ["refreshHolder", "tellDraft"] as const }]),
          ),
          failed: over,
          crashed: { ...over, assign: () => ({ defective: true }) },
        }),
        description: "Waits for the response; a second press is ignored",
        on: {
          "reference.loaded": {
            ...loadedAgain,
            description: "It was loaded again meanwhile: the response decides what follows",
          },
        },
      },
      failed: {
        description: "Not done; `failure` has the reason",
        meta: { code: "CALL_FAILED" },
        tags: ["failed"],
        on,
      },
      crashed: {
        description: "A defect; a retry may help",
        meta: { code: "DEFECT" },
        tags: ["failed", "crashed"],
        on,
      },
    },
  });
};

export const referenceLifeMachine = lifeSetup.createMachine({
  id: "referenceLife",
  description: "The life of a reference project",
  meta: { spec: "business §4", screen: "reference" },
  context: ({ input }) => ({
    ...rules.begin(emptyReview),
    ...input,
    step: undefined,
    failure: undefined,
    defective: false,
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Its status is known: the state of that name follows",
      always: arrivals,
    },
    draft: statusState("draft", "It is being written, and seen by its company alone"),
    pending: statusState("pending", "It waits for the decision of staff"),
    notApproved: statusState("notApproved", "Staff have declined it, with a reason and comments"),
    approved: statusState("approved", "It is public"),
    withdrawn: statusState("withdrawn", "It was public, and was taken off"),
    deleted: {
      description: "It is gone, and there is no more to say of it",
      tags: ["deleted"],
      entry: "forget",
    },
  },
  on: {
    "reference.loaded": {
      ...loadedAgain,
      target: ".arriving",
      description: "It was loaded again, and somebody else has changed it",
    },
  },
});

export type ReferenceLifeRef = ActorRefFrom<typeof referenceLifeMachine>;
