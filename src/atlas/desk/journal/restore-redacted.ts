import { readPlaceholder } from "../../../domain/shell/journal.ts";
import { fixtureOfKey } from "../fixtures/screen-fixtures.ts";
import { encode } from "../simulation/codec.ts";
import { samplesOf } from "../simulation/machine-samples.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A timeline is sent to a frame, so it contains plain data only. */
const plain = <Value extends object>(value: Value): Value =>
  JSON.parse(JSON.stringify(encode(value))) as Value;

/** The sample payloads of an event. */
const payloadsOf = (machine: string, type: string): readonly Fields[] => {
  const given = samplesOf(machine)?.payloads[type];
  return given === undefined || typeof given === "function" ? [] : given;
};

/** The sample payload with the most fields for an event. */
const fullest = (machine: string, type: string): Fields =>
  plain(
    payloadsOf(machine, type).toSorted(
      (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
    )[0] ?? {},
  );

type Output = { readonly _tag?: unknown; readonly answer?: { readonly _tag?: unknown } } | undefined;
/** The kind of an answer of which nothing else is known. */
const bareKind = ({ output }: Fields): unknown => {
  const { _tag, answer } = (output as Output) ?? {};
  return _tag === "Answered" && Object.keys(answer ?? {}).join() === "_tag" ? answer?._tag : undefined;
};

/** An answer of which the journal has the kind alone: the sample of that kind, or the first one where the kind was left out, too. */
const withSampleAnswer = (mark: string, machine: string, type: string, payload: Fields): Fields => {
  const kind = bareKind(payload);
  if (kind === undefined) return payload;
  const isUnknown = readPlaceholder(mark, kind) !== undefined;
  const sample = payloadsOf(machine, type).find(({ output }) => {
    const { _tag, answer } = (output as Output) ?? {};
    return _tag === "Answered" && (isUnknown || answer?._tag === kind);
  });
  return sample === undefined ? payload : { ...payload, ...plain(sample) };
};

/** Journals do not contain typed values: sample values replace them, so that the form can be sent. */
export const restoreRedacted = (mark: string, machine: string, type: string, payload: Fields): Fields => {
  // The root's events contain no form values.
  if (machine === "portal") return payload;
  const answered = withSampleAnswer(mark, machine, type, payload);
  const isRedacted = (value: unknown): boolean => readPlaceholder(mark, value)?.kind === "object";
  return Object.fromEntries(
    Object.entries(answered).map(([name, value]) => [
      name,
      isRedacted(value) ? (fullest(machine, type)[name] ?? value) : value,
    ]),
  );
};

/** Sample input of a screen's actor, whose content journals do not contain; without a sample, the recorded input. */
export const inputOf = (key: string, recorded: unknown = {}): object =>
  plain(fixtureOfKey(key)?.input ?? (recorded as object));
