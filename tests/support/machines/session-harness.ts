import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from "xstate";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import {
  toCheckResult,
  toLoginResult,
  type CheckResult,
  type LoginVerdict,
} from "../../../src/domain/session/session.ts";
import type { PartnerData } from "../../../src/domain/session/user.ts";
import { owedLogoutMachine } from "../../../src/machines/session/owed-logout.machine.ts";
import { sessionClockMachine } from "../../../src/machines/session/session-clock.machine.ts";
import { sessionFollowMachine } from "../../../src/machines/session/session-follow.machine.ts";
import type { ClearScope } from "../../../src/machines/session/session-events.ts";
import { sessionMachine } from "../../../src/machines/session/session.machine.ts";
import { signInMachine, type Credentials } from "../../../src/machines/session/sign-in.machine.ts";
import { settle } from "../due-work.ts";
import { listener, scripted } from "./scripted.ts";
import { userData } from "../../../src/atlas/samples/session.samples.ts";

export type Check = Outcome<CheckResult>;
export type Login = Outcome<LoginVerdict>;

/** The outcomes of a session check and of a sign-in. */
export const known = (key = "a", status = "gold"): Check =>
  toCheckResult(answered({ loggedIn: true, valid: true, userData: userData(key, status) }));
export const nobody: Check = toCheckResult(answered({ loggedIn: false, valid: false }));
export const offline = failed({ _tag: "Offline" });
export const accepted = (key = "a"): Login =>
  toLoginResult(answered({ valid: true, userData: userData(key) }));
export const refused = (code: string): Login => toLoginResult(answered({ valid: false, error_code: code }));
export const typed = { type: "session.signIn", email: "gold@demo.test", password: "Secret-2026" } as const;

interface Stubs {
  readonly checks?: readonly (Check | "never")[];
  readonly logins?: readonly (Login | "never")[];
  readonly partner?: Outcome<PartnerData> | "never";
  readonly logouts?: readonly (Outcome<unknown> | "never")[];
  /** True if a logout is owed as the page is loaded. */
  readonly owed?: boolean;
  /** True if the browser has a mark of single sign-on. */
  readonly signedOn?: boolean;
  /** Where single sign-on is to lead that was asked for before the page left for a logout. */
  readonly signOnTo?: string;
}

/** A session with stubbed calls and everything that it sends to others. */
export const open = ({
  checks = [known()],
  logins = [],
  partner = "never",
  logouts = [answered(undefined)],
  owed = false,
  signedOn = false,
  signOnTo,
}: Stubs = {}) => {
  const parent = listener();
  const clock = new SimulatedClock();
  const signOn: string[] = [];
  /** Where single sign-on is told to lead, by event. */
  const leads: unknown[] = [];
  const inputs: { signOn?: unknown } = {};
  const tabs: unknown[] = [];
  const remembered: string[] = [];
  const cleared = scripted<Outcome<undefined>, { readonly scope: ClearScope }>(
    answered(undefined),
    answered(undefined),
  );
  const logIn = scripted<Login, { readonly credentials: Credentials }>(...logins);
  const logOut = scripted<Outcome<unknown>, unknown>(...logouts);
  const check = scripted<Check, unknown>(...checks);
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        checkSession: check.logic,
        clock: sessionClockMachine.provide({ actors: { checkSession: check.logic } }),
        follow: sessionFollowMachine.provide({ actors: { checkSession: check.logic } }),
        signIn: signInMachine.provide({ actors: { logIn: logIn.logic } }),
        loadPartnerData: scripted<Outcome<PartnerData>, unknown>(partner).logic,
        logOut: logOut.logic,
        owedLogout: owedLogoutMachine.provide({ actors: { logOut: logOut.logic } }),
        rememberOwed: fromCallback(({ receive }) => receive(({ type }) => remembered.push(type))),
        clearBrowserState: cleared.logic,
        watchTabs: fromCallback(({ receive }) =>
          receive((event) => tabs.push((event as AnyEventObject)["news"])),
        ),
        signOn: fromCallback(({ input, receive }) => {
          inputs.signOn = input;
          receive((event: AnyEventObject) => {
            signOn.push(event.type);
            leads.push(event["returnTo"] ?? event["signOnTo"]);
          });
        }) as never,
      },
    }),
    { input: { parent: parent.ref, owed, signedOn, signOnTo }, clock },
  ).start();
  const account = () => actor.getSnapshot().context.account;
  return {
    actor,
    parent,
    clock,
    signOn,
    leads,
    inputs,
    tabs,
    cleared,
    remembered,
    logIn,
    logOut,
    check,
    account,
    value: () => actor.getSnapshot().value,
    is: (state: "expired" | "signedIn") => actor.getSnapshot().matches(state),
    isLimited: () => actor.getSnapshot().hasTag("limited"),
    isWarned: () => actor.getSnapshot().children.clock?.getSnapshot().hasTag("warned") === true,
    stay: () => actor.getSnapshot().children.clock?.send({ type: "session.stay" }),
  };
};

/** A session after its first check. */
export const opened = async (stubs: Stubs = {}) => {
  const session = open(stubs);
  await settle();
  return session;
};

/** A session whose server session has expired. */
export const expire = async (stubs: Stubs) => {
  const session = await opened(stubs);
  session.actor.send({ type: "session.expired" });
  return session;
};
