import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { userData } from "../../../src/atlas/samples/session.samples.ts";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { CheckResult, LoginVerdict } from "../../../src/domain/session/session.ts";
import type { PartnerData } from "../../../src/domain/session/user.ts";
import { pendingLogoutMachine } from "../../../src/machines/session/pending-logout.machine.ts";
import { sessionClockMachine } from "../../../src/machines/session/session-clock.machine.ts";
import type { ClearScope } from "../../../src/machines/session/session-events.ts";
import { sessionFollowMachine } from "../../../src/machines/session/session-follow.machine.ts";
import { sessionMachine } from "../../../src/machines/session/session.machine.ts";
import { signInMachine, type Credentials } from "../../../src/machines/session/sign-in.machine.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

type Check = Outcome<CheckResult>;

const known: Check = answered({ _tag: "SignedIn", user: userData("a") });
const nobody: Check = answered({ _tag: "SignedOut" });
const offline = failed({ _tag: "Offline" });
const accepted: Outcome<LoginVerdict> = answered({ _tag: "Accepted", user: userData("a") });

interface Stubs {
  readonly checks?: readonly Check[];
  readonly logins?: readonly Outcome<LoginVerdict>[];
  readonly logouts?: readonly Outcome<unknown>[];
}

/** A session after its first check, with the machines that it runs. */
const opened = async ({ checks = [known], logins = [], logouts = [] }: Stubs = {}) => {
  const parent = listener();
  const clock = new SimulatedClock();
  const signOn: string[] = [];
  const inputs: { signOn?: unknown } = {};
  const cleared = scripted<Outcome<undefined>, { readonly scope: ClearScope }>(answered(undefined));
  const logIn = scripted<Outcome<LoginVerdict>, { readonly credentials: Credentials }>(...logins);
  const logOut = scripted<Outcome<unknown>, unknown>(...logouts);
  const check = scripted<Check, unknown>(...checks);
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        checkSession: check.logic,
        clock: sessionClockMachine.provide({ actors: { checkSession: check.logic } }),
        follow: sessionFollowMachine.provide({ actors: { checkSession: check.logic } }),
        signIn: signInMachine.provide({ actors: { logIn: logIn.logic } }),
        loadPartnerData: scripted<Outcome<PartnerData>, unknown>().logic,
        logOut: logOut.logic,
        pendingLogout: pendingLogoutMachine.provide({ actors: { logOut: logOut.logic } }),
        rememberPending: fromCallback(() => {}),
        clearBrowserState: cleared.logic,
        watchTabs: fromCallback(() => {}),
        signOn: fromCallback(({ input, receive }) => {
          inputs.signOn = input;
          receive(({ type }) => signOn.push(type));
        }) as never,
      },
    }),
    { input: { parent: parent.ref, logoutPending: false }, clock },
  ).start();
  await settle();
  return {
    actor,
    parent,
    clock,
    signOn,
    inputs,
    cleared,
    logIn,
    logOut,
    account: () => actor.getSnapshot().context.account,
    value: () => actor.getSnapshot().value,
    is: (state: "expired" | "signedIn") => actor.getSnapshot().matches(state),
    isWarned: () => actor.getSnapshot().children.clock?.getSnapshot().hasTag("warned") === true,
    stay: () => actor.getSnapshot().children.clock?.send({ type: "session.stay" }),
  };
};

