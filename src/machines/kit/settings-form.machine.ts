/** A settings form with optimistic locking: a save names the version it started from; on a conflict both versions are shown and the person chooses (business §3, decisions/forms). */
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import type { CallFailure, Outcome, Refused } from "../../domain/kit/call-failure.ts";
import {
  createFormMachine,
  type FormContext,
  type FormEnd,
  type FormKind,
  type FormRef,
} from "./form.machine.ts";
import type { PicturesChanged } from "./form-fields.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { providedCallback, toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import type { ContentOutdated } from "./resource.machine.ts";
import type { UnsavedValues } from "./unsaved.ts";
import { refreshContent } from "./living-of.ts";
import { forwardAll, type Forwarded } from "./screen-forwarded.ts";
import type { Heard } from "./screen-broadcast.ts";

/** The result of a save: `Collided` has the values that somebody else has saved since. */
export type SaveAnswer<Values> =
  | { readonly _tag: "Saved"; readonly saved: Values }
  | { readonly _tag: "Collided"; readonly theirs: Values; readonly mine: Values };

/** Settings carry the version that they were loaded with. */
export interface VersionedValues {
  readonly version: number;
}

/** The tab has kept values that were not saved when the page was reloaded. */
interface KeptFound<Values> {
  readonly type: "form.found";
  readonly values: Values;
}

/** What is for the form, and cannot be asked for again. */
type HeldEvent<Values> = KeptFound<Values> | PicturesChanged;

export interface SettingsFormContext<Values extends VersionedValues> {
  /** The last values known from the server. */
  readonly base: Values;
  /** The person's values that were in conflict. */
  readonly mine: Values;
  readonly saved: boolean;
  /** The form has broken, so that what was typed in it is gone; until something is saved. */
  readonly broken: boolean;
  /** What the tab keeps of the form, if anything. */
  readonly kept: Values | undefined;
  /** What has come in for the form while it was about to begin again: the last of each kind. */
  readonly held: readonly HeldEvent<Values>[];
  readonly failure: CallFailure | undefined;
  /** Time limit of a save, in ms. */
  readonly limit: number;
  /** Who loads the content again that a save has changed, or that a refusal shows to be outdated, if anybody does. */
  readonly holder: ParentRef<ContentOutdated> | undefined;
  /** What others are told when something was saved. */
  readonly forwards: readonly Forwarded[];
}

export type SettingsFormEvent<Values> =
  | { readonly type: "settings.loaded"; readonly values: Values }
  /** The pictures of a field, from their own machine. */
  | PicturesChanged
  | KeptFound<Values>
  | { readonly type: "settings.keepMine" }
  | { readonly type: "settings.takeTheirs" }
  /** The person gives up what is not saved. */
  | { readonly type: "settings.discard" }
  | Heard<"screen.retry">;

/** Emitted after each save. */
export interface SettingsSaved<Values> {
  readonly type: "settings.saved";
  readonly saved: Values;
}

/** What one kind of settings is about. */
export interface SettingsKind<Values extends VersionedValues> extends Omit<
  FormKind<Values>,
  "afterwards" | "isNewer"
> {
  /** A field has pictures, whose machine tells of each change. */
  readonly pictures?: true;
}

/** What the form holds; undefined before it has begun. */
const formState = <Values extends VersionedValues>(
  snapshot: Snapshot<unknown>,
): FormContext<Values, unknown> | undefined =>
  "context" in snapshot ? (snapshot.context as FormContext<Values, unknown>) : undefined;

