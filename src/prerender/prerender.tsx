import { renderToStaticMarkup } from "react-dom/server";
import { createPath, Router, type Navigator } from "react-router-dom";
import { createActor, SimulatedClock } from "xstate";
import type { Elements } from "../ui/kit/elements.ts";
import { answered } from "../domain/kit/call-failure.ts";
import type { Locale } from "../domain/shell/locale.ts";
import type { PortalConfig } from "../domain/shell/portal-config.ts";
import { isProduction } from "../domain/shell/portal-hosts.ts";
import { routeOfPath } from "../domain/shell/routes.ts";
import { inert } from "../machines/kit/inert.ts";
import { actionMachine } from "../machines/kit/action.machine.ts";
import { portalMachine } from "../machines/shell/portal.machine.ts";
import { portalActorsOf } from "../ui/actors/portal-actors-of.ts";
import { PortalActorsProvider } from "../ui/actors/portal-actors.ts";
import { DeploymentProvider } from "../ui/actors/portal-config.ts";
import { FormatProvider, formatOf } from "../ui/i18n/format.ts";
import { createI18n, type Texts } from "../ui/i18n/i18n.ts";
import { TextProvider } from "../ui/i18n/text-provider.tsx";
import { LoginScreen } from "../ui/screens/login/login-screen.tsx";
import { ForgotPasswordScreen } from "../ui/screens/passwords/forgot-password-screen.tsx";
import { AskForReportProvider } from "../ui/shell/problem-report/problem-reports.ts";
import { ShellActorsProvider, type ShellActors } from "../ui/shell/shell-actors.ts";
import { Shell } from "../ui/shell/shell.tsx";
import type { PrerenderedName } from "./prerendered.ts";

const screens: Readonly<Record<PrerenderedName, Elements>> = {
  login: <LoginScreen />,
  "forgot-password": <ForgotPasswordScreen />,
};

/** Nobody is signed in: nothing of this is shown. */
const shellActors: ShellActors = {
  academy: inert(actionMachine) as ShellActors["academy"],
  Search: () => null,
  Tools: () => null,
  Unanswered: () => null,
  NewVersion: () => null,
  askToFollow: () => Promise.resolve(),
  offerUndo: () => {},
  listPreferences: { subscribe: () => () => {}, current: () => undefined },
};

/** "Report a problem" is shown, and works once the portal runs. */
const askForReport = (): Promise<void> => Promise.resolve();

const stays = (): void => {};
const navigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  go: stays,
  push: stays,
  replace: stays,
};

/** What a prerendered page depends on. */
export interface Prerendered {
  readonly name: PrerenderedName;
  readonly path: string;
  readonly search: string;
  readonly locale: Locale;
  /** The texts that the page needs, in the locale. */
  readonly texts: Texts;
  readonly config: PortalConfig;
  /** The origin as seen by browsers. */
  readonly origin: string;
  /** The present year, for the copyright notice. */
  readonly year: number;
}

/** The HTML of a page for somebody who is not signed in: the portal's own views over actors that never do anything. */
export const prerender = ({
  name,
  path,
  search,
  locale,
  texts,
  config,
  origin,
  year,
}: Prerendered): string => {
  const i18n = createI18n();
  i18n.add(locale, texts);
  i18n.show(locale);
  const root = createActor(inert(portalMachine), {
    systemId: "portal",
    // No timer is left behind.
    clock: new SimulatedClock(),
    input: { locale, chosen: false, hasPendingLogout: false },
  });
  root.start();
  const actors = portalActorsOf(root, inert);
  // As soon as the session is checked, which found nobody.
  actors.session.send({
    type: "xstate.done.actor.checkSession",
    output: answered({ _tag: "SignedOut" }),
  } as never);
  actors.routeGuard.send({ type: "route.entered", route: routeOfPath(path), path, search });
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18n}>
      <AskForReportProvider value={askForReport}>
        <DeploymentProvider value={{ config, production: isProduction(config, origin) }}>
          <PortalActorsProvider value={actors}>
            <FormatProvider value={formatOf(locale)}>
              <ShellActorsProvider value={shellActors}>
                <Router location={`${path}${search}`} navigator={navigator} static>
                  <Shell year={year}>{screens[name]}</Shell>
                </Router>
              </ShellActorsProvider>
            </FormatProvider>
          </PortalActorsProvider>
        </DeploymentProvider>
      </AskForReportProvider>
    </TextProvider>,
  );
  root.stop();
  return html;
};
