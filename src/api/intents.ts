/**
 * The idempotency keys of writes. A key belongs to what a person intends: it is made at the first press and kept until an answer or a refusal
 * has come, so that every repeat is the same write to the server (decisions/calls).
 */
import * as Equal from "effect/Equal";
import { failed, meansOtherAccount, type CallFailure, type Outcome } from "../domain/kit/call-failure.ts";
import { asLost, isGateway, isLost } from "../domain/kit/lost.ts";
import type { AnyCall } from "./call.ts";

/** What one write sends. */
interface Write {
  readonly call: AnyCall;
  readonly request: unknown;
  readonly files: readonly File[];
}

/** What makes a write: the actor's part of a screen, and the record that the request is about; empty where it is about none. */
interface Maker {
  readonly screen: string;
  readonly record: string;
}

/** A key whose answer has not come, and since when, in ms. */
export interface KeptKey extends Maker {
  readonly key: string;
  readonly since: number;
}

/** Where keys outlive the page: by the name of what makes the write. */
export interface KeyPlace {
  readonly all: () => readonly (readonly [name: string, key: KeptKey])[];
  readonly keep: (name: string, key: KeptKey) => void;
  readonly forget: (name: string) => void;
}

interface Intent extends KeptKey {
  /** Unknown where the page was loaded again since. */
  readonly write: Write | undefined;
  /** Its request ended without an answer: it may have been carried out. */
  readonly lost: boolean;
  /** It was sent once more before an edited request, and its answer cannot be read. */
  readonly unreadable?: boolean;
}

/** Less than the day for which the server keeps a key: afterwards nothing is repeated with it. */
export const KEY_LIFETIME = 23 * 60 * 60 * 1000;
/** How long a second request may take to find out what became of the first, in ms: what waits for a write waits long enough for both. */
export const LOOK_LIMIT = 10_000;

const REUSED = "IDEMPOTENCY_KEY_REUSED";
/** What was sent before an edit has arrived: whether the edited one is sent as well is for the person to say. */
const arrivedBefore = failed({ _tag: "Refused", code: REUSED });

const isReused = (outcome: Outcome<unknown>): boolean =>
  outcome._tag === "Failed" && outcome.failure._tag === "Refused" && outcome.failure.code === REUSED;

// A file that is chosen again is another object.
const isSameFile = (one: File, other: File | undefined): boolean =>
  one === other ||
  (one.name === other?.name && one.size === other.size && one.lastModified === other.lastModified);

const isSame = (one: Write, other: Write): boolean =>
  one.call === other.call &&
  one.files.length === other.files.length &&
  one.files.every((file, index) => isSameFile(file, other.files[index])) &&
  Equal.equals(one.request, other.request);

/** Of two writes that say how something is to be, the later one counts: each save, and each call that says so. */
const setsState = ({ call, request }: Write): boolean =>
  call.sets === true || ["version", "revision"].some((field) => field in (request as object));

interface Intention extends Maker {
  /** Tells what makes the write, the same after a reload of the page. */
  readonly name: string;
  /** The id of the record in the request, without whose it is. */
  readonly id: string;
  /** The key of a draft that has one of its own, which other devices know too. */
  readonly draftKey: string | undefined;
  /** True for a kept name under which the release before has the same write. */
  readonly formerly?: (name: string) => boolean;
}

interface SendOptions {
  readonly key: string;
  /** Time limit in ms, where it is not that of the call. */
  readonly limit?: number;
  /** Called where the answer is the one that was given to an earlier request with the key. */
  readonly onRepeated: () => void;
}

export interface Intents {
  /** Sends a write under the key of its intention; `rebase` makes of the request what is meant after an earlier one was answered, such as with the version that this has made. */
  readonly carryOut: (
    intention: Intention,
    write: Write,
    send: (write: Write, options: SendOptions) => Promise<Outcome<unknown>>,
    rebase?: (request: unknown, answer: unknown) => unknown,
  ) => Promise<Outcome<unknown>>;
  /** Forgets what was sent: somebody else may sign in. */
  readonly clear: () => void;
}

