/** A form whose save names the version it began with: one that collides shows both and asks (business §3, decisions). */
import { assign, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../domain/call-failure.ts";
import { createFormMachine, type FormKind, type FormValues } from "./form.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";

/** What a save came to: `Collided` brings what somebody else has saved meanwhile. */
export type SaveAnswer<Values> =
  | { readonly _tag: "Saved"; readonly saved: Values }
  | { readonly _tag: "Collided"; readonly theirs: Values; readonly mine: Values };

export interface SettingsFormContext<Values extends FormValues> {
  /** As the server holds it, as far as is known here. */
  readonly base: Values;
  /** What the person wanted to save when somebody else was quicker. */
  readonly mine: Values;
  readonly saved: boolean;
  readonly failure: { readonly _tag: "None" } | CallFailure;
  /** How long a save may take, in ms. */
  readonly limit: number;
}

export type SettingsFormEvent<Values> =
  | { readonly type: "settings.loaded"; readonly values: Values }
  | { readonly type: "settings.keepMine" }
  | { readonly type: "settings.takeTheirs" };

/** Settings of one kind: the machine, and the form that it begins; the app gives the form its `submit`, and the machine that form and its `overwrite`. */
export const createSettingsFormMachine = <Values extends FormValues>(
  kind: Omit<FormKind<Values>, "afterwards">,
) => {
  type Context = SettingsFormContext<Values>;
  type Answer = SaveAnswer<Values>;
  const { id, description, spec, screen } = kind;
  const meta: MachineMeta = { spec, screen };
  const form = createFormMachine<Values, Answer>({ ...kind, id: `${id}Fields`, afterwards: "end" });

  const settingsSetup = setup({
    types: {
      context: {} as Context,
      input: {} as { readonly values: Values; readonly limit: number },
      events: {} as SettingsFormEvent<Values>,
      children: {} as { form: "form"; overwrite: "overwrite" },
      tags: {} as "busy" | "failed" | "collided",
      meta: {} as MachineMeta,
    },
    actors: {
      form,
      overwrite: provided<Outcome<Answer>, { readonly mine: Values; readonly theirs: Values }>("overwrite"),
    },
    guards: {
      isSaved: (_, { outcome }: { outcome: Outcome<Answer> }) =>
        outcome._tag === "Answered" && outcome.answer._tag === "Saved",
      isCollided: (_, { outcome }: { outcome: Outcome<Answer> }) =>
        outcome._tag === "Answered" && outcome.answer._tag === "Collided",
    },
    actions: {
      keepLoaded: assign((_, { values }: { values: Values }): Partial<Context> => ({
        base: values,
        saved: false,
      })),
      keepSaved: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> =>
        outcome._tag === "Answered" && outcome.answer._tag === "Saved"
          ? { base: outcome.answer.saved, saved: true }
          : {},
      ),
      keepBoth: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> =>
        outcome._tag === "Answered" && outcome.answer._tag === "Collided"
          ? { base: outcome.answer.theirs, mine: outcome.answer.mine, saved: false }
          : {},
      ),
      keepFailure: assign((_, { outcome }: { outcome: Outcome<Answer> }): Partial<Context> =>
        outcome._tag === "Failed" ? { failure: outcome.failure } : {},
      ),
      keepTimeout: assign(({ context }): Partial<Context> => ({
        failure: { _tag: "TimedOut", limit: context.limit },
      })),
      forgetFailure: assign((): Partial<Context> => ({ failure: { _tag: "None" } })),
    },
    delays: { limit: ({ context }) => context.limit },
  });

  const ended = ({ event }: { event: { readonly output: unknown } }): { outcome: Outcome<Answer> } => ({
    outcome: event.output as Outcome<Answer>,
  });
  const collided = { ...meta, code: "CONFLICT" };
  const choices = {
    "settings.keepMine": { target: "overwriting", description: "The person's own shall hold", meta },
    "settings.takeTheirs": { target: "editing", description: "What is saved shall hold", meta },
  } as const;

  const machine = settingsSetup.createMachine({
    id,
    description,
    meta,
    context: ({ input: { values, limit } }) => ({
      base: values,
      mine: values,
      saved: false,
      failure: { _tag: "None" },
      limit,
    }),
    initial: "editing",
    states: {
      editing: {
        description: "The form, filled in and sent",
        meta: { ...meta, alwaysOn: true },
        invoke: {
          id: "form",
          src: "form",
          input: ({ context }) => ({ values: context.base, limit: context.limit }),
          onDone: [
            {
              guard: { type: "isSaved", params: ended },
              target: "editing",
              reenter: true,
              actions: { type: "keepSaved", params: ended },
              description: "Saved; the form goes on from it",
              meta,
            },
            {
              target: "collided",
              actions: { type: "keepBoth", params: ended },
              description: "Somebody else was quicker: nothing was written",
              meta: collided,
            },
          ],
          onError: {
            target: "editing",
            reenter: true,
            description: "A defect in the form: it begins anew",
            meta: { ...meta, code: "DEFECT" },
          },
        },
        on: {
          "settings.loaded": {
            target: "editing",
            reenter: true,
            actions: { type: "keepLoaded", params: ({ event }) => ({ values: event.values }) },
            description: "What is saved has changed, and nothing was typed",
            meta,
          },
        },
      },
      collided: {
        description: "Both are shown; the person decides",
        meta: collided,
        tags: ["collided"],
        on: choices,
      },
      overwriting: {
        description: "The person's own is saved over the other",
        meta,
        tags: ["collided", "busy"],
        entry: "forgetFailure",
        invoke: {
          id: "overwrite",
          src: "overwrite",
          input: ({ context }) => ({ mine: context.mine, theirs: context.base }),
          onDone: [
            {
              guard: { type: "isSaved", params: ended },
              target: "editing",
              actions: { type: "keepSaved", params: ended },
              description: "Saved",
              meta,
            },
            {
              guard: { type: "isCollided", params: ended },
              target: "collided",
              actions: { type: "keepBoth", params: ended },
              description: "Changed once more in between",
              meta: collided,
            },
            {
              target: "failed",
              actions: { type: "keepFailure", params: ended },
              description: "The call failed",
              meta,
            },
          ],
          onError: { target: "crashed", description: "A defect in the call", meta },
        },
        after: {
          limit: {
            target: "failed",
            actions: "keepTimeout",
            description: "No answer in time",
            meta: { ...meta, code: "TIMED_OUT" },
          },
        },
      },
      failed: {
        description: "Not saved, and why; both are still there",
        meta,
        tags: ["collided", "failed"],
        on: choices,
      },
      crashed: {
        description: "A defect; both are still there",
        meta: { ...meta, code: "DEFECT" },
        tags: ["collided", "failed"],
        on: choices,
      },
    },
  });
  return { form, machine };
};

/** The machine as the atlas and the tests know it; areas make theirs by `createSettingsFormMachine`. */
export const { machine: settingsFormMachine } = createSettingsFormMachine<{
  readonly name: string;
  readonly version: number;
}>({
  id: "settingsForm",
  description: "A form of the settings",
  spec: "business §3",
  screen: "settings",
  fields: ["name"],
  problemOf: (_, { name }) => (name === "" ? "EMPTY" : undefined),
});

export type SettingsFormLogic<Values extends FormValues> = ReturnType<
  typeof createSettingsFormMachine<Values>
>["machine"];
export type SettingsFormRef<Values extends FormValues> = ActorRefFrom<SettingsFormLogic<Values>>;
