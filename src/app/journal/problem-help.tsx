import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { lazyPart } from "../../ui/code/lazy-part.tsx";
import { HelpNotLoaded } from "../../ui/screens/help/help-not-loaded.tsx";
import { isShown, useHelpOverlay } from "../../ui/screens/help/use-help-overlay.ts";
import { ErrorBoundary } from "../../ui/shell/error-boundary.tsx";

const NotLoaded = () => {
  const helpOverlay = useHelpOverlay();
  return <HelpNotLoaded onClose={() => helpOverlay.send({ type: "help.close" })} />;
};

const HelpDialog = lazyPart(async () => (await import("../help/help.entry.tsx")).HelpDialog, NotLoaded);

/** A help request about the portal itself, which the problem report opens; what shows it is loaded then. */
export const ProblemHelp = () => {
  const open = useSelector(useHelpOverlay(), (snapshot) => isShown(snapshot, true));
  if (!open) return null;
  return (
    <ErrorBoundary fallback={<NotLoaded />}>
      <Suspense fallback={null}>
        <HelpDialog />
      </Suspense>
    </ErrorBoundary>
  );
};
