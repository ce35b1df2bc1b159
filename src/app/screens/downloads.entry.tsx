import { getDownloadFile, getDownloads, getDownloadsArchive } from "../../api/downloads.calls.ts";
import {
  DownloadsActorsProvider,
  type DownloadsActors,
} from "../../ui/screens/downloads/downloads-actors.ts";
import { DownloadsScreen } from "../../ui/screens/downloads/downloads-screen.tsx";
import type { ScreenEntry } from "./screen-entry.ts";
import { withActors } from "./with-actors.tsx";

export const screens: ScreenEntry["screens"] = (live) => {
  const actors: DownloadsActors = {
    downloads: live.resource(getDownloads),
    file: live.download(getDownloadFile),
    archive: live.download(getDownloadsArchive),
  };
  return { downloads: withActors(DownloadsActorsProvider, actors, DownloadsScreen) };
};
