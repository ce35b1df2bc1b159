import { routes, type RouteName } from "../../../domain/shell/routes.ts";
import { userData } from "../../samples/session.samples.ts";
import { screenFixtures } from "../fixtures/screen-fixtures.ts";
import { ORDER_PATH } from "../fixtures/orders.fixtures.ts";
import { keyOf, type ScreenFixture } from "../fixtures/fixture.ts";
import type { Step } from "../simulation/step.ts";

/** A place where a machine runs in the portal, and the events that lead there. */
export interface Scenario {
  /** The machine's id. */
  readonly machine: string;
  /** Distinguishes several places of one machine: the key of a screen's actor, or the actor's path. */
  readonly name: string;
  readonly actor: string;
  readonly screen: RouteName;
  readonly before: readonly Step[];
  /** True if it runs on that screen only. */
  readonly onScreen?: true;
  /** The event type that the page has already sent at that point. */
  readonly done?: string;
  /** A prefix of events of children or the machine itself; they are reached through their causes. */
  readonly reported?: string;
  /** States that the page leaves immediately by itself: no events are sent to them. */
  readonly passing?: readonly string[];
  /** Values that replace those of the machine's samples. */
  readonly fillIn?: Readonly<Record<string, unknown>>;
  /** Codes of the machine that cannot occur here. */
  readonly never?: readonly string[];
}

const enter = (address: string): Step => {
  const [path = "", search] = address.split("?", 2);
  return {
    actor: "portal/routeGuard",
    event: { type: "route.entered", path, search: search === undefined ? "" : `?${search}` },
  };
};
const checked = (answer: object): Step => ({
  actor: "portal/session",
  event: { type: "xstate.done.actor.checkSession", output: { _tag: "Answered", answer } },
});
const signedIn = checked({ _tag: "SignedIn", user: userData("a") });
const signedOut = checked({ _tag: "SignedOut" });
const openActor = (key: string, machine: string, input: object): Step => ({
  actor: "portal",
  event: { type: "screen.opened", key, machine, input },
});
const help: Step = {
  actor: "portal/helpOverlay",
  event: {
    type: "help.open",
    subject: { type: "order", no: ORDER_PATH.split("/")[2] },
    draftKey: "help-order-desk",
    department: "support-int",
  },
};
const noDraft: Step = {
  actor: "portal/helpOverlay/ticket",
  event: { type: "xstate.done.actor.loadDraft", output: { message: "", revision: 1, fileNames: [] } },
};
const bell: Step = { actor: "portal/notificationCentre", event: { type: "notifications.toggle" } };

const textsCame: Step = {
  actor: "portal/language",
  event: { type: "xstate.done.actor.loadTexts", output: { _tag: "Answered" } },
};
const czechChosen: Step = { actor: "portal/language", event: { type: "language.choose", locale: "cscz" } };

const { login, dashboard, order } = routes;
const onLogin = [enter("/login/"), signedOut];
const onDashboard = [enter(dashboard.path), signedIn];
const onOrder = [enter(ORDER_PATH), signedIn, openActor("helpOverlay", "helpOverlay", {})];
const inHelp = [...onOrder, help];

const scenario = (
  machine: string,
  actor: string,
  screen: RouteName,
  before: readonly Step[],
  more: Partial<Scenario> = {},
): Scenario => ({ machine, name: actor.replace("portal/", ""), actor, screen, before, ...more });

const inShell: readonly Scenario[] = [
  scenario("session", "portal/session", login.name, [enter("/login/")]),
  scenario("sessionClock", "portal/session/clock", dashboard.name, onDashboard),
  scenario("signOn", "portal/session/signOn", login.name, onLogin, { done: "signOn.start" }),
  scenario("language", "portal/language", login.name, [...onLogin, textsCame, czechChosen]),
  scenario("endpointHealth", "portal/endpointHealth", login.name, onLogin),
  scenario("routeGuard", "portal/routeGuard", dashboard.name, onDashboard, {
    passing: ["redirecting", "crashed"],
  }),
  scenario("notificationCentre", "portal/notificationCentre", dashboard.name, [...onDashboard, bell], {
    done: bell.event.type,
  }),
  scenario("helpOverlay", "portal/helpOverlay", order.name, onOrder, {
    reported: "ticket.",
    passing: ["closing"],
  }),
  scenario("ticketCreation", "portal/helpOverlay/ticket", order.name, inHelp),
  scenario("fileUpload", "portal/helpOverlay/ticket/files", order.name, [...inHelp, noDraft], {
    reported: "files.tooLargeFound",
  }),
];

const ofFixture = (fixture: ScreenFixture): readonly Scenario[] => {
  const { machine, screen, path, input, guest, parts = [], never = [], fillIn } = fixture;
  const key = keyOf(fixture);
  const actor = `portal/${key}`;
  const beforeAt = (address: string): readonly Step[] => [
    enter(address),
    guest === true ? signedOut : signedIn,
    openActor(key, machine, input),
  ];
  return [
    {
      machine,
      name: key,
      actor,
      screen,
      before: beforeAt(path),
      onScreen: true,
      never,
      ...(fillIn !== undefined && { fillIn }),
    },
    ...parts.map(({ id, machine: part, after, reported, at = { screen, path } }): Scenario => ({
      machine: part,
      name: `${key}/${id}`,
      actor: `${actor}/${id}`,
      screen: at.screen,
      before: [...beforeAt(at.path), ...[after].flat().map((event) => ({ actor, event }))],
      onScreen: true,
      ...(reported !== undefined && { reported }),
    })),
  ];
};

const ofScreen = ({ screen, path, guest }: ScreenFixture): Scenario => {
  const key = `screen.${screen}`;
  return {
    machine: "screenLoading",
    onScreen: true,
    name: key,
    actor: `portal/${key}`,
    screen,
    before: [
      enter(path),
      guest === true ? signedOut : signedIn,
      openActor(key, "screenLoading", { name: screen, loaded: false }),
    ],
  };
};

const screens: readonly ScreenFixture[] = [
  ...new Map(screenFixtures.map((fixture) => [fixture.screen, fixture])).values(),
];

/** Every scenario of every machine. */
export const scenarios: readonly Scenario[] = [
  ...inShell,
  ...screenFixtures.flatMap(ofFixture),
  ...screens.map(ofScreen),
];
