import { fromPromise } from "xstate";
import { searchEverywhere } from "../../api/search.calls.ts";
import { searchMachine } from "../../machines/search/search.machine.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import type { Live } from "../live/live.ts";

/** The search with the real call, in the page's language. */
export const liveSearch = ({ run }: Live, { language }: Pick<PortalActors, "language">) =>
  searchMachine.provide({
    actors: {
      find: fromPromise(({ input: { query }, signal }) =>
        run(searchEverywhere, { query, instance: language.getSnapshot().context.locale }, signal),
      ),
    },
  });
