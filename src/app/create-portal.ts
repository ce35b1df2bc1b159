import { createActor, type ActorRefFrom, type AnyActorLogic } from "xstate";
import { createClient, type CallReport } from "../api/client.ts";
import { sendWithProgress } from "../api/upload-transport.ts";
import { afterLoginAt, type LoginTargets } from "../domain/after-login.ts";
import { meansLimited } from "../domain/call-failure.ts";
import { languageTag, type Locale } from "../domain/locale.ts";
import { callBase, isProduction, type PortalConfig } from "../domain/portal-config.ts";
import { landingPath, routeOfPath } from "../domain/routes.ts";
import type { PortalRef } from "../machines/portal.machine.ts";
import type { OpenActor, PortalActors } from "../ui/actors/portal-actors.ts";
import { showLocale, type I18n } from "../ui/i18n/i18n.ts";
import { readCookie } from "./browser/cookies.ts";
import { firstLocale } from "./browser/first-locale.ts";
import type { PortalHistory } from "./browser/history.ts";
import { openTabs } from "./browser/tabs.ts";
import { sendOrTake } from "./early-answers.ts";
import { createRecorder } from "./journal/recorder.ts";
import { createTexts } from "./live-texts.ts";
import { createLive } from "./live/live.ts";
import { livePortal } from "./live/portal.live.ts";
import { createRunCall } from "./live/run-call.ts";
import { liveSignOn } from "./live/sign-on.live.ts";
import { beginScreen } from "./screens/begin-screen.ts";
import { screensSettled, startSignOnWhenScreenReady } from "./sign-on/when-screen-ready.ts";

type Children = Omit<PortalActors, "open">;

/** The page's actors by the names that the root gave them. */
const actorsOf = (root: PortalRef): Children => {
  const { session, language, endpointHealth, routeGuard, accountMenu, mobileNavigation, notificationCentre } =
    root.getSnapshot().children;
  if (
    !session ||
    !language ||
    !endpointHealth ||
    !routeGuard ||
    !accountMenu ||
    !mobileNavigation ||
    !notificationCentre
  ) {
    throw new Error("The root has not started its actors");
  }
  return { session, language, endpointHealth, routeGuard, accountMenu, mobileNavigation, notificationCentre };
};

/** A screen's actor is a child of the root: found by its key, or spawned. */
const openIn =
  (root: PortalRef): OpenActor =>
  <Logic extends AnyActorLogic>(key: string, logic: Logic, input: unknown) => {
    const find = (): unknown => (root.getSnapshot().children as Readonly<Record<string, unknown>>)[key];
    if (find() === undefined) root.send({ type: "screen.opened", key, logic, input });
    return find() as ActorRefFrom<Logic>;
  };

/** Tells the session and the endpoint's health of every answer. */
const reportTo =
  ({ session, endpointHealth }: Children) =>
  (report: CallReport): void => {
    if (report._tag === "Answered") {
      endpointHealth.send({ type: "endpoint.answered" });
      if (report.sessionSeconds !== undefined)
        session.send({ type: "session.extended", seconds: report.sessionSeconds });
      return;
    }
    if (report.failure._tag === "SessionExpired") session.send({ type: "session.expired" });
    if (meansLimited(report.failure)) endpointHealth.send({ type: "endpoint.failed" });
  };

/** How long what the first screen does not need waits for that screen, in ms. */
const QUIET_LIMIT = 5000;
/** The same of the look for a single sign-on, for its own limit runs meanwhile. */
const TURN_LIMIT = 2500;

/** Settles when the first screen is there: told by `resolve`, at the latest after the limit. */
const firstQuiet = (): { readonly quiet: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => {};
  const quiet = new Promise<void>((settle) => {
    resolve = settle;
  });
  setTimeout(resolve, QUIET_LIMIT);
  return { quiet, resolve };
};

