import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type NonReducibleUnknown,
} from "xstate";
import { userData } from "../../src/atlas/samples/session.samples.ts";
import { answered, failed, type CallFailure, type Outcome } from "../../src/domain/kit/call-failure.ts";
import type { LoginAnswer, SessionAnswer } from "../../src/domain/session/login.ts";
import type { MessageSummary } from "../../src/domain/messages/message.ts";
import { evaluatePartnerStatus } from "../../src/domain/shell/partner-status.ts";
import type { UserData } from "../../src/domain/session/user.ts";
import { accountMenuMachine } from "../../src/machines/shell/account-menu.machine.ts";
import { languageMachine } from "../../src/machines/session/language.machine.ts";
import { routeOfPath } from "../../src/domain/shell/routes.ts";
import { endpointHealthMachine } from "../../src/machines/shell/endpoint-health.machine.ts";
import { mobileNavigationMachine } from "../../src/machines/shell/mobile-navigation.machine.ts";
import { notificationCentreMachine } from "../../src/machines/shell/notification-centre.machine.ts";
import { routeGuardMachine } from "../../src/machines/shell/route-guard.machine.ts";
import {
  toCheckResult,
  toLoginResult,
  type CheckResult,
  type LoginVerdict,
} from "../../src/domain/session/session.ts";
import { pendingLogoutMachine } from "../../src/machines/session/pending-logout.machine.ts";
import { sessionClockMachine } from "../../src/machines/session/session-clock.machine.ts";
import { sessionFollowMachine } from "../../src/machines/session/session-follow.machine.ts";
import { sessionMachine } from "../../src/machines/session/session.machine.ts";
import { signInMachine, type Credentials } from "../../src/machines/session/sign-in.machine.ts";
import type { Discovery, Initialised } from "../../src/machines/session/sign-on-events.ts";
import { signOnMachine } from "../../src/machines/session/sign-on.machine.ts";
import type { PortalActors } from "../../src/ui/actors/portal-actors.ts";
import { providedBy } from "../../src/ui/actors/portal-actors-of.ts";
import { answer } from "./due-work.ts";
import type { AnyOutcome } from "./machines/any-outcome.ts";

/** An actor that never completes. */
export const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}));

/** The result of a stubbed load or write: none yet, an answer, or a failure. In a list, the last one repeats. */
export type StubResult<Answer> = "never" | { readonly answer: Answer } | { readonly failure: CallFailure };

/** A call that the server refuses. */
export const refused = (code: string, field?: string): { readonly failure: CallFailure } => ({
  failure: { _tag: "Refused", code, ...(field !== undefined && { field }) },
});

/** An actor whose runs end with the given results, in order; `seen` is called with each input. */
export const stubResults = <Answer, Input>(
  list: readonly StubResult<Answer>[],
  seen: (input: Input) => void = () => {},
) => {
  let turn = 0;
  return fromPromise<AnyOutcome<Answer>, Input>(({ input }) => {
    seen(input);
    const result = list[Math.min(turn, list.length - 1)] ?? "never";
    turn += 1;
    if (result === "never") return new Promise(() => {});
    return answer("answer" in result ? answered(result.answer) : failed(result.failure));
  });
};

/** Converts a result as the app converts the call's outcome. */
const read = <Given, Answer>(
  result: StubResult<Given>,
  toOutcome: (outcome: Outcome<Given>) => Outcome<Answer>,
): StubResult<Answer> => {
  if (result === "never") return result;
  const outcome = toOutcome("answer" in result ? answered(result.answer) : failed(result.failure));
  return outcome._tag === "Answered" ? { answer: outcome.answer } : { failure: outcome.failure };
};

/** A gold partner with every right. */
export const goldUser: UserData = userData("key-gold");

export interface InertPortalOptions {
  /** The person who is signed in; a visitor by default. */
  readonly user?: UserData;
  /** The results of the session checks, if they do not follow from `user`. */
  readonly checks?: readonly StubResult<SessionAnswer>[];
  readonly logins?: readonly StubResult<LoginAnswer>[];
  readonly logouts?: readonly StubResult<unknown>[];
  /** True if a logout is pending as the page is loaded. */
  readonly pending?: boolean;
  /** True if the browser has a mark of a session. */
  readonly expected?: boolean;
  /** True if the browser has a mark of single sign-on. */
  readonly signedOn?: boolean;
  /** Called with the input of each sign-in. */
  readonly onLogin?: (input: unknown) => void;
  /** The result of looking up the identity server; never answers by default. */
  readonly discovery?: Discovery;
  /** Who is signed in at an identity server that was found; nobody by default. */
  readonly initialised?: Initialised;
  readonly messages?: readonly StubResult<readonly MessageSummary[]>[];
  /** The result of loading another language. */
  readonly texts?: readonly StubResult<unknown>[];
  /** The machines that the screen opens, with what they need; resources and actions have the calls. */
  readonly machines?: readonly AnyStateMachine[];
  /** The path that the route guard receives. */
  readonly path?: string;
}

