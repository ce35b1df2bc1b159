import { useEffect } from "react"
import type { Subscription } from "xstate"

interface Doing<Snapshot> {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (hear: (snapshot: Snapshot) => void) => Subscription
}

/** Hears once each time that what an actor does is done: not again of what happens afterwards. */
export const useWhenDone = <Snapshot extends { readonly hasTag: (tag: "done") => boolean }>(actor: Doing<Snapshot>, hear: (snapshot: Snapshot) => void): void => {
  useEffect(() => {
    let before = actor.getSnapshot().hasTag("done")
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const done = snapshot.hasTag("done")
      const news = done && !before
      before = done
      if (news) hear(snapshot)
    })
    return unsubscribe
  }, [actor, hear])
}
