/**
 * The idempotency keys of writes. A key belongs to what a person intends: it is made at the first press and kept until an answer or a refusal
 * has come, so that every repeat is the same write to the server (decisions/calls).
 */
import * as Equal from "effect/Equal";
import { failed, meansOtherAccount, type CallFailure, type Outcome } from "../domain/kit/call-failure.ts";

/** What one write sends. */
interface Write<Request> {
  readonly request: Request;
  readonly files: readonly File[];
}

/** A key whose answer has not come, and since when, in ms. */
export interface KeptKey {
  readonly key: string;
  readonly since: number;
}

/** Where keys outlive the page: by the name of what makes the write. */
export interface KeyPlace {
  readonly read: (name: string) => KeptKey | undefined;
  readonly keep: (name: string, key: KeptKey) => void;
  readonly forget: (name: string) => void;
}

interface Intent extends KeptKey {
  /** Unknown where the page was loaded again since. */
  readonly write: Write<unknown> | undefined;
  /** Its request ended without an answer: it may have been carried out. */
  readonly lost: boolean;
}

/** Less than the day for which the server keeps a key: afterwards nothing is repeated with it. */
export const KEY_LIFETIME = 23 * 60 * 60 * 1000;

/** True if no answer of the portal itself came: the write may have been carried out all the same. */
const isLost = (failure: CallFailure): boolean =>
  failure._tag === "Offline" ||
  failure._tag === "TimedOut" ||
  failure._tag === "Malformed" ||
  (failure._tag === "EndpointFailure" && failure.status >= 500);

/** The same failure, which says that the write may have been carried out. */
const asLost = <Answer, Code extends string>(outcome: Outcome<Answer, Code>): Outcome<Answer, Code> =>
  outcome._tag === "Failed" && isLost(outcome.failure)
    ? failed({ ...outcome.failure, lost: true } as CallFailure<Code>)
    : outcome;

/** True if the connection broke, or a proxy had no answer: a second request can find out at once what became of the first. */
const mayLook = ({ _tag, ...failure }: CallFailure): boolean =>
  _tag === "Offline" || ("status" in failure && (failure.status === 502 || failure.status === 504));

const isReused = (outcome: Outcome<unknown>): boolean =>
  outcome._tag === "Failed" &&
  outcome.failure._tag === "Refused" &&
  outcome.failure.code === "IDEMPOTENCY_KEY_REUSED";

// A file is the same as itself alone.
const isSame = (one: Write<unknown>, other: Write<unknown>): boolean =>
  one.files.length === other.files.length &&
  one.files.every((file, index) => file === other.files[index]) &&
  Equal.equals(one.request, other.request);

/** Sends a write under the key of its intention. `name` tells what makes it, the same after a reload of the page. */
export type Intents = <Request, Answer, Code extends string>(
  name: string,
  write: Write<Request>,
  send: (write: Write<Request>, key: string) => Promise<Outcome<Answer, Code>>,
  /** The request as it is meant after an earlier one was answered, such as with the version that this has made. */
  rebase?: (request: Request, answer: Answer) => Request,
) => Promise<Outcome<Answer, Code>>;

/** `isOnline` is false where the browser knows that it has no connection: nothing leaves it then. */
export const createIntents = (
  place: KeyPlace,
  isOnline: () => boolean,
  now: () => number = Date.now,
): Intents => {
  const intents = new Map<string, Intent>();

  const find = (name: string): Intent | undefined => {
    const kept = place.read(name);
    const known = intents.get(name) ?? (kept && { ...kept, write: undefined, lost: true });
    return known !== undefined && now() - known.since < KEY_LIFETIME ? known : undefined;
  };
  const set = (name: string, intent: Intent): void => {
    intents.set(name, intent);
    place.keep(name, { key: intent.key, since: intent.since });
  };
  const settle = (name: string, intent: Intent, outcome: Outcome<unknown>): void => {
    const failure = outcome._tag === "Failed" ? outcome.failure : undefined;
    if (failure !== undefined && isLost(failure)) return set(name, { ...intent, lost: true });
    // Nobody is asked whether it was carried out before: the same person may sign in again.
    if (
      failure !== undefined &&
      intent.lost &&
      (failure._tag === "SessionExpired" || meansOtherAccount(failure))
    )
      return;
    intents.delete(name);
    place.forget(name);
  };

  return async (name, write, send, rebase = (request) => request) => {
    const carryOut = async ({ key, since, lost }: Omit<Intent, "write">, what: typeof write) => {
      const intent: Intent = { key, since, lost, write: what };
      set(name, intent);
      const reachable = isOnline();
      const first = await send(what, key);
      const looks = first._tag === "Failed" && mayLook(first.failure) && isOnline();
      const outcome = looks ? await send(what, key) : first;
      settle(name, { ...intent, lost: lost || looks }, outcome);
      return reachable || lost ? asLost(outcome) : outcome;
    };
    const begin = (what: typeof write) =>
      carryOut({ key: crypto.randomUUID(), since: now(), lost: false }, what);

    const before = find(name);
    if (before === undefined) return begin(write);
    const { write: last } = before as { readonly write: typeof write | undefined };
    if (last === undefined) {
      const outcome = await carryOut(before, write);
      // What was carried out before the reload was something else.
      return isReused(outcome) ? begin(write) : outcome;
    }
    if (isSame(last, write)) return carryOut(before, write);
    if (!before.lost) return begin(write);
    const outcome = await carryOut(before, last);
    if (intents.has(name)) return outcome;
    return begin(
      outcome._tag === "Answered" ? { ...write, request: rebase(write.request, outcome.answer) } : write,
    );
  };
};