/** Creates the machine of one kind of settings and its form; the app provides the form's `submit`, and the machine's form and `overwrite`. */
export const createSettingsFormMachine = <Values extends VersionedValues>({
  pictures,
  keeps,
  ...kind
}: SettingsKind<Values>) => {
  type Context = SettingsFormContext<Values>;
  type Answer = SaveAnswer<Values>;
  const { id, description, spec, screen } = kind;
  const meta: MachineMeta = { spec, screen };
  const isNewer = (loaded: Values, known: Values): boolean => loaded.version > known.version;
  const form = createFormMachine<Values, Answer>({
    ...kind,
    id: `${id}Fields`,
    afterwards: "end",
    isNewer,
  });

  const afterSave = (answer: Answer): Partial<Context> =>
    answer._tag === "Saved"
      ? { base: answer.saved, saved: true, broken: false }
      : { base: answer.theirs, mine: answer.mine, saved: false };

  const settingsSetup = setup({
    types: {
      context: {} as Context,
      input: {} as { readonly values: Values } & Pick<Context, "limit"> &
        Partial<Pick<Context, "holder" | "forwards">>,
      events: {} as SettingsFormEvent<Values>,
      emitted: {} as SettingsSaved<Values>,
      children: {} as { form: "form"; overwrite: "overwrite"; unsaved: "unsaved" },
      tags: {} as "busy" | "failed" | "collided",
      meta: {} as MachineMeta,
    },
    actors: {
      form,
      overwrite: toBeProvided<Outcome<Answer>, { readonly mine: Values; readonly theirs: Values }>(
        "overwrite",
      ),
      unsaved: providedCallback<UnsavedValues<Values>, { readonly values: Values }>("unsaved"),
    },
    guards: {
      isTyped: ({ context }, { form: state }: { form: FormContext<Values, unknown> | undefined }) =>
        state?.isDirty === true && state.values !== context.kept,
      isLeft: ({ context }, { form: state }: { form: FormContext<Values, unknown> | undefined }) =>
        state?.isDirty === false && context.kept !== undefined,
      isSaved: (_, { answer }: { answer: Answer }) => answer._tag === "Saved",
    },
    actions: {
      setLoaded: assign(({ context }, { values }: { values: Values }): Partial<Context> =>
        isNewer(values, context.base) ? { base: values, saved: false } : {},
      ),
      resetForm: sendTo("form", { type: "form.reset" }),
      retryForm: sendTo("form", { type: "screen.retry" }),
      loadForm: sendTo("form", (_, { values }: { values: Values }) => ({ type: "form.loaded", values })),
      keepInTab: enqueueActions(
        ({ enqueue }, { form: state }: { form: FormContext<Values, unknown> | undefined }) => {
          if (state === undefined) return;
          enqueue.assign({ kept: state.values });
          enqueue.sendTo("unsaved", { type: "unsaved.keep", values: state.values });
        },
      ),
      forgetInTab: enqueueActions(({ enqueue }) => {
        enqueue.assign({ kept: undefined });
        enqueue.sendTo("unsaved", { type: "unsaved.forget" });
      }),
      restore: sendTo("form", (_, { values }: { values: Values }) => ({ type: "form.found", values })),
      setPictures: sendTo("form", (_, { field, pictures: changed }: PicturesChanged) => ({
        type: "form.changed",
        change: { [field]: changed } as unknown as Partial<Values>,
      })),
      hold: assign(({ context: { held } }, { event }: { event: HeldEvent<Values> }): Partial<Context> => ({
        held: [...held.filter(({ type }) => type !== event.type), event],
      })),
      passOn: enqueueActions(({ context: { held }, enqueue }) => {
        for (const event of held) enqueue.raise(event);
        enqueue.assign({ held: [] });
      }),
      setBroken: assign((): Partial<Context> => ({ broken: true })),
      setAnswer: assign((_, { answer }: { answer: Answer }): Partial<Context> => afterSave(answer)),
      refreshHolder: enqueueActions(({ context: { holder }, enqueue }) => {
        refreshContent(enqueue, holder);
      }),
      reportSaved: enqueueActions(({ context: { base, holder, forwards }, enqueue, system }) => {
        enqueue.emit({ type: "settings.saved", saved: base });
        refreshContent(enqueue, holder);
        forwardAll({ enqueue, system }, forwards);
      }),
    },
    delays: { limit: ({ context }) => context.limit, restart: 1000 },
  });

  const request = requestsOf<typeof settingsSetup>();
  const ofForm = ({ event }: { event: { readonly output: FormEnd<Answer> } }) => ({
    answer: event.output.answer,
  });
  const ofLoaded = ({ event }: { event: { readonly values: Values } }) => ({ values: event.values });
  const ofSnapshot = ({ event }: { event: { readonly snapshot: Snapshot<unknown> } }) => ({
    form: formState<Values>(event.snapshot),
  });
  const hold = {
    type: "hold" as const,
    params: ({ event }: { event: HeldEvent<Values> }) => ({ event }),
  };
  const collided = { code: "CONFLICT" };
  const choices = {
    "settings.keepMine": { target: "overwriting", description: "The person keeps their own values" },
    "settings.takeTheirs": { target: "editing", description: "The person takes the saved values" },
    "settings.discard": { target: "editing", description: "The person gives up their own values" },
  } as const;

  const machine = settingsSetup.createMachine({
    id,
    description,
    meta: { ...meta, kit: "settings-form" },
    context: ({ input: { values, limit, holder, forwards = [] } }) => ({
      base: values,
      mine: values,
      saved: false,
      broken: false,
      kept: undefined,
      held: [],
      failure: undefined,
      limit,
      holder,
      forwards,
    }),
    ...(keeps === true && {
      invoke: {
        id: "unsaved" as const,
        src: "unsaved" as const,
        input: ({ context }: { readonly context: Context }) => ({ values: context.base }),
      },
    }),
    initial: "editing",
    states: {
      editing: {
        description: "The form is filled in and sent",
        meta: { alwaysOn: true },
        invoke: {
          id: "form",
          src: "form",
          input: ({ context: { base, limit, holder } }) => ({ values: base, limit, holder }),
          onDone: [
            {
              guard: { type: "isSaved", params: ofForm },
              target: "editing",
              reenter: true,
              actions: [{ type: "setAnswer", params: ofForm }, "reportSaved"],
              description: "Saved; the form continues with the saved values",
            },
            {
              target: "collided",
              actions: { type: "setAnswer", params: ofForm },
              description: "A conflict: somebody else saved first, nothing was written",
              meta: collided,
            },
          ],
          ...(keeps === true && {
            onSnapshot: [
              {
                guard: { type: "isTyped" as const, params: ofSnapshot },
                actions: { type: "keepInTab" as const, params: ofSnapshot },
                description: "Something was typed: the tab keeps it",
              },
              {
                guard: { type: "isLeft" as const, params: ofSnapshot },
                actions: "forgetInTab" as const,
                description: "The form is as it began: the tab keeps nothing of it",
              },
            ],
          }),
          onError: {
            target: "restarting",
            actions: "setBroken",
            description: "A defect in the form",
            meta: { code: "DEFECT" },
          },
        },
        on: {
          "settings.loaded": {
            actions: [
              { type: "setLoaded", params: ofLoaded },
              { type: "loadForm", params: ofLoaded },
            ],
            description: "The saved values were loaded: an unedited form takes them over if they are newer",
          },
          "settings.discard": {
            actions: "resetForm",
            description: "The person gives up what was typed",
          },
          ...(keeps === true && {
            "form.found": {
              actions: { type: "restore" as const, params: ofLoaded },
              description:
                "The tab has kept what was typed before the page was reloaded: it is in the form again",
            },
          }),
          ...(pictures === true && {
            "pictures.changed": {
              actions: {
                type: "setPictures" as const,
                params: ({ event }: { event: PicturesChanged }) => event,
              },
              description: "The pictures of a field changed",
            },
          }),
          ...(kind.waits === true && {
            "screen.retry": {
              actions: "retryForm" as const,
              description: "The portal answers again: a form that waits for the connection is sent",
              meta: { spec: "decisions/calls" },
            },
          }),
        },
      },
      restarting: {
        description: "The form begins again; not at once, as it may fail at its start",
        meta: { code: "DEFECT" },
        tags: ["failed"],
        after: { restart: { target: "editing", actions: "passOn", description: "1 second" } },
        on: {
          "settings.loaded": {
            actions: { type: "setLoaded", params: ofLoaded },
            description: "The saved values were loaded: the form begins with them if they are newer",
          },
          ...(keeps === true && {
            "form.found": {
              actions: hold,
              description:
                "The tab has kept what was typed before the page was reloaded: it is for the form that begins",
            },
          }),
          ...(pictures === true && {
            "pictures.changed": {
              actions: hold,
              description: "The pictures of a field changed: they are for the form that begins",
            },
          }),
        },
      },
      collided: {
        description: "Both versions are shown; the person chooses",
        meta: collided,
        tags: ["collided"],
        on: choices,
      },
      overwriting: {
        ...request("overwrite", {
          input: ({ context }) => ({ mine: context.mine, theirs: context.base }),
          limit: "limit",
          tags: ["collided", "busy"],
          answeredBy: {
            Saved: {
              target: "editing",
              assign: ({ answer }) => afterSave(answer),
              actions: "reportSaved",
              description: "Saved",
            },
            Collided: {
              target: "collided",
              assign: ({ answer }) => afterSave(answer),
              description: "Another change was saved in the meantime",
              meta: collided,
            },
          },
          ...(Object.values(kind.refusals ?? {}).some(({ outdated }) => outdated === true) && {
            refusedOtherwise: {
              name: "outdated",
              when: ({ refusal }: { readonly refusal: Refused }) =>
                kind.refusals?.[refusal.code]?.outdated === true,
              target: "failed",
              actions: "refreshHolder" as const,
              description: "Refused, as the content has changed: it is loaded again",
            },
          }),
          failed: "failed",
        }),
        description: "The person's values overwrite the saved ones",
      },
      failed: {
        description: "Not saved; `failure` has the reason, both versions are kept",
        tags: ["collided", "failed"],
        on: choices,
      },
      crashed: {
        description: "A defect; both versions are kept",
        meta: { code: "DEFECT" },
        tags: ["collided", "failed"],
        on: choices,
      },
    },
  });
  return { form, machine };
};

/** The untyped machine for the atlas and the tests; areas use `createSettingsFormMachine`. */
export const { machine: settingsFormMachine } = createSettingsFormMachine<{
  readonly name: string;
  readonly version: number;
}>({
  id: "settingsForm",
  description: "A settings form",
  spec: "business §3",
  screen: "settings",
  fields: ["name"],
  problemOf: (_, { name }) => (name === "" ? "MISSING" : undefined),
});

export type SettingsFormLogic<Values extends VersionedValues> = ReturnType<
  typeof createSettingsFormMachine<Values>
>["machine"];
/** The form of settings while it is filled in and sent. */
export type SettingsFieldsRef<Values extends VersionedValues> = FormRef<Values, SaveAnswer<Values>>;
export type SettingsFormRef<Values extends VersionedValues> = ActorRefFrom<SettingsFormLogic<Values>>;