/** The sign-on without its adapter. */
export const inertSignOn = ({
  discovery,
  initialised = { _tag: "Anonymous" },
}: Pick<InertPortalOptions, "discovery" | "initialised">) =>
  signOnMachine.provide({
    // A look that never ends does not end on a slow machine, either.
    ...(discovery === undefined && { delays: { probeLimit: 2 ** 31 - 1 } }),
    actors: {
      probe: discovery === undefined ? never() : fromPromise(() => Promise.resolve(discovery)),
      initialise: fromPromise<Initialised, { readonly attempt: number }>(() => Promise.resolve(initialised)),
      refreshToken: never(),
      setSessionCookie: never(),
      clearToken: never(),
      goToLogin: never(),
      goToLogout: never(),
      watchAdapter: fromCallback(() => {}),
      rememberSignOn: fromCallback(() => {}),
    },
  });

const session = ({
  user,
  checks,
  logins = ["never"],
  logouts = ["never"],
  pending = false,
  expected = false,
  signedOn = false,
  onLogin = () => {},
  ...identity
}: InertPortalOptions) => {
  const found: SessionAnswer =
    user === undefined ? { loggedIn: false, valid: true } : { loggedIn: true, valid: true, userData: user };
  const parent = createActor(createMachine({})).start();
  const checkSession = stubResults<CheckResult, NonReducibleUnknown>(
    (checks ?? [{ answer: found }]).map((result) => read(result, toCheckResult)),
  );
  const logOut = stubResults<unknown, NonReducibleUnknown>(logouts);
  return createActor(
    sessionMachine.provide({
      actors: {
        checkSession,
        clock: sessionClockMachine.provide({ actors: { checkSession } }),
        follow: sessionFollowMachine.provide({ actors: { checkSession } }),
        signIn: signInMachine.provide({
          actors: {
            logIn: stubResults<LoginVerdict, { readonly credentials: Credentials }>(
              logins.map((result) => read(result, toLoginResult)),
              ({ credentials }) => onLogin(credentials),
            ),
          },
        }),
        loadPartnerData: never(),
        logOut,
        pendingLogout: pendingLogoutMachine.provide({ actors: { logOut } }),
        rememberPending: fromCallback(() => {}),
        clearBrowserState: logouts.includes("never") ? never() : stubResults([{ answer: undefined }]),
        watchTabs: fromCallback(() => {}),
        signOn: inertSignOn(identity),
      },
    }),
    { input: { parent, logoutPending: pending, expected, signedOn } },
  ).start();
};

/** The screens' actors as the root has them: started once for each key, told when a person returns to them, and what another tells them or the session. */
const inertScreens = (
  machines: readonly AnyStateMachine[],
  session: PortalActors["session"],
): Pick<PortalActors, "open" | "show"> => {
  const provide = providedBy(new Map(machines.map((machine) => [machine.id, machine])));
  const living = new Map<string, AnyActorRef>([["session", session]]);
  const views = new Map<string, number>();
  const root = createActor(
    fromCallback<AnyEventObject>(({ receive }) =>
      receive((event) => {
        if (event.type === "screen.forwarded") living.get(event["key"])?.send(event["event"]);
        if (event.type.startsWith("xstate.error.")) throw event["error"];
      }),
    ),
    { systemId: "portal" },
  ).start();
  return {
    open: (key, logic, input) => {
      const actor = living.get(key) ?? createActor(provide(logic), { id: key, input, parent: root }).start();
      living.set(key, actor);
      return actor as never;
    },
    show: (key) => {
      const before = views.get(key);
      views.set(key, (before ?? 0) + 1);
      const actor = living.get(key);
      if (before === 0) actor?.send({ type: "screen.returned" });
      return () => void views.set(key, (views.get(key) ?? 1) - 1);
    },
  };
};

/** The page's actors without effects: they change by their events and by the results that a test defines. */
export const inertPortal = (options: InertPortalOptions = {}): PortalActors => {
  const parent = createActor(createMachine({})).start();
  const language = languageMachine.provide({
    actors: { loadTexts: stubResults(options.texts ?? [{ answer: undefined }]), rememberLocale: never() },
  });
  const notifications = notificationCentreMachine.provide({
    actors: { loadMessages: stubResults(options.messages ?? ["never"]), markRead: never() },
  });
  const guard = createActor(routeGuardMachine.provide({ actors: { navigate: never() } })).start();
  const { user, path = "/" } = options;
  const person = session(options);
  const portal: PortalActors = {
    session: person,
    language: createActor(language, { input: { locale: "int", chosen: false, parent } }).start(),
    endpointHealth: createActor(endpointHealthMachine.provide({ actors: { probe: never() } }), {
      input: { parent },
    }).start(),
    routeGuard: guard,
    accountMenu: createActor(accountMenuMachine).start(),
    mobileNavigation: createActor(mobileNavigationMachine).start(),
    notificationCentre: createActor(notifications, { input: { locale: "int" } }).start(),
    ...inertScreens(options.machines ?? [], person),
  };
  guard.send({ type: "route.entered", route: routeOfPath(path), path, search: "" });
  if (user !== undefined) {
    const { groups } = evaluatePartnerStatus({
      partnerStatus: user.partner_status,
      regFlexEnabled: user.reg_flex_enabled,
    });
    guard.send({ type: "session.changed", visitor: { groups, rights: user.rights ?? undefined } });
    portal.notificationCentre.send({ type: "notifications.accountChanged" });
  }
  return portal;
};
