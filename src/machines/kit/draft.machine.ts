/** A draft that the server keeps as one types: saved after a pause, one save at a time, and never over what somebody else has saved (decisions/references, decisions/website). */
import * as Equal from "effect/Equal";
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type EventObject } from "xstate";
import type { CallFailure, Outcome, Refused } from "../../domain/kit/call-failure.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";
import {
  createFieldRules,
  type FieldOf,
  type FieldRules,
  type FieldsEvent,
  type FieldsState,
  type FormValues,
  type PicturesChanged,
} from "./form-fields.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { providedCallback, toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import { refreshContent } from "./living-of.ts";
import { portalOf, type ScreenForwarded } from "./screen-forwarded.ts";
import type { SaveAnswer, VersionedValues } from "./settings-form.machine.ts";
import type { Heard } from "./screen-broadcast.ts";

/** How long nothing is typed before a draft is saved, in ms. */
export const SAVE_AFTER = 800;

export interface DraftContext<Values extends FormValues> extends FieldsState<Values> {
  /** The last values known from the server. */
  readonly base: Values;
  /** The person's values that were in conflict. */
  readonly mine: Values;
  /** What both began from, where two people changed the draft. */
  readonly ancestor: Values;
  /** What somebody else has changed of the fields that the person did not touch: it was taken over. */
  readonly news: { readonly before: Values; readonly after: Values } | undefined;
  /** The values of the save that runs, or ran last. */
  readonly sent: Values | undefined;
  /** The person has finished: what is typed is saved, and then reported. */
  readonly finishing: boolean;
  /** The person had finished when a change of somebody else came in: they look at it, or at that it was taken back, and finish again. */
  readonly halted: boolean;
  /** The save that runs, or ran last, began by itself: where it fails, the focus stays where somebody types. */
  readonly unasked: boolean;
  /** Time limit of a save, in ms. */
  readonly limit: number;
  readonly failure: CallFailure | undefined;
  /** Who holds the content: it loads again where a refusal says that it is outdated. */
  readonly parent: ParentRef<{ readonly type: "resource.refresh" }> | undefined;
  /** The key of the screen's actor that publishes or submits what is finished. */
  readonly receiver: string;
}

export type DraftEvent<Values extends FormValues> =
  | FieldsEvent<Values>
  /** The pictures of a field, from their own machine. */
  | PicturesChanged
  | { readonly type: "draft.save" }
  /** The tab has kept values that were not saved when the page was closed, and what they began from. */
  | { readonly type: "draft.found"; readonly base: Values; readonly values: Values }
  /** The person has seen what somebody else changed. */
  | { readonly type: "draft.newsSeen" }
  /** The person chose a field in a list of what is missing. */
  | { readonly type: "draft.show"; readonly field: FieldOf<Values> }
  /** The server has refused what the person finished; the refusal may name a field. */
  | { readonly type: "draft.refused"; readonly refusal: Refused }
  /** `own` where the person asked for it, such as by going back to a version. */
  | { readonly type: "settings.loaded"; readonly values: Values; readonly own?: boolean }
  | { readonly type: "settings.keepMine" }
  | { readonly type: "settings.takeTheirs" }
  /** The person gives up what the server does not have; `values` is what it has. */
  | { readonly type: "draft.discard"; readonly values: Values }
  | Heard<"screen.retry">;

export interface DraftInput<Values extends FormValues>
  extends Partial<Pick<DraftContext<Values>, "parent">>, Pick<DraftContext<Values>, "receiver"> {
  readonly values: Values;
  readonly limit: number;
}

/** What the tab is to keep of a draft that the server does not have yet. */
export type UnsavedEvent<Values extends FormValues> =
  | { readonly type: "unsaved.keep"; readonly base: Values; readonly values: Values }
  | { readonly type: "unsaved.forget" };

/** What one draft is about. */
export interface DraftKind<Values extends FormValues> extends FieldRules<Values> {
  readonly id: string;
  readonly description: string;
  readonly spec: string;
  readonly screen: string;
  /** What the receiver hears when the person has finished, everything is filled in, and the server has it. */
  readonly finished: (revision: number) => EventObject;
  /** Those that the call declares. */
  readonly refusals?: RefusalTable;
  /** Several people work on it: what they change in different fields is merged, and only what both changed is a conflict. */
  readonly merges?: true;
  /** The tab keeps what is not saved, for a reload of the page; the app provides `unsaved`. */
  readonly keeps?: true;
}