/** Puts the portal together: client, adapter, root actor, and the two streams between address and actors. */
export const createPortal = (config: PortalConfig, history: PortalHistory, i18n: I18n) => {
  const { origin, hostname } = location;
  const production = isProduction(config, origin);
  const targets: LoginTargets = { origin, shops: config.shops };
  const texts = createTexts(i18n);
  // The root exists after the client that tells it of answers; nothing is asked before it starts.
  let report: (report: CallReport) => void = () => {};
  let shownLocale: () => Locale = () => "int";
  const run = createRunCall(
    createClient({
      base: callBase(config, origin),
      report: (news) => report(news),
      send: sendOrTake,
      upload: sendWithProgress,
    }),
  );
  let accountKey: () => string | undefined = () => undefined;
  const live = createLive(run, { accountKey: () => accountKey(), locale: () => shownLocale() });
  let turn = Promise.resolve();
  const signOn = liveSignOn({
    identity: config.identity,
    origin,
    turn: () => turn,
    home: hostname === "localhost" ? origin : config.productionPortal,
    language: () => languageTag(shownLocale()),
  });
  const { quiet, resolve: screenIsThere } = firstQuiet();

  /** Of whoever signs in nothing is known yet: where the address does not say, they land on one of two screens. */
  const beginNext = (): void => {
    for (const groups of [[], ["startingPartner"]] as const) {
      const { pathname: path, search } = history.place().location;
      const next = afterLoginAt({ path, search }, groups, targets);
      if (next?._tag === "Stay")
        beginScreen(routeOfPath(new URL(next.path, origin).pathname).name, shownLocale());
    }
  };

  const logic = livePortal({
    live,
    signOn,
    quiet,
    beginNext,
    texts,
    tabs: openTabs(),
    companyDomain: new URL(config.productionPortal).hostname.split(".").slice(-2).join("."),
    navigate: (to) => Promise.resolve(URL.canParse(to) ? location.assign(to) : history.navigator.replace(to)),
  });
  const locale = firstLocale();
  const recorder = createRecorder();
  const root = createActor(logic, {
    inspect: recorder.inspect,
    id: "portal",
    systemId: "portal",
    input: { locale, chosen: readCookie("portal_lang") === locale, targets },
  });
  root.start();
  // A screen that is open to everybody comes before the look whether somebody is signed in elsewhere.
  const { open, name } = routeOfPath(history.place().location.pathname);
  if (open && name !== "login")
    turn = Promise.race([
      screensSettled(root),
      new Promise<void>((resolve) => {
        setTimeout(resolve, TURN_LIMIT);
      }),
    ]);
  const children = actorsOf(root);
  report = reportTo(children);
  accountKey = () => {
    const { account } = children.session.getSnapshot().context;
    return account._tag === "Known" ? account.user.account_key : undefined;
  };
  shownLocale = () => children.language.getSnapshot().context.locale;

  // Where another account takes over in place, the address still names what the first one looked at.
  let takenOver = false;
  const leaveOthersPlace = (): void => {
    const { account } = children.session.getSnapshot().context;
    if (takenOver && account._tag === "Known")
      history.navigator.replace(landingPath(account.standing.groups));
    takenOver = account._tag === "Arriving";
  };

  const enterRoute = (): void => {
    const { pathname: path, search } = history.place().location;
    const shop = config.shops[/^\/(?:login|registration)\/([^/]+)\//.exec(path)?.[1] ?? ""];
    root.send({ type: "route.changed", ...(shop === undefined ? {} : { shopInstance: shop.instance }) });
    children.routeGuard.send({ type: "route.entered", route: routeOfPath(path), path, search });
  };

  children.language.subscribe(({ context }) => {
    document.documentElement.lang = languageTag(context.locale);
    showLocale(i18n, context.locale);
  });
  children.session.subscribe(leaveOthersPlace);
  let shown = history.place().location;
  history.listen(() => {
    const next = history.place().location;
    if (next.pathname === shown.pathname && next.search === shown.search) return;
    shown = next;
    enterRoute();
  });
  enterRoute();
  addEventListener("online", () => children.endpointHealth.send({ type: "endpoint.connected" }));
  void startSignOnWhenScreenReady(root, children.session).then(screenIsThere);

  const actors: PortalActors = { ...children, open: openIn(root) };
  return { actors, recorder, live, texts, production, locale: shownLocale };
};
