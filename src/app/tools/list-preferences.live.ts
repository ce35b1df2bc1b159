import { fromPromise } from "xstate";
import { setListView } from "../../api/list-preferences.calls.ts";
import { listPreferencesMachine } from "../../machines/shell/list-preferences.machine.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import type { Live } from "../live/live.ts";

/** The choices of tables with the real call; the session has what is kept before the machine forgets it. */
export const liveListPreferences = ({ run }: Live, { session }: Pick<PortalActors, "session">) =>
  listPreferencesMachine.provide({
    actors: {
      keep: fromPromise(async ({ input: choice, signal, self }) => {
        const outcome = await run(setListView, choice, signal, { by: self });
        if (outcome._tag === "Answered") session.send({ type: "session.found", user: outcome.answer });
        return outcome;
      }),
    },
  });
