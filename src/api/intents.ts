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
  /** It was sent once more before another request, and nobody answered. */
  readonly repeated?: boolean;
}

/** Less than the day for which the server keeps a key: afterwards nothing is repeated with it. */
export const KEY_LIFETIME = 23 * 60 * 60 * 1000;
/** How long a second request may take to find out what became of the first, in ms: what waits for a write waits so much longer than one request may take. */
export const LOOK_LIMIT = 10_000;

const isGateway = (failure: CallFailure): boolean =>
  failure._tag === "EndpointFailure" && (failure.status === 502 || failure.status === 504);

/** True if no answer of the portal itself came: the write may have been carried out all the same. What the portal refuses with a fault of its own, it has not done. */
const isLost = (failure: CallFailure): boolean =>
  failure._tag === "Offline" ||
  failure._tag === "TimedOut" ||
  failure._tag === "Malformed" ||
  isGateway(failure);

/** The outcome of a write, whose failure says where it may have been carried out. */
export const asLost = <Answer, Code extends string>(outcome: Outcome<Answer, Code>): Outcome<Answer, Code> =>
  outcome._tag === "Failed" && isLost(outcome.failure)
    ? failed({ ...outcome.failure, lost: true } as CallFailure<Code>)
    : outcome;

const isReused = (outcome: Outcome<unknown>): boolean =>
  outcome._tag === "Failed" &&
  outcome.failure._tag === "Refused" &&
  outcome.failure.code === "IDEMPOTENCY_KEY_REUSED";

// A file is the same as itself alone.
const isSame = (one: Write<unknown>, other: Write<unknown>): boolean =>
  one.files.length === other.files.length &&
  one.files.every((file, index) => file === other.files[index]) &&
  Equal.equals(one.request, other.request);

/** What a write belongs to: the actor of a screen, and the record that the request is about; empty where it is about none. */
interface Intention {
  /** Each press wants an answer of its own: no record outlasts a lost one. */
  readonly isAnew: boolean;
  /** Tells what makes the write, the same after a reload of the page. */
  readonly name: string;
  readonly screen: string;
  readonly record: string;
}

export interface Intents {
  /** Sends a write under the key of its intention. */
  readonly carryOut: <Request, Answer, Code extends string>(
    intention: Intention,
    write: Write<Request>,
    /** Takes a time limit, in ms, where it is not that of the call. */
    send: (write: Write<Request>, key: string, limit?: number) => Promise<Outcome<Answer, Code>>,
    /** The request as it is meant after an earlier one was answered, such as with the version that this has made. */
    rebase?: (request: Request, answer: Answer) => Request,
  ) => Promise<Outcome<Answer, Code>>;
  /** Forgets what was sent: somebody else may sign in. */
  readonly clear: () => void;
}

/** `isOnline` is false where the browser knows that it has no connection: nothing leaves it then. */
export const createIntents = (
  place: KeyPlace,
  isOnline: () => boolean,
  now: () => number = Date.now,
): Intents => {
  const intents = new Map<string, Intent & Intention>();

  const find = ({ name }: Intention): Intent | undefined => {
    const kept = place.read(name);
    const known = intents.get(name) ?? (kept && { ...kept, write: undefined, lost: true });
    return known !== undefined && now() - known.since < KEY_LIFETIME ? known : undefined;
  };
  const set = (of: Intention, intent: Intent): void => {
    intents.set(of.name, { ...intent, ...of });
    place.keep(of.name, { key: intent.key, since: intent.since });
  };
  const forget = (name: string): void => {
    intents.delete(name);
    place.forget(name);
  };
  // What was done since to the same record, or by the same part of a screen, makes a new intention of an earlier press.
  const forgetEarlier = ({ name, screen, record }: Intention): void => {
    for (const other of intents.values())
      if (other.name !== name && (other.screen === screen || (record !== "" && other.record === record)))
        forget(other.name);
  };
  const settle = (of: Intention, intent: Intent, outcome: Outcome<unknown>): void => {
    if (outcome._tag === "Answered") forgetEarlier(of);
    if (outcome._tag === "Answered" || of.isAnew) return forget(of.name);
    const { failure } = outcome;
    if (isLost(failure)) return set(of, { ...intent, lost: true });
    // Of a lost write nobody is asked then whether it was carried out: the same person may sign in again.
    const isUnasked = failure._tag === "SessionExpired" || meansOtherAccount(failure);
    if (failure._tag === "EndpointFailure" || (intent.lost && isUnasked)) return set(of, intent);
    forget(of.name);
  };

  const carryOut: Intents["carryOut"] = async (of, write, send, rebase = (request) => request) => {
    const sendAs = async (intent: Intent, what: typeof write) => {
      const begun = now();
      const isOut = isOnline();
      set(of, { ...intent, write: what });
      /** A second request finds out at once what became of the first, but for files, which are sent again by a press only. */
      const mayLook = (failure: CallFailure): boolean =>
        isOut &&
        isOnline() &&
        what.files.length === 0 &&
        (failure._tag === "TimedOut"
          ? !of.isAnew
          : now() - begun < LOOK_LIMIT && (failure._tag === "Offline" || isGateway(failure)));
      try {
        const first = await send(what, intent.key);
        const looks = first._tag === "Failed" && mayLook(first.failure);
        const outcome = looks ? await send(what, intent.key, LOOK_LIMIT) : first;
        // Nothing has left a browser that knows that it has no connection.
        if (!isOut && !intent.lost && outcome._tag === "Failed" && outcome.failure._tag === "Offline") {
          forget(of.name);
          return outcome;
        }
        settle(of, { ...intent, write: what, lost: intent.lost || looks }, outcome);
        return of.isAnew ? outcome : asLost(outcome);
      } catch (error) {
        // It was aborted, and may have arrived.
        if (isOut && !of.isAnew) set(of, { ...intent, write: what, lost: true });
        throw error;
      }
    };
    const begin = (what: typeof write) =>
      sendAs({ key: crypto.randomUUID(), since: now(), lost: false, write: what }, what);

    const before = of.isAnew ? undefined : find(of);
    if (before === undefined) return begin(write);
    const { write: last } = before as { readonly write: typeof write | undefined };
    if (last === undefined) {
      const outcome = await sendAs(before, write);
      // What was carried out before the reload was something else.
      return isReused(outcome) ? begin(write) : outcome;
    }
    if (isSame(last, write)) return sendAs(before, write);
    if (!before.lost || before.repeated === true || last.files.length > 0) return begin(write);
    const outcome = await sendAs({ ...before, repeated: true }, last);
    if (intents.has(of.name)) return outcome;
    return begin(
      outcome._tag === "Answered" ? { ...write, request: rebase(write.request, outcome.answer) } : write,
    );
  };
  return { carryOut, clear: () => intents.clear() };
};
