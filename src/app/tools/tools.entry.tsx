import type { Undoable } from "../../domain/undo/undoable.ts";
import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import { ColumnsMenu } from "../../ui/lists/columns-menu.tsx";
import { Keys } from "../../ui/shell/keys/keys.tsx";
import { QuickBar } from "../../ui/shell/navigation/quick-bar.tsx";
import { Search } from "../../ui/shell/search/search.tsx";
import { SessionWarning } from "../../ui/shell/session/session-warning.tsx";
import { Undo, UNDO } from "../../ui/shell/undo/undo.tsx";
import type { Live } from "../live/live.ts";
import { liveKeys } from "./keys.live.ts";
import { liveListPreferences } from "./list-preferences.live.ts";
import { liveSearch } from "./search.live.ts";
import { liveUndo } from "./undo.live.ts";

/** What stands in the place of a screen while the portal does not answer: here, so that who was signed in before has it without the server. */
export { Unanswered } from "../../ui/shell/session/unanswered.tsx";

/** What the shell has beside the screen and nobody needs before it: the search, the keys, what undoes and the warning before a session ends, with the real calls. */
export const toolsWith = (
  live: Live,
  actors: PortalActors,
  invalidate: (topics: readonly string[]) => void,
) => {
  const search = liveSearch(live, actors);
  const undo = liveUndo(live, invalidate);
  const keys = liveKeys(live);
  const openSearch = () => actors.open("search", search, undefined).send({ type: "search.open" });
  return {
    Search: () => <Search logic={search} keys={keys} />,
    Tools: () => (
      <>
        <Undo logic={undo} />
        <Keys logic={keys} onSearch={openSearch} />
        <SessionWarning />
        <QuickBar onSearch={openSearch} />
      </>
    ),
    listPreferences: { logic: liveListPreferences(live, actors), Menu: ColumnsMenu },
    offerUndo: (what: Undoable) => actors.open(UNDO, undo, undefined).send({ type: "undo.offer", what }),
  };
};