describe("a sign-in", () => {
  it("is that of single sign-on where a silent look has found somebody", async () => {
    const { actor, parent, signOn, inputs, account, value, logIn } = await opened({
      checks: [nobody],
      logins: [accepted],
    });
    expect(inputs.signOn).toEqual({ parent: actor });
    expect(value()).toEqual({ signedOut: { asking: "checkingSignOn" } });
    expect(signOn).toEqual(["signOn.start"]);
    actor.send({ type: "signOn.authenticated", token: "t" });
    await settle();
    expect(logIn.inputs).toEqual([{ credentials: { _tag: "SignOn", token: "t" } }]);
    expect(account()).toMatchObject({ _tag: "Known" });
    expect(signOn).toEqual(["signOn.start", "signOn.accepted"]);
    expect(parent.types()).toEqual(["session.ended", "session.started"]);
  });

  it("sends the typed values, and keeps no password", async () => {
    const { actor, logIn, is } = await opened({ checks: [nobody], logins: [accepted] });
    actor.send({ type: "session.signIn", email: "gold@demo.test", password: "Secret-2026", id: "crm-1" });
    await settle();
    expect(logIn.inputs).toEqual([
      {
        credentials: {
          _tag: "Password",
          request: { email_address: "gold@demo.test", password: "Secret-2026", id: "crm-1" },
        },
      },
    ]);
    expect(is("signedIn")).toBe(true);
    const { account, problem } = actor.getSnapshot().context;
    expect(JSON.stringify([account, problem])).not.toContain("Secret-2026");
    expect(actor.getSnapshot().children.signIn).toBeUndefined();
  });
});

describe("the session's clock", () => {
  it("warns two minutes before the end, and the person stays signed in on request", async () => {
    const { actor, clock, isWarned, stay } = await opened({ checks: [known, known] });
    actor.send({ type: "session.extended", seconds: 600 });
    clock.increment(479_999);
    expect(isWarned()).toBe(false);
    clock.increment(1);
    expect(isWarned()).toBe(true);
    stay();
    await settle();
    expect(isWarned()).toBe(false);
  });

  it("ends the session without a reaction, even while extending fails; the account stays", async () => {
    const { actor, clock, is, isWarned, stay, account } = await opened({ checks: [known, offline] });
    actor.send({ type: "session.extended", seconds: 180 });
    clock.increment(60_000);
    clock.increment(100_000);
    stay();
    await settle();
    expect(isWarned()).toBe(true);
    clock.increment(20_000);
    expect(is("expired")).toBe(true);
    expect(account()._tag).toBe("Known");
  });
});

describe("what happens elsewhere", () => {
  it("ends the session where the identity session was left, and the portal's has ended, too", async () => {
    const { actor, is, value } = await opened({ checks: [known, known, nobody] });
    actor.send({ type: "signOn.signedOutElsewhere" });
    await settle();
    expect(is("signedIn")).toBe(true);
    actor.send({ type: "signOn.signedOutElsewhere" });
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
  });

  it.each(["signOn.ended", "tabs.loggedIn", "session.dataSaved"] as const)(
    "has the person sign in again in place when the session is gone and nobody has signed out: %s",
    async (type) => {
      const { actor, is, parent, cleared } = await opened({ checks: [known, nobody] });
      actor.send({ type });
      await settle();
      expect(is("expired")).toBe(true);
      expect(parent.types()).not.toContain("account.discarded");
      expect(cleared.inputs).toEqual([]);
    },
  );

  it("lets an expired session continue by itself when another tab is signed in again", async () => {
    const { actor, is } = await opened({ checks: [known, known] });
    actor.send({ type: "session.expired" });
    actor.send({ type: "tabs.loggedIn" });
    await settle();
    expect(is("signedIn")).toBe(true);
  });
});

it("a logout that the server has not heard of is reported again until the server answers", async () => {
  const { actor, clock, value, logOut } = await opened({ logouts: [offline, offline, answered(undefined)] });
  const pending = () => actor.getSnapshot().context.logoutPending;
  actor.send({ type: "session.logOut" });
  await settle();
  expect([value(), pending(), logOut.inputs.length]).toEqual([{ signedOut: { asking: "idle" } }, true, 1]);
  clock.increment(15_000);
  await settle();
  expect([pending(), logOut.inputs.length]).toEqual([true, 2]);
  actor.send({ type: "session.retry" });
  await settle();
  expect([pending(), logOut.inputs.length]).toEqual([false, 3]);
});
