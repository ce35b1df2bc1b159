import * as Schema from "effect/Schema";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { getChanges } from "../../api/live.calls.ts";
import { readChanges } from "../../api/read-changes.ts";
import { ChangeNews, type ChangeLine } from "../../domain/live/change.ts";
import {
  liveChangesMachine,
  type LiveChangesEvent,
  type TellTabs,
} from "../../machines/live/live-changes.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import type { RunCall } from "./run-call.ts";

export interface LiveSurroundings {
  readonly root: PortalRef;
  readonly session: SessionRef;
  readonly run: RunCall;
  /** The origin of the calls. */
  readonly base: string;
  /** The account that the page shows, as calls name it. */
  readonly account: () => string | undefined;
  /** Settles when the open screens have loaded. */
  readonly screensSettled: () => Promise<void>;
}

/** The lock that one tab holds, and the channel on which it tells the others. */
const NAME = "portal.live";

const isNews = Schema.is(ChangeNews);

const shareTabs = fromCallback<TellTabs>(({ sendBack, receive }) => {
  const tell = (event: LiveChangesEvent): void => sendBack(event);
  // An insecure origin has no locks.
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) {
    tell({ type: "live.unshared" });
    return undefined;
  }
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) tell({ type: "live.heard", ...data });
  });
  receive(({ news }) => channel.postMessage(news));
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  navigator.locks
    .request(NAME, { signal: leaving.signal }, () => {
      tell({ type: "live.chosen" });
      return left;
    })
    // Left before it was chosen.
    .catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
});

const eventOf = (line: ChangeLine): LiveChangesEvent | undefined => {
  if (line.kind === "changed") return { type: "live.news", id: line.id, topics: line.topics };
  return line.kind === "replaced" ? { type: "live.replaced" } : undefined;
};

/**
 * Follows the changes on the server as long as somebody is signed in, once their screens have loaded. Beside the root, so that a journal has none
 * of the stream's noise.
 */
export const followLiveChanges = async ({
  root,
  session,
  run,
  base,
  account,
  screensSettled,
}: LiveSurroundings): Promise<void> => {
  await waitFor(session, (snapshot) => snapshot.matches("signedIn"), { timeout: Number.POSITIVE_INFINITY });
  await screensSettled();
  const actor = createActor(
    liveChangesMachine.provide({
      actors: {
        shareTabs,
        follow: fromCallback(({ sendBack, input }) => {
          const leaving = new AbortController();
          const { signal } = leaving;
          const tell = (event: LiveChangesEvent | undefined): void => {
            if (event !== undefined && !signal.aborted) sendBack(event);
          };
          void readChanges({ base, account: account(), last: input.last, signal }, (line) =>
            tell(eventOf(line)),
          ).then((end) =>
            tell(end._tag === "Cut" ? { type: "live.cut" } : { type: "live.refused", failure: end.failure }),
          );
          return () => leaving.abort();
        }),
        watchConnection: fromCallback(({ sendBack }) => {
          const hear = (): void => sendBack({ type: "live.online" });
          addEventListener("online", hear);
          return () => removeEventListener("online", hear);
        }),
        ask: fromPromise(({ input: { last }, signal }) =>
          run(getChanges, last === undefined ? {} : { last_event_id: last }, signal, { unreported: true }),
        ),
      },
    }),
    { input: { parent: root, spread: Math.random() } },
  ).start();
  let signedIn = false;
  const tell = (now: boolean): void => {
    if (now !== signedIn) actor.send({ type: now ? "live.signedIn" : "live.signedOut" });
    signedIn = now;
  };
  session.subscribe((snapshot) => tell(snapshot.matches("signedIn")));
  tell(session.getSnapshot().matches("signedIn"));
};
