import { useEffect } from "react";
import type { Subscription } from "xstate";

interface Doing<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (hear: (snapshot: Snapshot) => void) => Subscription;
}

/** Hears once each time that something of an actor becomes true: not again of what happens afterwards. */
export const useWhen = <Snapshot>(
  actor: Doing<Snapshot>,
  holds: (snapshot: Snapshot) => boolean,
  hear: (snapshot: Snapshot) => void,
): void => {
  useEffect(() => {
    let before = holds(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const now = holds(snapshot);
      const news = now && !before;
      before = now;
      if (news) hear(snapshot);
    });
    return unsubscribe;
  }, [actor, holds, hear]);
};

const isDone = (snapshot: { readonly hasTag: (tag: "done") => boolean }): boolean => snapshot.hasTag("done");

/** Hears once each time that what an actor does is done. */
export const useWhenDone = <Snapshot extends { readonly hasTag: (tag: "done") => boolean }>(
  actor: Doing<Snapshot>,
  hear: (snapshot: Snapshot) => void,
): void => useWhen(actor, isDone, hear);
