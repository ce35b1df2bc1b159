import { createActor } from "xstate";
import { createCallReports } from "../api/call-reports.ts";
import { createClient } from "../api/client.ts";
import { shopInstanceAt, type LoginTargets } from "../domain/session/after-login.ts";
import { localeCookies, originOf } from "../domain/session/login-language.ts";
import { languageTag, type Locale } from "../domain/shell/locale.ts";
import type { PortalConfig } from "../domain/shell/portal-config.ts";
import { callBase, isProduction } from "../domain/shell/portal-hosts.ts";
import { routeOfPath } from "../domain/shell/routes.ts";
import type { PortalRef } from "../machines/shell/portal.machine.ts";
import type { Address } from "../machines/shell/route-guard.machine.ts";
import { portalActorsOf, providedBy } from "../ui/actors/portal-actors-of.ts";
import { importOrGone } from "../ui/code/import-or-gone.ts";
import { mayHaveSession, mayHaveSignOn, readCookie } from "./browser/cookies.ts";
import type { PortalHistory } from "./browser/history.ts";
import { nextTask } from "./browser/next-task.ts";
import { nextSignOn } from "./browser/next-sign-on.ts";
import { hasPendingLogout } from "./browser/pending-logout.ts";
import { openTabs } from "./browser/tabs.ts";
import { createCurrent } from "./current.ts";
import { sendOrTake } from "./early-answers.ts";
import { createRecorder } from "./journal/recorder.ts";
import { createMetCodes } from "./met-codes.ts";
import { createTexts } from "./live-texts.ts";
import type { TextSink } from "./waiting-texts.ts";
import { createLive } from "./live/live.ts";
import { livePortal } from "./live/portal.live.ts";
import { createRunCall } from "./live/run-call.ts";
import { liveSignOn } from "./live/sign-on.live.ts";
import { beginNext, readNext } from "./screens/begin-next.ts";
import { screensSettled } from "./sign-on/when-screen-ready.ts";
import { createFirstScreen, restOf } from "./screens/first-screen.ts";

/** Calls `hear` when the path or the query changes; the fragment belongs to the screen. */
const listenToAddress = (history: PortalHistory, hear: (address: Address) => void): void => {
  const here = (): Address => {
    const { pathname: path, search } = history.place().location;
    return { path, search };
  };
  let last = here();
  history.listen(() => {
    const next = here();
    if (next.path === last.path && next.search === last.search) return;
    last = next;
    hear(next);
  });
  hear(last);
};

/** Creates the portal: client, adapter, root actor, and the synchronisation between address and actors. */
export const createPortal = async (
  config: PortalConfig,
  history: PortalHistory,
  i18n: TextSink,
  locale: Locale,
) => {
  const { origin } = location;
  const targets: LoginTargets = { origin, shops: config.shops };
  const texts = createTexts(i18n);
  const current = createCurrent(locale);
  const reports = createCallReports();
  const firstScreen = createFirstScreen();
  const base = callBase(config, origin);
  const metCodes = createMetCodes({
    screen: () => routeOfPath(history.place().location.pathname).name,
    language: current.locale,
  });
  const loadIntents = async () => (await importOrGone(() => import("./live/intents.live.ts"))).intents;
  const run = createRunCall(
    createClient({
      base,
      account: current.named,
      takeCodes: metCodes.take,
      report: reports.report,
      send: sendOrTake,
      // Its code is loaded with the first upload.
      upload: async (sending) =>
        (await importOrGone(() => import("../api/upload-transport.ts"))).sendWithProgress(sending),
    }),
    loadIntents,
    current.accountKey,
  );
  const live = createLive(run, current, base);
  const recorder = createRecorder();
  const isShown = (): boolean => root.getSnapshot().context.shown.length > 0;
  const root: PortalRef = createActor(
    livePortal({
      live,
      reports,
      signOn: liveSignOn(
        { run, firstScreen: firstScreen.there },
        {
          config,
          origin,
          mayLook: firstScreen.signOnMayLook,
          language: () => languageTag(current.locale()),
        },
      ),
      firstScreen: firstScreen.there,
      mayHaveSession,
      beginNext: () => beginNext({ history, isShown, targets, locale: current.locale(), base }),
      readNext: (user) => {
        const locale = current.localeAfter(originOf(user, root.getSnapshot().context.shopInstance));
        readNext({ history, isShown, targets, locale, base }, user);
      },
      texts,
      atRest: () => restOf(root),
      tabs: openTabs(),
      config,
      navigate: (to) =>
        Promise.resolve(URL.canParse(to) ? location.assign(to) : history.navigator.replace(to)),
    }),
    {
      inspect: recorder.inspect,
      id: "portal",
      systemId: "portal",
      input: {
        locale,
        chosen: readCookie(localeCookies.chosen) === locale,
        hasPendingLogout: hasPendingLogout(),
        expectsSession: mayHaveSession(),
        expectsSignOn: mayHaveSignOn(),
        signOnTo: nextSignOn.take(),
        targets,
      },
    },
  );
  // In a task of its own, so that the page answers in between.
  await nextTask();
  root.start();
  const actors = portalActorsOf(root, providedBy(live.machines));
  current.setActors(actors);
  actors.language.subscribe(({ context }) => {
    document.documentElement.lang = languageTag(context.locale);
    i18n.show(context.locale);
  });
  listenToAddress(history, ({ path, search }) => {
    const shopInstance = shopInstanceAt({ path, search }, config.shops);
    root.send({ type: "route.changed", ...(shopInstance !== undefined && { shopInstance }) });
    actors.routeGuard.send({ type: "route.entered", route: routeOfPath(path), path, search });
  });
  const disconnected = (): void => actors.endpointHealth.send({ type: "endpoint.disconnected" });
  addEventListener("online", () => actors.endpointHealth.send({ type: "endpoint.connected" }));
  addEventListener("offline", disconnected);
  if (!navigator.onLine) disconnected();
  firstScreen.watch(root, actors.session, routeOfPath(history.place().location.pathname));

  void firstScreen.there.then(loadIntents).catch(() => {});
  void firstScreen.there
    .then(() => importOrGone(() => import("./live/live-changes.live.ts")))
    .then(({ followLiveChanges }) =>
      followLiveChanges({
        root,
        session: actors.session,
        run,
        base,
        account: current.named,
        screensSettled: () => screensSettled(root),
      }),
    )
    // Without its code nothing is live.
    .catch(() => {});

  return {
    actors,
    recorder,
    live,
    texts,
    production: isProduction(config, origin),
    locale: current.locale,
    /** Not the name for calls, which a visitor has too: nothing of a visitor is kept. */
    accountKey: current.accountKey,
    firstScreen: firstScreen.there,
    atRest: () => restOf(root),
    viewIsThere: firstScreen.viewIsThere,
    codeShown: metCodes.met,
    /** Makes what is shown load again where it depends on one of the topics. */
    invalidate: (topics: readonly string[]) => root.send({ type: "live.changed", topics }),
  };
};
