import type { downloadList } from "../../../domain/downloads/downloads.lists.ts";
import type { Download, DownloadId } from "../../../domain/downloads/download.ts";
import type { Page, ListRequestOf } from "../../../domain/kit/list.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The request of the list. */
export type DownloadsRequest = ListRequestOf<typeof downloadList>;

/** The actor logic of the downloads. */
export interface DownloadsActors {
  readonly downloads: ResourceLogic<DownloadsRequest, Page<Download>>;
  /** Lets the browser load one file. */
  readonly file: ActionLogic<{ readonly id: DownloadId }, undefined>;
  /** Lets the browser load several files as one archive. */
  readonly archive: ActionLogic<{ readonly ids: readonly DownloadId[] }, undefined>;
}

export const [DownloadsActorsProvider, useDownloadsActors] = createActorContext<DownloadsActors>("downloads");
