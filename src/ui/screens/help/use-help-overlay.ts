import { helpOverlayMachine, type HelpOverlayRef } from "../../../machines/tickets/help-overlay.machine.ts";
import type { SnapshotFrom } from "xstate";
import { useScreenActor } from "../../actors/screen-actors.ts";

/** The page's help overlay, shared by all screens. */
export const useHelpOverlay = (): HelpOverlayRef =>
  useScreenActor("helpOverlay", helpOverlayMachine, undefined);

/** Whether a request is shown: about the portal itself (`ofProblem`), or about an order or an invoice. */
export const isShown = (snapshot: SnapshotFrom<typeof helpOverlayMachine>, ofProblem: boolean): boolean => {
  const { overlay } = snapshot.context;
  return (
    snapshot.hasTag("shown") && overlay._tag === "Shown" && (overlay.subject.type === "problem") === ofProblem
  );
};
