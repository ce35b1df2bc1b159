import { lazy, startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { waitFor } from "xstate";
import type { PortalConfig } from "../domain/shell/portal-config.ts";
import { routeOfPath } from "../domain/shell/routes.ts";
import { PortalActorsProvider } from "../ui/actors/portal-actors.ts";
import { LeavingProvider } from "../ui/actors/leaving.ts";
import { DeploymentProvider } from "../ui/actors/portal-config.ts";
import { RunProvider } from "../ui/calls/run-calls.ts";
import { importOrGone } from "../ui/code/import-or-gone.ts";
import { lazyPart } from "../ui/code/lazy-part.tsx";
import { createI18n, type I18n } from "../ui/i18n/i18n.ts";
import { TextProvider } from "../ui/i18n/text-provider.tsx";
import "../ui/kit/tokens.css";
import "../ui/kit/base.css";
import "../ui/kit/print.css";
import type { Namespace } from "../ui/i18n/catalogue.ts";
import { CodeNotesProvider, type CodeNotes } from "../ui/kit/states/failure-code.tsx";
import { CrashNotice, ErrorBoundary } from "../ui/shell/error-boundary.tsx";
import { AskForReportProvider } from "../ui/shell/problem-report/problem-reports.ts";
import { ScreensProvider } from "../ui/shell/screens-context.ts";
import { SessionNote } from "../ui/shell/session/session-note.tsx";
import { ShellActorsProvider, type ShellActors } from "../ui/shell/shell-actors.ts";
import type { PortalHistory } from "./browser/history.ts";
import { mayHaveSession } from "./browser/cookies.ts";
import { ownBuild } from "./browser/own-build.ts";
import type { createPortal } from "./create-portal.ts";
import { liveAcademy } from "./live/academy.live.ts";
import { Formats } from "./formats.tsx";
import { PortalRouter } from "./router.tsx";
import { createScreens } from "./screens/screen-loader.ts";
import type { toolsWith } from "./tools/tools.entry.tsx";
import type { createWaitingTexts } from "./waiting-texts.ts";

/** The portal that has started. */
interface Started {
  readonly portal: Awaited<ReturnType<typeof createPortal>>;
  readonly history: PortalHistory;
  readonly config: PortalConfig;
}

/** The page's texts, with what has waited for them. */
export const filled = (waiting: ReturnType<typeof createWaitingTexts>): I18n => {
  const i18n = createI18n();
  waiting.fill(i18n);
  return i18n;
};

/** What the view shows in an element of the page: the portal, or that it cannot start. */
export const createView = (page: HTMLElement, i18n: I18n) => {
  const root = createRoot(page);

  const show = ({ portal, history, config }: Started): void => {
    const { actors, recorder, live, texts, production, locale, accountKey, firstScreen, invalidate } = portal;
    // Asked for first: a language that comes meanwhile is shown with these texts, never before. One that the login has named is
    // awaited, so that nothing new is rendered in the one before.
    const textsFor = async (namespace: Namespace): Promise<void> => {
      actors.language.send({ type: "language.textsNeeded", namespace });
      await waitFor(actors.language, ({ context: { wanted } }) => wanted._tag === "None" || wanted.byPerson, {
        timeout: Number.POSITIVE_INFINITY,
      });
      return texts.loadOrStandIn(locale(), namespace);
    };
    const screens = createScreens(
      live,
      textsFor,
      () => actors.endpointHealth.send({ type: "endpoint.failed" }),
      portal.atRest,
    );
    // A screen that is ready while the page is rendered in steps would make React render the whole page again, in one.
    if (mayHaveSession()) screens.begin(routeOfPath(history.place().location.pathname).name);
    const deployment = { config, production };
    const ask = async (): Promise<void> => {
      const [{ openProblemReport }] = await Promise.all([
        importOrGone(() => import("./journal/problem-report.entry.tsx")),
        textsFor("report"),
      ]);
      openProblemReport({ recorder, actors, live, deployment, history, i18n });
    };
    const askToFollow = async (): Promise<void> => {
      const [{ openFollowedTab }] = await Promise.all([
        importOrGone(() => import("./following/followed-tab.entry.tsx")),
        textsFor("tools"),
      ]);
      openFollowedTab({ recorder, actors, deployment, i18n });
    };
    let ready: ReturnType<typeof toolsWith> | undefined;
    const loadTools = async (): Promise<ReturnType<typeof toolsWith>> => {
      try {
        const [{ toolsWith: withTools }] = await Promise.all([
          importOrGone(() => import("./tools/tools.entry.tsx")),
          textsFor("search"),
          textsFor("tools"),
        ]);
        return (ready = withTools(live, actors, invalidate));
      } catch {
        // The page works without them.
        await new Promise((resolve) => setTimeout(resolve, 30_000));
        return loadTools();
      }
    };
    let loaded: ReturnType<typeof loadTools> | undefined;
    const tools = () => (loaded ??= firstScreen.then(loadTools));
    const nothing = (): null => null;
    const codeNotes: CodeNotes = {
      // Its code comes with the first code that is shown; where it does not, the code stands alone.
      Note: lazyPart(
        async () => (await import("./known-note/known-note.entry.tsx")).knownNoteWith(live, textsFor),
        nothing,
      ),
      onShown: portal.codeShown,
    };
    const shellActors: ShellActors = {
      academy: liveAcademy(live.run),
      Search: lazy(async () => ({ default: (await tools()).Search })),
      Tools: lazy(async () => ({ default: (await tools()).Tools })),
      // Without its code, the login's notice says the same in fewer words.
      Unanswered: lazyPart(async () => {
        const [{ Unanswered }] = await Promise.all([import("./tools/tools.entry.tsx"), textsFor("tools")]);
        return Unanswered;
      }, SessionNote),
      // Without its code, the portal works without the worker.
      NewVersion: lazyPart(async () => {
        await firstScreen;
        // The texts are there before a new version is: its server no longer has those of this build.
        const [{ newVersionOf }] = await Promise.all([
          import("./new-version/new-version.entry.tsx"),
          textsFor("tools"),
        ]);
        return newVersionOf(actors.session.system.get("portal"), accountKey, ownBuild()).NewVersion;
      }, nothing),
      askToFollow,
      offerUndo: (what) => void tools().then(({ offerUndo }) => offerUndo(what)),
      listPreferences: {
        subscribe: (hear) => {
          void tools().then(hear);
          return () => {};
        },
        current: () => ready?.listPreferences,
      },
    };
    // As a transition, React renders in short steps, and the page answers in between. Where a page stands already that
    // waits to be taken over (browser/take-over.ts), the portal comes sooner without.
    const render = page.hidden ? (work: () => void) => work() : startTransition;
    render(() =>
      root.render(
        <StrictMode>
          <TextProvider i18n={i18n}>
            <AskForReportProvider value={ask}>
              <ErrorBoundary fallback={<CrashNotice />}>
                <DeploymentProvider value={deployment}>
                  <PortalActorsProvider value={actors}>
                    <RunProvider value={live.runOfViews}>
                      <Formats>
                        <LeavingProvider value={history.hold}>
                          <ShellActorsProvider value={shellActors}>
                            <CodeNotesProvider value={codeNotes}>
                              <ScreensProvider value={screens}>
                                <PortalRouter history={history} year={new Date().getFullYear()} />
                              </ScreensProvider>
                            </CodeNotesProvider>
                          </ShellActorsProvider>
                        </LeavingProvider>
                      </Formats>
                    </RunProvider>
                  </PortalActorsProvider>
                </DeploymentProvider>
              </ErrorBoundary>
            </AskForReportProvider>
          </TextProvider>
        </StrictMode>,
      ),
    );
  };

  const showCrash = (): void =>
    root.render(
      <TextProvider i18n={i18n}>
        <CrashNotice />
      </TextProvider>,
    );

  return { show, showCrash };
};
