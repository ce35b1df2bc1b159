import { readPlaceholder } from "../../../domain/shell/journal.ts";
import { fixtureOfKey } from "../fixtures/screen-fixtures.ts";
import { encode } from "../simulation/codec.ts";
import { samplesOf } from "../simulation/machine-samples.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A timeline is told to a frame: it holds plain data alone. */
const plain = <Value extends object>(value: Value): Value =>
  JSON.parse(JSON.stringify(encode(value))) as Value;

/** The fullest payload that the samples have for an event. */
const fullest = (machine: string, type: string): Fields => {
  const given = samplesOf(machine)?.payloads[type];
  if (given === undefined || typeof given === "function") return {};
  return plain(
    given.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0] ?? {},
  );
};

/** What was typed into a form is left out of a journal: what the samples type stands in, so that the form can be sent as it was. */
export const restoreRedacted = (mark: string, machine: string, type: string, payload: Fields): Fields => {
  // What the page opens is no form.
  if (machine === "portal") return payload;
  const isRedacted = (value: unknown): boolean => readPlaceholder(mark, value)?.kind === "object";
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      isRedacted(value) ? (fullest(machine, type)[name] ?? value) : value,
    ]),
  );
};

/** What a screen's actor starts with: as little is known of it, and no machine starts without. */
export const inputOf = (key: string): object => plain(fixtureOfKey(key)?.input ?? {});
