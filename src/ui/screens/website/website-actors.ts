import type { PreviewRequest } from "../../../domain/website/website-path.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import type { websiteDraftMachine } from "../../../machines/website/website-draft.machine.ts";
import type { websitePublicationMachine } from "../../../machines/website/website-publication.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";
import type { PicturesActors } from "../../pictures/pictures-actors.ts";

/** The actor logic of the website's editor beside what it reads by calls. */
export interface WebsiteActors extends PicturesActors {
  /** The address of the saved draft's page, once the server has made it. */
  readonly preview: ResourceLogic<PreviewRequest, string>;
  readonly draft: typeof websiteDraftMachine;
  readonly publication: typeof websitePublicationMachine;
  /** Where the published page is; undefined where there is no server, as on the replay desk. */
  readonly serverOrigin: string | undefined;
}

export const [WebsiteActorsProvider, useWebsiteActors] = createActorContext<WebsiteActors>("website");
