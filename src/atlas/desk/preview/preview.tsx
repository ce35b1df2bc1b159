import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { createPath, NavigationType, Route, Router, Routes, type Navigator } from "react-router-dom";
import { languageTag, type Locale } from "../../../domain/shell/locale.ts";
import type { PortalConfig } from "../../../domain/shell/portal-config.ts";
import { notFoundRoute, routes } from "../../../domain/shell/routes.ts";
import type { PreviewRequest } from "../../../domain/website/website-path.ts";
import type { Undoable } from "../../../domain/undo/undoable.ts";
import { createUndoMachine } from "../../../machines/kit/undo.machine.ts";
import { createResourceMachine } from "../../../machines/kit/resource.machine.ts";
import { searchMachine } from "../../../machines/search/search.machine.ts";
import { PortalActorsProvider } from "../../../ui/actors/portal-actors.ts";
import { RunProvider, type Run } from "../../../ui/calls/run-calls.ts";
import { NowProvider } from "../../../ui/actors/use-now.ts";
import { DeploymentProvider } from "../../../ui/actors/portal-config.ts";
import { FormatProvider, formatOf } from "../../../ui/i18n/format.ts";
import type { I18n } from "../../../ui/i18n/i18n.ts";
import { TextProvider } from "../../../ui/i18n/text-provider.tsx";
import { CodeNotesProvider, type CodeNotes } from "../../../ui/kit/states/failure-code.tsx";
import { ActivationOffer } from "../../../ui/shell/session/activation-offer.tsx";
import { CrashNotice, ErrorBoundary } from "../../../ui/shell/error-boundary.tsx";
import { AskForReportProvider } from "../../../ui/shell/problem-report/problem-reports.ts";
import { keysMachine } from "../../../machines/shell/keys.machine.ts";
import { listPreferencesMachine } from "../../../machines/shell/list-preferences.machine.ts";
import { ColumnsMenu } from "../../../ui/lists/columns-menu.tsx";
import { Keys } from "../../../ui/shell/keys/keys.tsx";
import { Search } from "../../../ui/shell/search/search.tsx";
import { LoadHelpProvider, type LoadHelp } from "../../../ui/screens/help/help-code.ts";
import { HelpOverlay } from "../../../ui/screens/help/help-overlay.tsx";
import { PreviewPageProvider } from "../../../ui/screens/website/preview-page.ts";
import { SessionWarning } from "../../../ui/shell/session/session-warning.tsx";
import { Unanswered } from "../../../ui/shell/session/unanswered.tsx";
import { ScreenOutlet } from "../../../ui/shell/screen-outlet.tsx";
import { ScreensProvider } from "../../../ui/shell/screens-context.ts";
import {
  ShellActorsProvider,
  type AcademyRequest,
  type AcademyVisit,
  type ListPreferencesTools,
  type ShellActors,
} from "../../../ui/shell/shell-actors.ts";
import { Shell } from "../../../ui/shell/shell.tsx";
import { Undo } from "../../../ui/shell/undo/undo.tsx";
import { LOADED_AT } from "../fixtures/samples.ts";
import type { Timeline } from "../simulation/timeline.ts";
import type { Simulation } from "../simulation/simulation.ts";
import { previewActors } from "./preview-actors.ts";
import { createActionMachine } from "../../../machines/kit/action.machine.ts";
import { inert } from "../../../machines/kit/inert.ts";
import { helpOverlayMachine } from "../../../machines/tickets/help-overlay.machine.ts";
import { previewScreens } from "./preview-screens.ts";

