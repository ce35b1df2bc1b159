import { fromPromise } from "xstate";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import type { Saving } from "../../domain/kit/version.ts";
import type { FormLogic } from "../../machines/kit/form.machine.ts";
import type {
  SaveAnswer,
  SettingsFormLogic,
  VersionedValues,
} from "../../machines/kit/settings-form.machine.ts";
import type { Writer } from "../live/run-call.ts";

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

/** Who makes a save, for its call. */
export interface SavedBy {
  readonly by: Writer;
  readonly rebase: typeof onOwnVersion;
}

/** A save that follows an earlier one whose answer was lost begins from what that has made, and not from before it. */
export const onOwnVersion = <Request extends object>(request: Request, answer: Saving<object>): Request => {
  if (answer._tag === "Collided") return request;
  const { version, revision = version } = answer.saved as {
    readonly version?: number;
    readonly revision?: number;
  };
  return { ...request, ["revision" in request ? "revision" : "version"]: revision };
};

/** Fills a settings machine with its save; values that overwrite somebody else's name the version of those. */
export const saves = <Values extends VersionedValues>(
  form: FormLogic<Values, SaveAnswer<Values>>,
  machine: SettingsFormLogic<Values>,
  save: (values: Values, signal: AbortSignal, by: SavedBy) => Promise<Outcome<SaveAnswer<Values>>>,
) =>
  machine.provide({
    actors: {
      form: form.provide({
        actors: {
          submit: fromPromise(({ input, signal, self }) =>
            save(input.values, signal, { by: self, rebase: onOwnVersion }),
          ),
        },
      }),
      overwrite: fromPromise(({ input: { mine, theirs }, signal, self }) =>
        save({ ...mine, version: theirs.version }, signal, { by: self, rebase: onOwnVersion }),
      ),
    },
  });
