import type { ComponentType } from "react";
import type { helpOverlayMachine } from "../../../machines/tickets/help-overlay.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The help form: what shows it, and the machine that its actor runs. */
export interface HelpCode {
  readonly HelpOverlay: ComponentType;
  readonly helpOverlayMachine: typeof helpOverlayMachine;
}

/** Loads the help form when somebody asks for it, so that no screen that offers it waits for its code; rejects where it does not come. */
export type LoadHelp = () => Promise<HelpCode>;

export const [LoadHelpProvider, useLoadHelp] = createActorContext<LoadHelp>("help");
