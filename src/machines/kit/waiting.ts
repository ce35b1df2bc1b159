/** A write that found no connection: it waits and is sent again by itself, with the same idempotency key (decisions/calls). */
import { meansOtherAccount, type CallFailure } from "../../domain/kit/call-failure.ts";

/** The part of a context that counts how often a waiting write was sent by itself. */
export interface Resent {
  readonly resent: number;
}

/** After so many resends the connection breaks although the portal answers: the write itself is what breaks it, and the person decides. */
const RESENDS = 3;

/**
 * How long a write may be sent by itself, in ms from its first sending, however often it breaks off: less than the day for which the
 * server keeps the key, so that it is never carried out twice.
 */
export const WAIT_LIMIT = 12 * 60 * 60 * 1000;

/** `WAIT_LIMIT` has passed since the first sending. */
export interface WaitEnded {
  readonly type: "wait.ended";
}

/** What an action of a machine does about its time. */
interface Enqueue {
  cancel(id: string): void;
  raise(event: WaitEnded, options: { readonly id: string; readonly delay: number }): void;
}

/** Lets a machine hear `wait.ended` in time, counted from now; `waited` has passed before, in ms. */
export const limitWait = (enqueue: Enqueue, waited = 0): void => {
  const id = "waitEnded";
  enqueue.cancel(id);
  enqueue.raise({ type: "wait.ended" }, { id, delay: WAIT_LIMIT - waited });
};

/**
 * True if a write waits after this failure: there is no connection, or its account is no longer signed in since it began to wait. After
 * any other failure, also no answer in time, the portal was reached, and the person decides.
 */
export const mayWait = ({
  context: { resent },
  failure,
}: {
  readonly context: Resent;
  readonly failure: CallFailure;
}): boolean =>
  resent < RESENDS &&
  (failure._tag === "Offline" ||
    (resent > 0 && (failure._tag === "SessionExpired" || meansOtherAccount(failure))));

export const firstSend: Resent = { resent: 0 };
/** It is being sent, and waits no more whatever comes of it. */
export const lastSend: Resent = { resent: RESENDS };
export const nextSend = ({ resent }: Resent): Resent => ({ resent: resent + 1 });

/** True if the write was sent by itself, so that the person may not have seen its result. */
export const wasResent = ({ resent }: Resent): boolean => resent > 0;
