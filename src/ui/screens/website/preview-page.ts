import type { PreviewRequest } from "../../../domain/website/website-path.ts";
import type { ResourceLogic } from "../../../machines/kit/resource.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** What loads the address of the saved draft's page, once the server has made it: a page for a frame, and no call of the portal. */
export const [PreviewPageProvider, usePreviewPage] =
  createActorContext<ResourceLogic<PreviewRequest, string>>("website preview");