/** `isOnline` is false where the browser knows that it has no connection: nothing leaves it then. */
export const createIntents = (
  place: KeyPlace,
  isOnline: () => boolean,
  now: () => number = Date.now,
): Intents => {
  const intents = new Map<string, Intent>();
  /** The records that writes were answered about, and when. */
  const touched: { readonly id: string; readonly at: number }[] = [];
  /** What was sent before somebody else may have signed in keeps nothing any more. */
  let visit = {};

  const all = (): ReadonlyMap<string, Intent> =>
    new Map<string, Intent>([
      ...place.all().map(([name, key]) => [name, { ...key, write: undefined, lost: true }] as const),
      ...intents,
    ]);
  const find = ({ name, formerly = () => false }: Intention): Intent | undefined => {
    const intended = all();
    const former = intended.has(name) ? undefined : [...intended.keys()].find(formerly);
    const known = intended.get(former ?? name);
    // From here on it is known by its present name.
    if (former !== undefined) forget(former);
    return known !== undefined && now() - known.since < KEY_LIFETIME ? known : undefined;
  };
  const forget = (name: string): void => {
    intents.delete(name);
    place.forget(name);
  };
  // What was done since to the same record, or by the same part of a screen, makes a new intention of an earlier press.
  const forgetEarlier = ({ name, screen, record }: Intention): void => {
    for (const [earlier, other] of all())
      if (earlier !== name && (other.screen === screen || (record !== "" && other.record === record)))
        forget(earlier);
  };
  /** True if what the answer tells of was changed by another write since, such as a booking that was cancelled: it tells nothing of today. */
  const isOver = (since: number, outcome: Outcome<unknown>): boolean => {
    if (outcome._tag === "Failed") return false;
    const text = JSON.stringify(outcome.answer) ?? "";
    return touched.some(({ id, at }) => at >= since && text.includes(JSON.stringify(id)));
  };

  const carryOut: Intents["carryOut"] = async (of, write, send, rebase = (request) => request) => {
    const { anew = false } = write.call;
    const begun = visit;
    const set = (intent: Intent): void => {
      if (begun !== visit) return;
      intents.set(of.name, intent);
      const { key, since } = intent;
      place.keep(of.name, { key, since, screen: of.screen, record: of.record });
    };
    const settle = (intent: Intent, outcome: Outcome<unknown>): void => {
      if (outcome._tag === "Answered") {
        forgetEarlier(of);
        if (of.id !== "") touched.push({ id: of.id, at: now() });
      }
      if (outcome._tag === "Answered" || anew) return forget(of.name);
      const { failure } = outcome;
      if (isLost(failure)) return set({ ...intent, lost: true });
      // Of a lost write nobody is asked then whether it was carried out: the same person may sign in again, or load the page again.
      const isUnasked =
        failure._tag === "SessionExpired" || failure._tag === "Gone" || meansOtherAccount(failure);
      if (failure._tag === "EndpointFailure" || (intent.lost && isUnasked)) return set(intent);
      forget(of.name);
    };

    /** Sends the write of an intent; `isPast` is true where it was carried out by an earlier request, and something else was done to it since. */
    const sendAs = async (before: Intent, what: Write) => {
      const intent = { ...before, write: what };
      const start = now();
      const isOut = isOnline();
      let repeated = false;
      set(intent);
      /** A second request finds out at once what became of the first, but for files, which are sent again by a press only. */
      const mayLook = (failure: CallFailure): boolean =>
        isOut &&
        isOnline() &&
        what.files.length === 0 &&
        (failure._tag === "TimedOut"
          ? !anew
          : now() - start < LOOK_LIMIT && (failure._tag === "Offline" || isGateway(failure)));
      try {
        const { key } = intent;
        const first = await send(what, { key, onRepeated: () => (repeated = true) });
        const looks = first._tag === "Failed" && mayLook(first.failure);
        const outcome = looks ? await send(what, { key, limit: LOOK_LIMIT, onRepeated: () => {} }) : first;
        // Nothing has left a browser that knows that it has no connection.
        if (!isOut && !intent.lost && outcome._tag === "Failed" && outcome.failure._tag === "Offline") {
          forget(of.name);
          return { outcome, isPast: false };
        }
        const isPast = repeated && isOver(intent.since, outcome);
        settle({ ...intent, lost: intent.lost || looks }, outcome);
        return { outcome: asLost(what.call, outcome), isPast };
      } catch (error) {
        // It was aborted, and may have arrived. Files that were taken back are not sent again before others.
        if (isOut && !anew) set({ ...intent, lost: what.files.length === 0 });
        throw error;
      }
    };
    const begin = async (what: Write) => {
      const key = of.draftKey ?? crypto.randomUUID();
      const { outcome } = await sendAs(
        { key, since: now(), lost: false, write: what, screen: of.screen, record: of.record },
        what,
      );
      return outcome;
    };

    const before = anew ? undefined : find(of);
    if (before === undefined) return begin(write);
    const { write: last } = before;
    if (last === undefined || isSame(last, write)) {
      const { outcome, isPast } = await sendAs(before, write);
      // What was carried out was something else, or is over.
      return isPast || (isReused(outcome) && setsState(write)) ? begin(write) : outcome;
    }
    if (!before.lost || before.unreadable === true) return begin(write);
    const { outcome } = await sendAs(before, last);
    if (outcome._tag === "Failed" && intents.has(of.name)) {
      const { failure } = outcome;
      if (failure._tag === "Malformed" || isGateway(failure)) set({ ...before, unreadable: true });
      return outcome;
    }
    if (outcome._tag === "Failed") return begin(write);
    return setsState(write)
      ? begin({ ...write, request: rebase(write.request, outcome.answer) })
      : arrivedBefore;
  };
  return {
    carryOut,
    clear: () => {
      visit = {};
      intents.clear();
    },
  };
};
