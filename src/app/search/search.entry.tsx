import type { PortalActors } from "../../ui/actors/portal-actors.ts";
import { Search } from "../../ui/shell/search/search.tsx";
import type { Live } from "../live/live.ts";
import { liveSearch } from "./search.live.ts";
import { keepSlash, slashIsOn } from "./slash-key.ts";

/** The search as the header shows it, with the real call. */
export const searchWith = (live: Live, actors: PortalActors) => {
  const logic = liveSearch(live, actors);
  return () => <Search logic={logic} slashIsOn={slashIsOn} keepSlash={keepSlash} />;
};
