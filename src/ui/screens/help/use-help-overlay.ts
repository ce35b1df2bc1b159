import { helpOverlayMachine, type HelpOverlayRef } from "../../../machines/tickets/help-overlay.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";

/** The page's help overlay, shared by all screens. */
export const useHelpOverlay = (): HelpOverlayRef =>
  useScreenActor("helpOverlay", helpOverlayMachine, undefined);