/** Two changes of the same values. */
interface TwoChanges<Values> {
  readonly ancestor: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** Merging by field: of each field that only one person changed, their value. */
const createMerging = <Values extends FormValues>(fields: readonly FieldOf<Values>[]) => {
  const changed =
    (before: Values, after: Values) =>
    (field: FieldOf<Values>): boolean =>
      !Equal.equals(before[field], after[field]);
  return {
    /** True where a field of two values differs. */
    isOther: (before: Values, after: Values): boolean => fields.some(changed(before, after)),
    /** True where both changed a field, to different values. */
    isDisputed: ({ ancestor, mine, theirs }: TwoChanges<Values>): boolean =>
      fields.filter(changed(ancestor, mine)).filter(changed(ancestor, theirs)).some(changed(mine, theirs)),
    /** Nothing that somebody changed is overwritten by what somebody else did not touch; of a disputed field, the value of `preferred`. */
    merged: ({ ancestor, mine, theirs }: TwoChanges<Values>, preferred: "mine" | "theirs"): Values => {
      const theirOwn = changed(ancestor, theirs);
      const kept = fields
        .filter(changed(ancestor, mine))
        .filter((field) => preferred === "mine" || !theirOwn(field));
      return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
    },
    /** What was there before others changed it: what has the person's own value since is no change of others. */
    beforeOthers: ({ ancestor, mine, theirs }: TwoChanges<Values>): Values => {
      const other = fields.filter(changed(mine, theirs));
      return { ...theirs, ...Object.fromEntries(other.map((field) => [field, ancestor[field]])) };
    },
  };
};

/** Creates a draft machine of one kind; the app provides its `save` and `holdPage`. A problem of a field never keeps the draft from being saved. */
export const createDraftMachine = <Values extends VersionedValues>({
  id,
  description,
  spec,
  screen,
  finished,
  refusals = {},
  merges,
  keeps,
  ...fieldRules
}: DraftKind<Values>) => {
  type Context = DraftContext<Values>;
  type Answer = SaveAnswer<Values>;
  const meta: MachineMeta = { spec, screen };
  const rules = createFieldRules<Values>(fieldRules);
  const begin = (values: Values): Omit<Context, "limit" | "parent" | "receiver"> => ({
    ...rules.begin(values),
    base: values,
    mine: values,
    ancestor: values,
    news: undefined,
    sent: undefined,
    finishing: false,
    halted: false,
    unasked: false,
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
  const { isOther, isDisputed, merged, beforeOthers } = createMerging<Values>(fieldRules.fields);
  const changesOf = ({ context, answer }: Saved): TwoChanges<Values> => ({
    ancestor: context.base,
    mine: context.values,
    theirs: savedBy(answer),
  });
  const valuesNow = ({ refused }: Context, values: Values): Partial<Context> =>
    rules.change({ values, refused }, {});
  /** What else was changed by others since the person last looked: what was shown before and not seen stays, without what the person changed between. */
  const tell = ({ news }: Context, before: Values, after: Values): Pick<Context, "news"> => {
    const since =
      news === undefined
        ? before
        : merged({ ancestor: news.after, mine: news.before, theirs: before }, "mine");
    return { news: isOther(since, after) ? { before: since, after } : undefined };
  };
  const merge = (context: Context, changes: TwoChanges<Values>): Partial<Context> => ({
    ...valuesNow(context, merged(changes, "mine")),
    ...tell(context, beforeOthers(changes), changes.theirs),
    base: changes.theirs,
  });
  /** Nobody publishes what they have not seen: what came in while it was finished is shown first. */
  const mergeSaved = (facts: Saved): Partial<Context> => {
    const now = merge(facts.context, changesOf(facts));
    return facts.context.finishing && now.news !== undefined
      ? { ...now, finishing: false, halted: true }
      : now;
  };
  const collide = ({ ancestor, mine, theirs }: TwoChanges<Values>): Partial<Context> => ({
    ancestor,
    mine,
    base: theirs,
    finishing: false,
    // What is finished is chosen first.
    halted: false,
  });
  const inConflict = ({ ancestor, mine, base }: Context): TwoChanges<Values> => ({
    ancestor,
    mine,
    theirs: base,
  });
  const keepSaved = ({ context, answer }: Saved): Partial<Context> => ({
    base: savedBy(answer),
    ...withVersion(context, savedBy(answer)),
  });

  /** A refusal that names a field is shown there too. Whoever has finished is led to it; whoever still types is not. */
  const refuse = ({ context, refusal }: { context: Context; refusal: Refused }): Partial<Context> => {
    const atField = rules.atField(context.values, refusal);
    return {
      finishing: false,
      ...(atField !== undefined && (context.finishing ? atField : { refused: atField.refused })),
    };
  };

  interface Found {
    readonly base: Values;
    readonly values: Values;
  }
  const foundChanges = (context: Context, { base, values }: Found): TwoChanges<Values> => ({
    ancestor: base,
    mine: values,
    theirs: context.base,
  });

  const draftSetup = setup({
    types: {
      context: {} as Context,
      input: {} as DraftInput<Values>,
      events: {} as DraftEvent<Values>,
      tags: {} as "busy" | "saving" | "saved" | "failed" | "crashed" | "collided" | "waiting",
      meta: {} as MachineMeta,
    },
    actors: {
      save: toBeProvided<Outcome<Answer>, { readonly values: Values }>("save"),
      holdPage: providedCallback("holdPage"),
      unsaved: providedCallback<UnsavedEvent<Values>, { readonly values: Values }>("unsaved"),
    },
    guards: {
      isComplete: ({ context }) => rules.isComplete(context),
      isFinishing: ({ context }) => context.finishing,
      isNewer: ({ context }, { values }: { values: Values }) => values.version > context.base.version,
      isNewerOfOthers: ({ context }, { values, own }: { values: Values; own: boolean }) =>
        merges === true && !own && values.version > context.base.version,
      isFoundDisputed: ({ context }, found: Found) => isDisputed(foundChanges(context, found)),
    },
    actions: {
      setValues: assign(({ context }, { change }: { change: Partial<Values> }): Partial<Context> =>
        rules.change(context, change),
      ),
      setTouched: assign(({ context }, { field }: { field: FieldOf<Values> }): Partial<Context> =>
        rules.touch(context, field),
      ),
      showField: assign(({ context }, { field }: { field: FieldOf<Values> }): Partial<Context> => ({
        ...rules.touch(context, field),
        focus: { field },
      })),
      setRefused: assign(
        ({ context }, { refusal }: { refusal: Refused }): Partial<Context> =>
          rules.atField(context.values, refusal) ?? {},
      ),
      touchAll: assign(({ context }): Partial<Context> => rules.touchAll(context)),
      finish: assign((): Partial<Context> => ({ finishing: true, halted: false, unasked: false })),
      goOn: assign((): Partial<Context> => ({ halted: false })),
      setUnasked: assign((_, { unasked }: { unasked: boolean }): Partial<Context> => ({ unasked })),
      setSent: assign(({ context }): Partial<Context> => ({ sent: context.values })),
      setLoaded: assign((_, { values }: { values: Values }): Partial<Context> => begin(values)),
      takeOver: assign(({ context }, { values }: { values: Values }): Partial<Context> => ({
        ...valuesNow(context, values),
        ...tell(context, context.base, values),
        base: values,
      })),
      setPictures: assign(({ context }, { field, pictures }: PicturesChanged): Partial<Context> =>
        rules.change(context, { [field]: pictures } as Partial<Values>),
      ),
      keepMine: assign(({ context }): Partial<Context> =>
        merges === true
          ? valuesNow(context, merged(inConflict(context), "mine"))
          : withVersion(context, context.base),
      ),
      takeTheirs: assign(({ context }): Partial<Context> =>
        merges === true ? valuesNow(context, merged(inConflict(context), "theirs")) : begin(context.base),
      ),
      mergeFound: assign(({ context }, found: Found): Partial<Context> => {
        const changes = foundChanges(context, found);
        return {
          ...merge(context, changes),
          ...(found.base.version === context.base.version && { news: undefined }),
        };
      }),
      collideFound: assign(({ context }, found: Found): Partial<Context> =>
        collide(foundChanges(context, found)),
      ),
      clearNews: assign((): Partial<Context> => ({ news: undefined, halted: false })),
      keepInTab: enqueueActions(({ context: { base, values }, enqueue }) => {
        if (keeps === true) enqueue.sendTo("unsaved", { type: "unsaved.keep", base, values });
      }),
      forgetInTab: enqueueActions(({ enqueue }) => {
        if (keeps === true) enqueue.sendTo("unsaved", { type: "unsaved.forget" });
      }),
      // By the portal and not by a view, which is not always there; the receiver may have been replaced since the draft began.
      report: sendTo(portalOf, ({ context: { receiver, values } }): ScreenForwarded => ({
        type: "screen.forwarded",
        key: receiver,
        event: finished(values.version),
      })),
      refreshHolder: enqueueActions(({ context, enqueue }) => {
        refreshContent(enqueue, context.parent);
      }),
    },
    delays: { limit: ({ context }) => context.limit, pause: SAVE_AFTER },
  });
  const request = requestsOf<typeof draftSetup>({ refusals });

  const typed = [
    {
      type: "setValues",
      params: ({ event }: { event: { readonly change: Partial<Values> } }) => ({ change: event.change }),
    },
    "keepInTab",
  ] as const;
  const pictured = [
    { type: "setPictures", params: ({ event }: { event: PicturesChanged }) => event },
    "keepInTab",
  ] as const;
  /** The same for whatever changes a value. */
  const changed = <Transition extends object>(transition: Transition) =>
    ({
      "form.changed": { ...transition, actions: typed },
      "pictures.changed": { ...transition, actions: pictured },
    }) as const;
  const left = {
    "form.left": {
      actions: {
        type: "setTouched",
        params: ({ event }: { event: { readonly field: FieldOf<Values> } }) => ({ field: event.field }),
      },
      description: "A field lost the focus: its problem is shown",
    },
    "draft.show": {
      actions: {
        type: "showField",
        params: ({ event }: { event: { readonly field: FieldOf<Values> } }) => ({ field: event.field }),
      },
      description:
        "A field is chosen in the list of what is missing: it gets the focus and its problem is shown",
    },
  } as const;
  const newsSeen = {
    "draft.newsSeen": {
      actions: "clearNews",
      description: "What somebody else changed is no longer shown",
    },
  } as const;
  const incomplete = {
    actions: "touchAll",
    description:
      "A field is missing or wrong: all problems are shown and the first such field gets the focus",
    meta: { code: "INVALID_REQUEST" },
  } as const;
  const asked = { type: "setUnasked", params: { unasked: false } } as const;
  const save = { target: "saving", actions: asked, description: "It is saved at once" } as const;
  const finishTo = <const Target extends string>(target: Target) =>
    [
      {
        guard: "isComplete",
        target,
        actions: "finish",
        description: "It is saved and then reported",
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
        ...(merges === true
          ? [
              {
                name: "Merged",
                when: (facts: Saved) => !isDisputed(changesOf(facts)),
                target: "changed",
                assign: mergeSaved,
                description:
                  "Somebody else changed other fields: both changes are kept, and shown before anything is reported",
                meta: { code: "CONFLICT" },
              },
            ]
          : []),
        {
          target: `#${id}.collided`,
          assign: (facts) => collide(changesOf(facts)),
          description: "Somebody else saved first: nothing was written",
          meta: { code: "CONFLICT" },
        },
      ],
      refused: Object.fromEntries(
        Object.entries(refusals).map(([code, { outdated }]) => [
          code,
          {
            target: "failed" as const,
            assign: refuse,
            ...(outdated === true && { actions: "refreshHolder" as const }),
          },
        ]),
      ),
      failed: { target: "failed", assign: () => ({ finishing: false }) },
      crashed: { target: `#${id}.crashed`, assign: () => ({ finishing: false }) },
    }),
    description: "A save runs; what is typed meanwhile is saved after it",
    on: {
      ...changed({ description: "A field value changed during the save" }),
      "form.submit": [
        { guard: "isComplete", actions: "finish", description: "It is reported once it is saved" },
        incomplete,
      ],
    },
  });

