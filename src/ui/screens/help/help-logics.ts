import type { HelpOverlayLogic, HelpOverlayRef } from "../../../machines/tickets/help-overlay.machine.ts";
import { createLogicContext, useScreenActor } from "../../actors/screen-actors.ts";

/** What a screen starts that offers help. */
export interface HelpLogics {
  readonly helpOverlay: HelpOverlayLogic;
}

const [Provider, useHelpLogics] = createLogicContext<HelpLogics>("help");
export const HelpLogicsProvider = Provider;

/** The one help overlay of the page: whichever screen offers help opens it. */
export const useHelpOverlay = (): HelpOverlayRef =>
  useScreenActor("helpOverlay", useHelpLogics().helpOverlay, undefined);
