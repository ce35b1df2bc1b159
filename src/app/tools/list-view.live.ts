import { fromPromise } from "xstate";
import { setListView } from "../../api/list-view.calls.ts";
import { listViewMachine } from "../../machines/shell/list-view.machine.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import type { Live } from "../live/live.ts";

/** The choices of tables with the real call; the session has what is kept before the machine forgets it. */
export const liveListView = ({ run }: Live, { session }: Pick<PortalActors, "session">) =>
  listViewMachine.provide({
    actors: {
      keep: fromPromise(async ({ input: choice, signal, self }) => {
        const outcome = await run(setListView, choice, signal, { by: self });
        if (outcome._tag === "Answered") session.send({ type: "session.found", user: outcome.answer });
        return outcome;
      }),
    },
  });
