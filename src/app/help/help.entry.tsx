import { helpOverlayMachine } from "../../machines/tickets/help-overlay.machine.ts";
import type { HelpCode } from "../../ui/screens/help/help-code.ts";
import { HelpOverlay } from "../../ui/screens/help/help-overlay.tsx";
import { liveHelpOverlay } from "../live/help-overlay.live.ts";
import type { Live } from "../live/live.ts";

export { HelpDialog } from "../../ui/screens/help/help-overlay.tsx";

/** The help form, whose machine is provided with its calls. */
export const helpWith = (live: Live): HelpCode => {
  live.add([liveHelpOverlay(live)]);
  return { HelpOverlay, helpOverlayMachine };
};
