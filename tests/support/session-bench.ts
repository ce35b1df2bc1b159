import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from "xstate";
import { answered, failed, type Outcome } from "../../src/domain/call-failure.ts";
import type { LoginAnswer, LoginRequest, SessionAnswer } from "../../src/domain/login.ts";
import type { PartnerData } from "../../src/domain/user.ts";
import type { ClearScope } from "../../src/machines/session-setup.ts";
import { sessionMachine } from "../../src/machines/session.machine.ts";
import { listener, scripted, settle } from "./scripted.ts";
import { userData } from "../../src/atlas/samples/session.samples.ts";

export type Check = Outcome<SessionAnswer>;
export type Login = Outcome<LoginAnswer>;

/** What a check finds. */
export const known = (key = "a", status = "gold"): Check =>
  answered({ loggedIn: true, valid: true, userData: userData(key, status) });
export const nobody: Check = answered({ loggedIn: false, valid: false });
export const offline = failed({ _tag: "Offline" });
export const accepted = (key = "a"): Login => answered({ valid: true, userData: userData(key) });
export const typed = { type: "session.signIn", email: "gold@demo.test", password: "Secret-2026" } as const;

interface World {
  readonly checks?: readonly (Check | "never")[];
  readonly logins?: readonly (Login | "never")[];
  readonly starts?: readonly (Login | "never")[];
  readonly partner?: Outcome<PartnerData> | "never";
  readonly logouts?: readonly (Outcome<unknown> | "never")[];
}

/** A session on stubs that end as told, with what it told whom. */
export const open = ({
  checks = [known()],
  logins = [],
  starts = [],
  partner = "never",
  logouts = [answered(undefined)],
}: World = {}) => {
  const parent = listener();
  const clock = new SimulatedClock();
  const signOn: string[] = [];
  const tabs: unknown[] = [];
  const cleared = scripted<undefined, { readonly scope: ClearScope }>(undefined, undefined);
  const logIn = scripted<Login, { readonly request: LoginRequest }>(...logins);
  const check = scripted<Check, unknown>(...checks);
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        checkSession: check.logic,
        logIn: logIn.logic,
        startBySignOn: scripted<Login, { readonly token: string }>(...starts).logic,
        loadPartnerData: scripted<Outcome<PartnerData>, unknown>(partner).logic,
        logOut: scripted<Outcome<unknown>, unknown>(...logouts).logic,
        clearBrowserState: cleared.logic,
        watchTabs: fromCallback(({ receive }) =>
          receive((event) => tabs.push((event as AnyEventObject)["news"])),
        ),
        signOn: fromCallback(({ receive }) => receive((event) => signOn.push(event.type))) as never,
      },
    }),
    { input: { parent: parent.ref }, clock },
  ).start();
  const account = () => actor.getSnapshot().context.account;
  return {
    actor,
    parent,
    clock,
    signOn,
    tabs,
    cleared,
    logIn,
    check,
    account,
    value: () => actor.getSnapshot().value,
    has: (tag: "expired" | "warned" | "limited" | "loggedIn") => actor.getSnapshot().hasTag(tag),
  };
};

/** A session whose first check has ended. */
export const opened = async (world: World = {}) => {
  const session = open(world);
  await settle();
  return session;
};

/** A session whose server session has ended. */
export const expire = async (world: World) => {
  const session = await opened(world);
  session.actor.send({ type: "session.expired" });
  return session;
};
