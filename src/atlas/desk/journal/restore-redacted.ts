import { readPlaceholder } from "../../../domain/shell/journal.ts";
import { fixtureOfKey } from "../fixtures/screen-fixtures.ts";
import { encode } from "../simulation/codec.ts";
import { samplesOf } from "../simulation/machine-samples.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A timeline is sent to a frame, so it contains plain data only. */
const plain = <Value extends object>(value: Value): Value =>
  JSON.parse(JSON.stringify(encode(value))) as Value;

/** The sample payload with the most fields for an event. */
const fullest = (machine: string, type: string): Fields => {
  const given = samplesOf(machine)?.payloads[type];
  if (given === undefined || typeof given === "function") return {};
  return plain(
    given.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0] ?? {},
  );
};

/** Journals do not contain typed values: sample values replace them, so that the form can be sent. */
export const restoreRedacted = (mark: string, machine: string, type: string, payload: Fields): Fields => {
  // The root's events contain no form values.
  if (machine === "portal") return payload;
  const isRedacted = (value: unknown): boolean => readPlaceholder(mark, value)?.kind === "object";
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      isRedacted(value) ? (fullest(machine, type)[name] ?? value) : value,
    ]),
  );
};

/** Sample input of a screen's actor, whose content journals do not contain; without a sample, the recorded input. */
export const inputOf = (key: string, recorded: unknown = {}): object =>
  plain(fixtureOfKey(key)?.input ?? (recorded as object));
