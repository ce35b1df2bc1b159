import { useSelector } from "@xstate/react";
import { createElement, useLayoutEffect, useRef } from "react";
import { failureCode } from "../../domain/kit/call-failure.ts";
import type { RouteName } from "../../domain/shell/routes.ts";
import { usePortalActors } from "../actors/portal-actors.ts";
import { useScreenActor } from "../actors/screen-actors.ts";
import { DEFECT_CODE } from "../i18n/failure-text.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { CrashNotice, ErrorBoundary } from "./error-boundary.tsx";
import { ReportProblem } from "./problem-report/report-problem.tsx";
import { ScreenMessage } from "./screen-message.tsx";
import { useScreens } from "./screens-context.ts";
import { SigningOn } from "./session/signing-on.tsx";
import { useAccount } from "./session/use-account.ts";
import { focusHeading } from "./navigation/use-arrival.ts";
import { useRoute } from "./use-route.ts";

const LoadError = ({ code, onRetry }: { readonly code: string; readonly onRetry: () => void }) => {
  const t = useText();
  return (
    <ScreenMessage
      title={t("screen.failed.title")}
      texts={[t("screen.failed.text")]}
      code={code}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t("failure.retry")}
          </Button>
          <ReloadButton />
          <ReportProblem />
        </>
      }
    />
  );
};

const ReloadButton = ({ variant }: { readonly variant?: "primary" }) => {
  const t = useText();
  return (
    <Button {...(variant && { variant })} onClick={() => window.location.reload()}>
      {t("screen.reload")}
    </Button>
  );
};

/** A new version has replaced the screen's code; a reload asks about what is not saved, and drafts of the tab come back. */
const GoneError = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useText();
  return (
    <ScreenMessage
      title={t("screen.gone.title")}
      texts={[t("screen.gone.text")]}
      code="SCREEN_GONE"
      actions={
        <>
          <ReloadButton variant="primary" />
          <Button onClick={onRetry}>{t("failure.retry")}</Button>
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
  const gone = useSelector(loading, (snapshot) => snapshot.hasTag("gone"));
  const failure = useSelector(loading, ({ context }) => context.failure);
  const retry = () => loading.send({ type: "screen.retry" });
  if (gone) return <GoneError onRetry={retry} />;
  if (failed)
    return <LoadError code={failure === undefined ? DEFECT_CODE : failureCode(failure)} onRetry={retry} />;
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
  return (
    <>
      <Skeleton shape="rows" count={6} />
      <SigningOn />
    </>
  );
};