/** Links are disabled in the preview. */
const config: PortalConfig = {
  productionPortal: "https://portal.homeautomation.example",
  developmentPortal: "",
  identity: { url: "", realm: "partner", clientId: "portal" },
  shops: {},
  webshop: "https://shop.homeautomation.example/",
  support: { email: "support@homeautomation.example", phone: "+43 1 5550100" },
  departments: { default: "support-int" },
  links: {},
  promotions: [],
};
const deployment = { config, production: true };
/** "Report a problem" is visible but does nothing. */
const askForReport = (): Promise<void> => Promise.resolve();
const inertSearch = inert(searchMachine);
const inertKeys = inert(keysMachine);
const PreviewSearch = () => <Search logic={inertSearch} keys={inertKeys} />;
const inertUndo = inert(createUndoMachine<Undoable>());
const listPreferences: ListPreferencesTools = { logic: inert(listPreferencesMachine), Menu: ColumnsMenu };
const shellActors: ShellActors = {
  academy: inert(createActionMachine<AcademyRequest, AcademyVisit>()),
  Search: PreviewSearch,
  Tools: () => (
    <>
      <Undo logic={inertUndo} />
      <Keys logic={inertKeys} onSearch={() => {}} />
      <SessionWarning />
    </>
  ),
  Unanswered,
  NewVersion: () => null,
  askToFollow: () => Promise.resolve(),
  offerUndo: () => {},
  listPreferences: { subscribe: () => () => {}, current: () => listPreferences },
};

const previewPage = inert(createResourceMachine<PreviewRequest, string>());

const loadHelp: LoadHelp = () => Promise.resolve({ HelpOverlay, helpOverlayMachine });

/** Known issues are shown beside the frame. */
const codeNotes: CodeNotes = {
  Note: ActivationOffer,
  onShown: () => {},
};

/** Calls are never answered; the simulation sends their results. */
const inertRun: Run = () => new Promise(() => {});

/** A fixed clock at the samples' time, so that their dates never expire. */
const fixedTime = (): Date => new Date(LOADED_AT);

const stays = (): void => {};
const navigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  go: stays,
  push: stays,
  replace: stays,
};

export interface PreviewProps {
  readonly simulation: Simulation;
  /** The remaining timeline. */
  readonly timeline: Timeline;
  readonly locale: Locale;
  readonly i18n: I18n;
}

const Page = ({ simulation, timeline }: Pick<PreviewProps, "simulation" | "timeline">) => {
  const actors = useMemo(() => previewActors(simulation, timeline), [simulation, timeline]);
  const address = useSelector(actors.routeGuard, ({ context }) => context.address);
  return (
    <PortalActorsProvider value={actors}>
      <RunProvider value={inertRun}>
        <Router
          location={{ pathname: address.path, search: address.search, hash: "", state: null, key: "preview" }}
          navigationType={NavigationType.Replace}
          navigator={navigator}
        >
          <Routes>
            {[...Object.values(routes), notFoundRoute].map(({ name, path }) => (
              <Route
                key={name}
                path={path}
                element={
                  <Shell year={new Date(LOADED_AT).getFullYear()}>
                    <ScreenOutlet name={name} />
                    {name === "order" || name === "invoice" ? <HelpOverlay /> : null}
                  </Shell>
                }
              />
            ))}
          </Routes>
        </Router>
      </RunProvider>
    </PortalActorsProvider>
  );
};

/** Renders the real screens from a simulation. */
export const Preview = ({ simulation, timeline, locale, i18n }: PreviewProps) => {
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
    i18n.show(locale);
  }, [i18n, locale]);
  return (
    <TextProvider i18n={i18n}>
      <ErrorBoundary fallback={<CrashNotice />}>
        <DeploymentProvider value={deployment}>
          <FormatProvider value={formatOf(locale)}>
            <ShellActorsProvider value={shellActors}>
              <AskForReportProvider value={askForReport}>
                <CodeNotesProvider value={codeNotes}>
                  <NowProvider value={fixedTime}>
                    <PreviewPageProvider value={previewPage}>
                      <LoadHelpProvider value={loadHelp}>
                        <ScreensProvider value={previewScreens}>
                          <Page simulation={simulation} timeline={timeline} />
                        </ScreensProvider>
                      </LoadHelpProvider>
                    </PreviewPageProvider>
                  </NowProvider>
                </CodeNotesProvider>
              </AskForReportProvider>
            </ShellActorsProvider>
          </FormatProvider>
        </DeploymentProvider>
      </ErrorBoundary>
    </TextProvider>
  );
};
