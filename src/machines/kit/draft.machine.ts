/** A draft that the server keeps as one types: saved after a pause, one save at a time, and never over what somebody else has saved (decisions/references). */
import { assign, emit, enqueueActions, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";
import {
  createFieldRules,
  type FieldOf,
  type FieldRules,
  type FieldsEvent,
  type FieldsState,
  type FormValues,
} from "./form-fields.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { providedCallback, toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import type { SaveAnswer, VersionedValues } from "./settings-form.machine.ts";

/** How long nothing is typed before a draft is saved, in ms. */
export const SAVE_AFTER = 800;

export interface DraftContext<Values extends FormValues> extends FieldsState<Values> {
  /** The last values known from the server. */
  readonly base: Values;
  /** The person's values that were in conflict. */
  readonly mine: Values;
  /** The values of the save that runs, or ran last. */
  readonly sent: Values | undefined;
  /** The person has finished: what is typed is saved, and then reported. */
  readonly finishing: boolean;
  /** Time limit of a save, in ms. */
  readonly limit: number;
  readonly failure: CallFailure | undefined;
  /** Who holds the content: it loads again where a refusal says that it is outdated. */
  readonly parent: ParentRef<{ readonly type: "resource.refresh" }> | undefined;
}

export type DraftEvent<Values extends FormValues> =
  | FieldsEvent<Values>
  | { readonly type: "draft.save" }
  | { readonly type: "settings.loaded"; readonly values: Values }
  | { readonly type: "settings.keepMine" }
  | { readonly type: "settings.takeTheirs" }
  | { readonly type: "screen.retry" };

/** Emitted when the person has finished, everything is filled in, and the server has it. */
export interface DraftReady {
  readonly type: "draft.ready";
  readonly version: number;
}

export interface DraftInput<Values extends FormValues> extends Partial<Pick<DraftContext<Values>, "parent">> {
  readonly values: Values;
  readonly limit: number;
}

/** What one draft is about. */
export interface DraftKind<Values extends FormValues> extends FieldRules<Values> {
  readonly id: string;
  readonly description: string;
  readonly spec: string;
  readonly screen: string;
  /** Those that the call declares. */
  readonly refusals?: RefusalTable;
}

/** Creates a draft machine of one kind; the app provides its `save` and `holdPage`. A problem of a field never keeps the draft from being saved. */
export const createDraftMachine = <Values extends VersionedValues>({
  id,
  description,
  spec,
  screen,
  refusals = {},
  ...fieldRules
}: DraftKind<Values>) => {
  type Context = DraftContext<Values>;
  type Answer = SaveAnswer<Values>;
  const meta: MachineMeta = { spec, screen };
  const rules = createFieldRules<Values>(fieldRules);
  const begin = (values: Values): Omit<Context, "limit" | "parent"> => ({
    ...rules.begin(values),
    base: values,
    mine: values,
    sent: undefined,
    finishing: false,
    failure: undefined,
  });
  const withVersion = ({ values }: Context, { version }: Values): Partial<Context> => ({
    values: { ...values, version },
  });
  const savedBy = (answer: Answer): Values => (answer._tag === "Saved" ? answer.saved : answer.theirs);
  interface Saved {
    readonly context: Context;
    readonly answer: Answer;
  }
  const isSaved = ({ context, answer }: Saved): boolean =>
    answer._tag === "Saved" && context.values === context.sent;
  const keepSaved = ({ context, answer }: Saved): Partial<Context> => ({
    base: savedBy(answer),
    ...withVersion(context, savedBy(answer)),
  });

  const draftSetup = setup({
    types: {
      context: {} as Context,
      input: {} as DraftInput<Values>,
      events: {} as DraftEvent<Values>,
      emitted: {} as DraftReady,
      tags: {} as "busy" | "saving" | "saved" | "failed" | "crashed" | "collided" | "waiting",
      meta: {} as MachineMeta,
    },
    actors: {
      save: toBeProvided<Outcome<Answer>, { readonly values: Values }>("save"),
      holdPage: providedCallback("holdPage"),
    },
    guards: {
      isComplete: ({ context }) => rules.isComplete(context),
      isFinishing: ({ context }) => context.finishing,
      isNewer: ({ context }, { values }: { values: Values }) => values.version > context.base.version,
    },
    actions: {
      setValues: assign(({ context }, { change }: { change: Partial<Values> }): Partial<Context> =>
        rules.change(context, change),
      ),
      setTouched: assign(({ context }, { field }: { field: FieldOf<Values> }): Partial<Context> =>
        rules.touch(context, field),
      ),
      touchAll: assign(({ context }): Partial<Context> => rules.touchAll(context)),
      finish: assign((): Partial<Context> => ({ finishing: true })),
      setSent: assign(({ context }): Partial<Context> => ({ sent: context.values })),
      setLoaded: assign((_, { values }: { values: Values }): Partial<Context> => begin(values)),
      keepMine: assign(({ context }): Partial<Context> => withVersion(context, context.base)),
      takeTheirs: assign(({ context }): Partial<Context> => begin(context.base)),
      report: emit(({ context }: { context: Context }): DraftReady => ({
        type: "draft.ready",
        version: context.values.version,
      })),
      refreshHolder: enqueueActions(({ context, enqueue }) => {
        if (context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.refresh" });
      }),
    },
    delays: { limit: ({ context }) => context.limit, pause: SAVE_AFTER },
  });
  const request = requestsOf<typeof draftSetup>({ meta, refusals });

  const typed = {
    type: "setValues",
    params: ({ event }: { event: { readonly change: Partial<Values> } }) => ({ change: event.change }),
  } as const;
  const left = {
    "form.left": {
      actions: {
        type: "setTouched",
        params: ({ event }: { event: { readonly field: FieldOf<Values> } }) => ({ field: event.field }),
      },
      description: "A field lost the focus: its problem is shown",
      meta,
    },
  } as const;
  const incomplete = {
    actions: "touchAll",
    description:
      "A field is missing or wrong: all problems are shown and the first such field gets the focus",
    meta: { ...meta, code: "INVALID_REQUEST" },
  } as const;
  const save = { target: "saving", description: "It is saved at once", meta } as const;
  const finish = [
    {
      guard: "isComplete",
      target: "changed",
      actions: "finish",
      description: "It is saved and then reported",
      meta,
    },
    incomplete,
  ] as const;

  const saving = draftSetup.createStateConfig({
    ...request("save", {
      input: ({ context }) => ({ values: context.values }),
      limit: "limit",
      entry: "setSent",
      tags: ["saving"],
      answered: [
        {
          name: "Saved and finished",
          when: (facts) => isSaved(facts) && facts.context.finishing,
          target: `#${id}.saved`,
          assign: (facts) => ({ ...keepSaved(facts), finishing: false }),
          actions: "report",
          description: "Saved: it is reported as ready",
        },
        {
          name: "Saved",
          when: isSaved,
          target: `#${id}.saved`,
          assign: keepSaved,
          description: "Saved",
        },
        {
          name: "Saved before",
          when: ({ answer }) => answer._tag === "Saved",
          target: "changed",
          assign: keepSaved,
          description: "Saved; more was typed meanwhile",
        },
        {
          target: `#${id}.collided`,
          assign: ({ context, answer }) => ({
            base: savedBy(answer),
            mine: context.values,
            finishing: false,
          }),
          description: "Somebody else saved first: nothing was written",
          meta: { code: "CONFLICT" },
        },
      ],
      refused: Object.fromEntries(
        Object.entries(refusals).map(([code, { outdated }]) => [
          code,
          {
            target: "failed" as const,
            assign: () => ({ finishing: false }),
            ...(outdated === true && { actions: "refreshHolder" as const }),
          },
        ]),
      ),
      failed: { target: "failed", assign: () => ({ finishing: false }) },
      crashed: { target: `#${id}.crashed`, assign: () => ({ finishing: false }) },
    }),
    description: "A save runs; what is typed meanwhile is saved after it",
    on: {
      "form.changed": { actions: typed, description: "A field value changed during the save", meta },
      "form.submit": [
        { guard: "isComplete", actions: "finish", description: "It is reported once it is saved", meta },
        incomplete,
      ],
    },
  });

  const unsaved = draftSetup.createStateConfig({
    description: "The server does not have what was typed",
    meta: { ...meta, alwaysOn: true },
    // Whoever closes the page is asked first.
    invoke: { id: "holdPage", src: "holdPage" },
    initial: "changed",
    states: {
      changed: {
        description: "Something was typed: it is saved after a pause",
        meta,
        tags: ["saving"],
        always: { guard: "isFinishing", target: "saving", description: "The person waits for it", meta },
        after: { pause: { target: "saving", description: "Nothing was typed for a while", meta } },
        on: {
          "form.changed": {
            target: "changed",
            reenter: true,
            actions: typed,
            description: "More is typed: the pause begins anew",
            meta,
          },
          "form.submit": finish,
        },
      },
      saving,
      failed: {
        description: "Not saved; `failure` has the reason, what was typed is kept",
        meta: { ...meta, code: "CALL_FAILED" },
        tags: ["failed"],
        on: {
          "form.changed": { target: "changed", actions: typed, description: "More is typed", meta },
          "form.submit": finish,
          "draft.save": save,
          "screen.retry": { ...save, description: "The portal answers again" },
        },
      },
    },
    on: left,
  });

  return draftSetup.createMachine({
    id,
    description,
    meta,
    context: ({ input: { values, limit, parent } }) => ({ ...begin(values), limit, parent }),
    initial: "saved",
    states: {
      saved: {
        description: "The server has what is shown",
        meta,
        tags: ["saved"],
        on: {
          ...left,
          "form.changed": { target: "unsaved", actions: typed, description: "A field value changed", meta },
          "form.submit": [
            { guard: "isComplete", actions: "report", description: "It is reported as ready", meta },
            incomplete,
          ],
          "settings.loaded": {
            guard: {
              type: "isNewer",
              params: ({ event }: { event: { readonly values: Values } }) => ({ values: event.values }),
            },
            actions: {
              type: "setLoaded",
              params: ({ event }: { event: { readonly values: Values } }) => ({ values: event.values }),
            },
            description: "Somebody else has saved: with nothing typed here, theirs is shown",
            meta,
          },
        },
      },
      unsaved,
      collided: {
        description: "Both versions are shown; the person chooses",
        meta: { ...meta, code: "CONFLICT" },
        tags: ["collided"],
        on: {
          "settings.keepMine": {
            target: "unsaved.saving",
            actions: "keepMine",
            description: "The person keeps their own values: they are saved over the others",
            meta,
          },
          "settings.takeTheirs": {
            target: "saved",
            actions: "takeTheirs",
            description: "The person takes the saved values",
            meta,
          },
        },
      },
      crashed: {
        description: "A defect; a retry may help, what was typed is kept",
        meta: { ...meta, code: "DEFECT" },
        tags: ["failed", "crashed"],
        on: {
          ...left,
          "form.changed": { target: "unsaved", actions: typed, description: "More is typed", meta },
          "draft.save": { target: "unsaved.saving", description: "It is saved at once", meta },
        },
      },
    },
  });
};

/** The untyped machine for the atlas and the tests; areas use `createDraftMachine`. */
export const draftMachine = createDraftMachine<{ readonly name: string; readonly version: number }>({
  id: "draft",
  description: "A draft that is saved as one types",
  spec: "decisions/references",
  screen: "draft",
  fields: ["name"],
  problemOf: (_, { name }) => (name === "" ? "MISSING" : undefined),
});

export type DraftLogic<Values extends VersionedValues> = ReturnType<typeof createDraftMachine<Values>>;
export type DraftRef<Values extends VersionedValues> = ActorRefFrom<DraftLogic<Values>>;