  const unsaved = draftSetup.createStateConfig({
    description: "The server does not have what was typed",
    meta: { alwaysOn: true },
    // Whoever closes the page is asked first.
    invoke: { id: "holdPage", src: "holdPage" },
    initial: "changed",
    states: {
      changed: {
        description: "Something was typed: it is saved after a pause",
        tags: ["saving"],
        always: { guard: "isFinishing", target: "saving", description: "The person waits for it" },
        after: {
          pause: {
            target: "saving",
            actions: { type: "setUnasked", params: { unasked: true } },
            description: "Nothing was typed for a while",
          },
        },
        on: {
          ...changed({
            target: "changed",
            reenter: true,
            description: "More is typed: the pause begins anew",
          } as const),
          "form.submit": finishTo("changed"),
        },
      },
      saving,
      failed: {
        description: "Not saved; `failure` has the reason, what was typed is kept",
        meta: { code: "CALL_FAILED" },
        tags: ["failed"],
        on: {
          ...changed({ target: "changed", description: "More is typed" } as const),
          "form.submit": finishTo("changed"),
          "draft.save": save,
          "screen.retry": { target: "saving", description: "The portal answers again" },
        },
      },
    },
    on: { ...left, ...newsSeen },
  });

  interface Loaded {
    readonly event: { readonly values: Values; readonly own?: boolean };
  }
  const ofLoaded = ({ event }: Loaded) => ({ values: event.values });
  const ofFound = ({ event }: { event: Found }): Found => ({ base: event.base, values: event.values });
  const found = [
    {
      guard: { type: "isFoundDisputed", params: ofFound },
      target: "collided",
      actions: { type: "collideFound", params: ofFound },
      description: "The tab has kept unsaved values; somebody else has changed the same fields since",
      meta: { code: "CONFLICT" },
    },
    {
      target: "unsaved",
      actions: [{ type: "mergeFound", params: ofFound }, "keepInTab"],
      description: "The tab has kept unsaved values: they are saved now",
    },
  ] as const;

