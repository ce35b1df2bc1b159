import type { HelpOverlayLogic, HelpOverlayRef } from "../../../machines/tickets/help-overlay.machine.ts";
import { createActorContext, useScreenActor } from "../../actors/screen-actors.ts";

/** The actor logic of screens that offer help. */
export interface HelpActors {
  readonly helpOverlay: HelpOverlayLogic;
}

const [Provider, useHelpActors] = createActorContext<HelpActors>("help");
export const HelpActorsProvider = Provider;

/** The page's help overlay, shared by all screens. */
export const useHelpOverlay = (): HelpOverlayRef =>
  useScreenActor("helpOverlay", useHelpActors().helpOverlay, undefined);
