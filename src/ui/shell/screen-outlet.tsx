import { useSelector } from "@xstate/react";
import { createElement, useLayoutEffect, useRef } from "react";
import { failureCode, type CallFailure } from "../../domain/kit/call-failure.ts";
import type { RouteName } from "../../domain/shell/routes.ts";
import { usePortalActors } from "../actors/portal-actors.ts";
import { useScreenActor } from "../actors/screen-actors.ts";
import { DEFECT_CODE, failureText } from "../i18n/failure-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { ReloadButton } from "../kit/buttons/reload-button.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { CrashNotice, ErrorBoundary } from "./error-boundary.tsx";
import { ReportProblem } from "./problem-report/report-problem.tsx";
import { ScreenMessage } from "./screen-message.tsx";
import { useScreens } from "./screens-context.ts";
import { SigningOn } from "./session/signing-on.tsx";
import { useAccount } from "./session/use-account.ts";
import { focusHeading } from "./navigation/use-arrival.ts";
import { useRoute } from "./use-route.ts";

/** The screen's code did not come. Where a new version has replaced it, its code offers the reload. */
const LoadError = ({
  failure,
  onRetry,
}: {
  /** Undefined for a defect in the code. */
  readonly failure: CallFailure | undefined;
  readonly onRetry: () => void;
}) => {
  const t = useText();
  const isGone = failure?._tag === "Gone";
  const { title, text } = isGone
    ? failureText(t, failure)
    : { title: t("screen.failed.title"), text: t("screen.failed.text") };
  return (
    <ScreenMessage
      title={title}
      texts={[text]}
      code={failure === undefined ? DEFECT_CODE : failureCode(failure)}
      actions={
        <>
          <Button {...(!isGone && { variant: "primary" })} onClick={onRetry}>
            {t("failure.retry")}
          </Button>
          {isGone || <ReloadButton />}
          <ReportProblem />
        </>
      }
    />
  );
};

/** Moves the focus to the screen's heading if it was on the empty main element while the screen loaded. */
const Arrived = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const main = mark.current?.closest("main");
    if (main !== null && main !== undefined && document.activeElement === main) focusHeading(main);
  }, []);
  return <span ref={mark} hidden />;
};

const LoadedScreen = ({ name }: { readonly name: RouteName }) => {
  const { componentOf, screenLoading } = useScreens();
  const { path } = useRoute();
  const account = useAccount();
  const loading = useScreenActor(`screen.${name}`, screenLoading, {
    name,
    loaded: componentOf(name) !== undefined,
  });
  const ready = useSelector(loading, (snapshot) => snapshot.hasTag("ready"));
  const failed = useSelector(loading, (snapshot) => snapshot.hasTag("failed"));
  const failure = useSelector(loading, ({ context }) => context.failure);
  const retry = () => loading.send({ type: "screen.retry" });
  if (failed) return <LoadError failure={failure} onRetry={retry} />;
  const component = ready ? componentOf(name) : undefined;
  if (component === undefined) return <Skeleton shape="rows" count={6} />;
  return (
    // Another path or account resets the boundary and the screen, so that one account's content is never shown to
    // another.
    <ErrorBoundary key={`${account?.user.account_key ?? ""} ${path}`} fallback={<CrashNotice />}>
      {createElement(component)}
      <Arrived />
    </ErrorBoundary>
  );
};

/** The content of a route: empty until the guard allows it, then the screen when its code has loaded (shell §2, §4). */
export const ScreenOutlet = ({ name }: { readonly name: RouteName }) => {
  const { routeGuard } = usePortalActors();
  const allowed = useSelector(
    routeGuard,
    (snapshot) => snapshot.hasTag("allowed") && snapshot.context.route.name === name,
  );
  const crashed = useSelector(routeGuard, (snapshot) => snapshot.matches("crashed"));
  if (crashed) return <CrashNotice />;
  if (allowed) return <LoadedScreen key={name} name={name} />;
  return <SigningOn rows={6} />;
};