  return draftSetup.createMachine({
    id,
    description,
    meta: { ...meta, kit: "draft" },
    context: ({ input: { values, limit, parent, receiver } }) => ({
      ...begin(values),
      limit,
      parent,
      receiver,
    }),
    ...(keeps === true && {
      invoke: {
        id: "unsaved" as const,
        src: "unsaved" as const,
        input: ({ context }: { readonly context: Context }) => ({ values: context.values }),
      },
    }),
    initial: "saved",
    on: {
      "draft.discard": {
        target: ".saved",
        actions: {
          type: "setLoaded",
          params: ({ event }: { event: { readonly values: Values } }) => ({ values: event.values }),
        },
        description: "The person gives up what cannot be saved any more",
      },
      "draft.refused": {
        actions: {
          type: "setRefused",
          params: ({ event }: { event: { readonly refusal: Refused } }) => ({ refusal: event.refusal }),
        },
        description:
          "The server refuses what the person finished: a field that the refusal names shows it and gets the focus",
      },
    },
    states: {
      saved: {
        description: "The server has what is shown",
        tags: ["saved"],
        entry: "forgetInTab",
        on: {
          ...left,
          ...changed({ target: "unsaved", description: "A field value changed" } as const),
          ...newsSeen,
          ...(keeps === true && { "draft.found": found }),
          "form.submit": [
            { guard: "isComplete", actions: ["goOn", "report"], description: "It is reported as ready" },
            incomplete,
          ],
          "settings.loaded": [
            ...(merges === true
              ? ([
                  {
                    guard: {
                      type: "isNewerOfOthers",
                      params: ({ event }: Loaded) => ({ values: event.values, own: event.own === true }),
                    },
                    actions: { type: "takeOver", params: ofLoaded },
                    description:
                      "Somebody else has saved: theirs is shown, and what they changed is announced",
                  },
                ] as const)
              : []),
            {
              guard: { type: "isNewer", params: ofLoaded },
              actions: { type: "setLoaded", params: ofLoaded },
              description: "The server has newer values: with nothing typed here, they are shown",
            },
          ],
        },
      },
      unsaved,
      collided: {
        description: "Both versions are shown; the person chooses",
        meta: { code: "CONFLICT" },
        tags: ["collided"],
        on: {
          ...newsSeen,
          "settings.keepMine": {
            target: "unsaved.saving",
            actions: "keepMine",
            description: "The person keeps their own values: they are saved over the others",
          },
          "settings.takeTheirs": {
            // What the person changed in other fields is saved.
            target: merges === true ? "unsaved.saving" : "saved",
            actions: "takeTheirs",
            description: "The person takes the saved values",
          },
        },
      },
      crashed: {
        description: "A defect; a retry may help, what was typed is kept",
        meta: { code: "DEFECT" },
        tags: ["failed", "crashed"],
        on: {
          ...left,
          ...newsSeen,
          ...changed({ target: "unsaved", description: "More is typed" } as const),
          "form.submit": finishTo("unsaved"),
          "draft.save": { ...save, target: "unsaved.saving" },
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
  finished: (revision) => ({ type: "draft.finished", revision }),
  fields: ["name"],
  problemOf: (_, { name }) => (name === "" ? "MISSING" : undefined),
});

export type DraftLogic<Values extends VersionedValues> = ReturnType<typeof createDraftMachine<Values>>;
export type DraftRef<Values extends VersionedValues> = ActorRefFrom<DraftLogic<Values>>;
