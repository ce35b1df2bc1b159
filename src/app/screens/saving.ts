import { fromPromise } from "xstate";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import type { Saving } from "../../domain/kit/version.ts";
import type { FormLogic } from "../../machines/kit/form.machine.ts";
import type {
  SaveAnswer,
  SettingsFormLogic,
  VersionedValues,
} from "../../machines/kit/settings-form.machine.ts";

/** Maps the outcome of a save to the settings machine's result, with the sent values for the conflict view. */
export const savedFrom = <Values, Answer>(
  outcome: Outcome<Saving<Answer>>,
  mine: Values,
  valuesOf: (answer: Answer) => Values,
): Outcome<SaveAnswer<Values>> => {
  if (outcome._tag === "Failed") return outcome;
  const { answer } = outcome;
  return answered(
    answer._tag === "Saved"
      ? { _tag: "Saved", saved: valuesOf(answer.saved) }
      : { _tag: "Collided", theirs: valuesOf(answer.theirs), mine },
  );
};

/** Fills a settings machine with its save; values that overwrite somebody else's name the version of those. */
export const saves = <Values extends VersionedValues>(
  form: FormLogic<Values, SaveAnswer<Values>>,
  machine: SettingsFormLogic<Values>,
  save: (values: Values, signal: AbortSignal) => Promise<Outcome<SaveAnswer<Values>>>,
) =>
  machine.provide({
    actors: {
      form: form.provide({
        actors: { submit: fromPromise(({ input, signal }) => save(input.values, signal)) },
      }),
      overwrite: fromPromise(({ input: { mine, theirs }, signal }) =>
        save({ ...mine, version: theirs.version }, signal),
      ),
    },
  });
