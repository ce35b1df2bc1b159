import type { HelpOverlayLogic, HelpOverlayRef } from "../../../machines/tickets/help-overlay.machine.ts";
import { createActorContext, useScreenActor } from "../../actors/screen-actors.ts";

/** What a screen starts that offers help. */
export interface HelpActors {
  readonly helpOverlay: HelpOverlayLogic;
}

const [Provider, useHelpActors] = createActorContext<HelpActors>("help");
export const HelpActorsProvider = Provider;

/** The one help overlay of the page: whichever screen offers help opens it. */
export const useHelpOverlay = (): HelpOverlayRef =>
  useScreenActor("helpOverlay", useHelpActors().helpOverlay, undefined);
