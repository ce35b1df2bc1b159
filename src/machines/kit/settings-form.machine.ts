/** A form whose save names the version it began with: one that collides shows both and asks (business §3, decisions). */
import { assign, emit, sendTo, setup, type ActorRefFrom } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import { createFormMachine, type FormEnd, type FormKind } from "./form.machine.ts";
import type { MachineMeta } from "./machine-meta.ts";
import { provided } from "./provide.ts";
import { requestsOf } from "./request.ts";

/** What a save came to: `Collided` brings what somebody else has saved meanwhile. */
export type SaveAnswer<Values> =
  | { readonly _tag: "Saved"; readonly saved: Values }
  | { readonly _tag: "Collided"; readonly theirs: Values; readonly mine: Values };

/** Settings name the version that they were loaded with. */
export interface VersionedValues {
  readonly version: number;
}

export interface SettingsFormContext<Values extends VersionedValues> {
  /** As the server holds it, as far as is known here. */
  readonly base: Values;
  /** What the person wanted to save when somebody else was quicker. */
  readonly mine: Values;
  readonly saved: boolean;
  readonly failure: CallFailure | undefined;
  /** How long a save may take, in ms. */
  readonly limit: number;
}

export type SettingsFormEvent<Values> =
  | { readonly type: "settings.loaded"; readonly values: Values }
  | { readonly type: "settings.keepMine" }
  | { readonly type: "settings.takeTheirs" };

/** What whoever shows the settings hears of each save. */
export interface SettingsSaved {
  readonly type: "settings.saved";
}

/** Settings of one kind: the machine, and the form that it begins; the app gives the form its `submit`, and the machine that form and its `overwrite`. */
export const createSettingsFormMachine = <Values extends VersionedValues>(
  kind: Omit<FormKind<Values>, "afterwards" | "isNewer">,
) => {
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
      ? { base: answer.saved, saved: true }
      : { base: answer.theirs, mine: answer.mine, saved: false };

  const settingsSetup = setup({
    types: {
      context: {} as Context,
      input: {} as { readonly values: Values; readonly limit: number },
      events: {} as SettingsFormEvent<Values>,
      emitted: {} as SettingsSaved,
      children: {} as { form: "form"; overwrite: "overwrite" },
      tags: {} as "busy" | "failed" | "collided",
      meta: {} as MachineMeta,
    },
    actors: {
      form,
      overwrite: provided<Outcome<Answer>, { readonly mine: Values; readonly theirs: Values }>("overwrite"),
    },
    guards: {
      isSaved: (_, { answer }: { answer: Answer }) => answer._tag === "Saved",
    },
    actions: {
      setLoaded: assign(({ context }, { values }: { values: Values }): Partial<Context> =>
        isNewer(values, context.base) ? { base: values, saved: false } : {},
      ),
      loadForm: sendTo("form", (_, { values }: { values: Values }) => ({ type: "form.loaded", values })),
      setAnswer: assign((_, { answer }: { answer: Answer }): Partial<Context> => afterSave(answer)),
      reportSaved: emit({ type: "settings.saved" } satisfies SettingsSaved),
    },
    delays: { limit: ({ context }) => context.limit },
  });

  const request = requestsOf<typeof settingsSetup>({ meta });
  const ofForm = ({ event }: { event: { readonly output: FormEnd<Answer> } }) => ({
    answer: event.output.answer,
  });
  const ofLoaded = ({ event }: { event: { readonly values: Values } }) => ({ values: event.values });
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
      failure: undefined,
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
              guard: { type: "isSaved", params: ofForm },
              target: "editing",
              reenter: true,
              actions: [{ type: "setAnswer", params: ofForm }, "reportSaved"],
              description: "Saved; the form goes on from it",
              meta,
            },
            {
              target: "collided",
              actions: { type: "setAnswer", params: ofForm },
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
            actions: [
              { type: "setLoaded", params: ofLoaded },
              { type: "loadForm", params: ofLoaded },
            ],
            description:
              "What is saved was loaded: the form takes it where it is newer and nothing was typed",
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
              description: "Changed once more in between",
              meta: collided,
            },
          },
          failed: "failed",
        }),
        description: "The person's own is saved over the other",
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
  problemOf: (_, { name }) => (name === "" ? "MISSING" : undefined),
});

export type SettingsFormLogic<Values extends VersionedValues> = ReturnType<
  typeof createSettingsFormMachine<Values>
>["machine"];
export type SettingsFormRef<Values extends VersionedValues> = ActorRefFrom<SettingsFormLogic<Values>>;
