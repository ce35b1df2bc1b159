import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { ErrorBoundary } from "../../shell/error-boundary.tsx";
import { useHelpOverlay } from "./use-help-overlay.ts";
import css from "./help-overlay-place.module.css";

const LoadFailed = () => {
  const t = useText();
  const helpOverlay = useHelpOverlay();
  return (
    <div className={css["floating"]}>
      <Alert tone="danger" onClose={() => helpOverlay.send({ type: "help.close" })}>
        {t("help.load_failed")}
      </Alert>
    </div>
  );
};

const HelpOverlay = lazyPart(async () => (await import("./help-overlay.tsx")).HelpOverlay, LoadFailed);

/**
 * The place of the help overlay, whose code is loaded when it is first opened. Screens show requests about an order
 * or invoice, the problem report (`ofProblem`) those about the portal.
 */
export const HelpOverlayPlace = ({ ofProblem = false }: { readonly ofProblem?: boolean }) => {
  const open = useSelector(useHelpOverlay(), (snapshot) => {
    const { overlay } = snapshot.context;
    return (
      snapshot.hasTag("shown") &&
      overlay._tag === "Shown" &&
      (overlay.subject.type === "problem") === ofProblem
    );
  });
  if (!open) return null;
  return (
    <ErrorBoundary fallback={<LoadFailed />}>
      <Suspense fallback={null}>
        <HelpOverlay />
      </Suspense>
    </ErrorBoundary>
  );
};
