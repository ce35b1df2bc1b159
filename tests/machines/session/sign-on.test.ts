import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from "xstate";
import {
  signOnMachine,
  type Discovery,
  type Initialised,
  type Refreshed,
} from "../../../src/machines/session/sign-on.machine.ts";
import { answered, failed, failureCode, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { LoginAnswer } from "../../../src/domain/session/login.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const up: Discovery = { _tag: "Up" };
const signedIn: Initialised = { _tag: "Authenticated", token: "t1" };
const anonymous: Initialised = { _tag: "Anonymous" };

interface Stubs {
  readonly probes?: readonly (Discovery | "never")[];
  readonly starts?: readonly (Initialised | "never")[];
  readonly refreshes?: readonly (Refreshed | "never")[];
  readonly cookies?: readonly (Outcome<LoginAnswer> | "never")[];
}

const open = ({ probes = [up], starts = [signedIn], refreshes = [], cookies = [] }: Stubs = {}) => {
  const parent = listener();
  const clock = new SimulatedClock();
  const probe = scripted<Discovery, unknown>(...probes);
  const initialise = scripted<Initialised, { readonly attempt: number }>(...starts);
  const goToLogin = scripted<void, { readonly returnTo: string }>();
  const goToLogout = scripted<void, { readonly returnTo: string; readonly signOnTo: string | undefined }>();
  const adapters: ((event: AnyEventObject) => void)[] = [];
  /** What is kept of it for the next page. */
  const marks: string[] = [];
  const actor = createActor(
    signOnMachine.provide({
      actors: {
        probe: probe.logic,
        initialise: initialise.logic,
        refreshToken: scripted<Refreshed, unknown>(...refreshes).logic,
        setSessionCookie: scripted<Outcome<LoginAnswer>, unknown>(...cookies).logic,
        clearToken: scripted<undefined, unknown>(undefined).logic,
        goToLogin: goToLogin.logic,
        goToLogout: goToLogout.logic,
        watchAdapter: fromCallback(({ sendBack }) => {
          adapters.push(sendBack);
        }),
        rememberSignOn: fromCallback(({ receive }) => receive(({ type }) => marks.push(type))),
      },
    }),
    { input: { parent: parent.ref }, clock },
  ).start();
  return {
    actor,
    parent,
    clock,
    marks,
    initialise,
    goToLogin,
    goToLogout,
    adapter: (type: string) => adapters.at(-1)?.({ type }),
    value: () => actor.getSnapshot().value,
  };
};

describe("the mark that the browser keeps of single sign-on", () => {
  const started = async (stubs: Stubs) => {
    const signOn = open(stubs);
    signOn.actor.send({ type: "signOn.start" });
    await settle();
    return signOn;
  };

  it("is kept while somebody is signed in, and removed by a sign-out here or elsewhere", async () => {
    const { actor, adapter, marks } = await started({});
    expect(marks).toEqual(["signOn.known"]);
    adapter("adapter.loggedOut");
    expect(marks).toEqual(["signOn.known", "signOn.unknown"]);
    actor.send({ type: "signOn.start" });
    const leaving = await started({});
    leaving.actor.send({ type: "signOn.logout" });
    expect(leaving.marks).toEqual(["signOn.known", "signOn.unknown"]);
  });

  it("is removed where the portal refuses the token", async () => {
    const { actor, marks } = await started({});
    actor.send({ type: "signOn.clearToken" });
    expect(marks).toEqual(["signOn.known", "signOn.unknown"]);
  });

  it.each([anonymous, { _tag: "LoginRefused", code: "access_denied" } as const])(
    "is removed where nobody is signed in: $_tag",
    async (start) => expect((await started({ starts: [start] })).marks).toEqual(["signOn.unknown"]),
  );

  it.each([
    [{ probes: [{ _tag: "Down" }] }],
    [{ starts: [{ _tag: "Unavailable" }] }],
  ] satisfies readonly (readonly [Stubs])[])(
    "stays while the identity server cannot be asked: %j",
    async (stubs) => expect((await started(stubs)).marks).toEqual([]),
  );
});

describe("the sign-on machine", () => {
  it("finds the person signed in, and hands over the token", async () => {
    const { actor, parent, value } = open();
    actor.send({ type: "signOn.start" });
    await settle();
    expect(value()).toEqual({ authenticated: "fresh" });
    expect(parent.heard).toEqual([{ type: "signOn.authenticated", token: "t1" }]);
  });

  it("ends a check after 6 s, its queue time included, and retries after 5, 15 and 60 s", async () => {
    const { actor, parent, clock, value } = open({ probes: ["never", "never", { _tag: "Down" }, up] });
    actor.send({ type: "signOn.start" });
    clock.increment(6000);
    expect(value()).toBe("unavailable");
    expect(parent.heard).toEqual([{ type: "signOn.unavailable", reason: "timedOut" }]);
    clock.increment(5000);
    expect(value()).toBe("probing");
    clock.increment(6000);
    clock.increment(14_999);
    expect(value()).toBe("unavailable");
    clock.increment(1);
    await settle();
    expect(value()).toBe("unavailable");
    clock.increment(59_999);
    expect(value()).toBe("unavailable");
    clock.increment(1);
    await settle();
    expect(value()).toEqual({ authenticated: "fresh" });
  });

  it("ends an adapter that does not answer for 8 s, and starts a new instance", async () => {
    const { actor, clock, initialise, value } = open({ probes: [up, up], starts: ["never", anonymous] });
    actor.send({ type: "signOn.start" });
    await settle();
    clock.increment(8000);
    expect(value()).toBe("unavailable");
    actor.send({ type: "signOn.start" });
    await settle();
    expect(value()).toBe("anonymous");
    expect(initialise.inputs).toEqual([{ attempt: 1 }, { attempt: 2 }]);
  });

  it("loads the adapter before a login that is requested first, then goes to the login with the return address", async () => {
    const { actor, goToLogin, value, clock, parent } = open({ starts: [anonymous] });
    actor.send({ type: "signOn.login", returnTo: "/orders/?page=2" });
    await settle();
    expect(value()).toBe("redirectingToLogin");
    expect(goToLogin.inputs).toEqual([{ returnTo: "/orders/?page=2" }]);
    clock.increment(15_000);
    expect(value()).toBe("unavailable");
    expect(parent.types()).toEqual(["signOn.unavailable"]);
  });

  it("does not leave the page minutes after a login that was requested while the server was down", async () => {
    const { actor, clock, value, goToLogin } = open({ probes: [{ _tag: "Down" }, up], starts: [anonymous] });
    actor.send({ type: "signOn.login", returnTo: "/" });
    await settle();
    clock.increment(5000);
    await settle();
    expect(value()).toBe("anonymous");
    expect(goToLogin.inputs).toEqual([]);
  });

  it("stores a logout until the server is available", async () => {
    const { actor, goToLogout, value, parent } = open();
    actor.send({ type: "signOn.logout" });
    await settle();
    expect(value()).toBe("redirectingToLogout");
    expect(goToLogout.inputs).toEqual([{ returnTo: "/login/", signOnTo: undefined }]);
    expect(parent.types()).toEqual(["signOn.loggedOut"]);
  });

  it.each([
    ["before the adapter is loaded", false],
    ["with the adapter loaded", true],
  ])("takes along to the logout where single sign-on is to lead after it, %s", async (_, loaded) => {
    const { actor, goToLogout } = open();
    if (loaded) actor.send({ type: "signOn.start" });
    await settle();
    actor.send({ type: "signOn.logout", signOnTo: "/orders/" });
    await settle();
    expect(goToLogout.inputs).toEqual([{ returnTo: "/login/", signOnTo: "/orders/" }]);
  });

  it.each([
    ["nobody is signed in", { starts: [anonymous] }, "anonymous"],
    ["there is no such realm", { probes: [{ _tag: "WrongRealm" }] }, "misconfigured"],
  ] as const)(
    "a logout is done where %s, at once and when it is asked for again",
    async (_, stubs, state) => {
      const { actor, value, parent } = open(stubs);
      const done = () => parent.types().filter((type) => type === "signOn.loggedOut").length;
      actor.send({ type: "signOn.logout" });
      await settle();
      expect([value(), done()]).toEqual([state, 1]);
      actor.send({ type: "signOn.logout" });
      expect([value(), done()]).toEqual([state, 2]);
    },
  );

  it("a logout is not done while the identity server does not answer", async () => {
    const { actor, parent } = open({ probes: [{ _tag: "Down" }] });
    actor.send({ type: "signOn.logout" });
    await settle();
    expect(parent.types()).not.toContain("signOn.loggedOut");
  });

  it("distinguishes an expired identity session from a logout elsewhere", async () => {
    const { actor, parent, adapter, value } = open({ refreshes: ["never"] });
    actor.send({ type: "signOn.start" });
    await settle();
    adapter("adapter.tokenExpired");
    expect(value()).toEqual({ authenticated: "refreshing" });
    adapter("adapter.loggedOut");
    adapter("adapter.refreshFailed");
    expect(value()).toBe("anonymous");
    expect(parent.types()).toEqual(["signOn.authenticated", "signOn.ended"]);
  });

  it("handles a logout elsewhere and the refresh error after it as one transition", async () => {
    const { actor, parent, adapter, value } = open();
    actor.send({ type: "signOn.start" });
    await settle();
    adapter("adapter.loggedOut");
    adapter("adapter.refreshFailed");
    expect(value()).toBe("signedOutElsewhere");
    expect(parent.types()).toEqual(["signOn.authenticated", "signOn.signedOutElsewhere"]);
  });

  it("stays degraded while no token can be refreshed, and recovers with a new adapter", async () => {
    const { actor, clock, adapter, value, initialise } = open({
      starts: [signedIn, { _tag: "Unavailable" }, signedIn],
      refreshes: ["never"],
    });
    actor.send({ type: "signOn.start" });
    await settle();
    adapter("adapter.tokenExpired");
    clock.increment(10_000);
    expect(value()).toEqual({ authenticated: "degraded" });
    clock.increment(5000);
    await settle();
    clock.increment(14_999);
    await settle();
    expect(value()).toEqual({ authenticated: "degraded" });
    clock.increment(1);
    await settle();
    expect(value()).toEqual({ authenticated: "fresh" });
    expect(initialise.inputs.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it.each([
    [
      { probes: [{ _tag: "WrongRealm" }] },
      "misconfigured",
      { type: "signOn.unavailable", reason: "misconfigured" },
    ],
    [
      { starts: [{ _tag: "Misconfigured" }] },
      "misconfigured",
      { type: "signOn.unavailable", reason: "misconfigured" },
    ],
    [
      { starts: [{ _tag: "LoginRefused", code: "access_denied" }] },
      "loginRefused",
      { type: "signOn.refused", code: "access_denied" },
    ],
    [
      { starts: [{ _tag: "Unavailable" }] },
      "unavailable",
      { type: "signOn.unavailable", reason: "unreachable" },
    ],
  ] satisfies [Stubs, string, AnyEventObject][])("reports the failure: %j", async (stubs, state, report) => {
    const { actor, parent, value } = open(stubs);
    actor.send({ type: "signOn.start" });
    await settle();
    expect(value()).toBe(state);
    expect(parent.heard).toEqual([report]);
  });

  it.each([
    ["is set", answered({ valid: true })],
    ["is refused", answered({ valid: false, error_code: "UNKNOWN_ERROR" })],
    ["does not come", "never"],
    ...everyFailure.map((failure) => [`fails: ${failureCode(failure)}`, failed(failure)] as const),
  ] as const)("continues without a message when the session cookie %s", async (_name, outcome) => {
    const { actor, parent, clock, value } = open({ cookies: [outcome] });
    actor.send({ type: "signOn.start" });
    await settle();
    actor.send({ type: "signOn.accepted" });
    expect(value()).toEqual({ authenticated: "settingCookie" });
    await settle();
    clock.increment(40_000);
    expect(value()).toEqual({ authenticated: "fresh" });
    expect(parent.types()).toEqual(["signOn.authenticated"]);
  });

  it.each([
    ["adapter.tokenExpired", "refreshing"],
    ["adapter.refreshFailed", "degraded"],
  ])("hears of its token while the session cookie is set: %s", async (event, state) => {
    const { actor, adapter, value } = open({ cookies: ["never"], refreshes: ["never"] });
    actor.send({ type: "signOn.start" });
    await settle();
    actor.send({ type: "signOn.accepted" });
    adapter(event);
    expect(value()).toEqual({ authenticated: state });
  });

  it.each([
    ["unavailable", { probes: [{ _tag: "Down" }, up] }],
    ["misconfigured", { probes: [{ _tag: "WrongRealm" }, up] }],
    [
      "loginRefused",
      { probes: [up, up], starts: [{ _tag: "LoginRefused", code: "access_denied" }, anonymous] },
    ],
  ] satisfies [string, Stubs][])(
    "goes to the login at once where it is asked for: %s",
    async (state, stubs) => {
      const { actor, goToLogin, value } = open({ starts: [anonymous], ...stubs });
      actor.send({ type: "signOn.start" });
      await settle();
      expect([value(), actor.getSnapshot().hasTag("failed")]).toEqual([state, true]);
      actor.send({ type: "signOn.login", returnTo: "/orders" });
      expect(value()).toBe("probing");
      await settle();
      await settle();
      expect(actor.getSnapshot().hasTag("leaving")).toBe(true);
      expect(goToLogin.inputs).toEqual([{ returnTo: "/orders" }]);
    },
  );

  it("deletes a token that the portal refused", async () => {
    const { actor, value } = open();
    actor.send({ type: "signOn.start" });
    await settle();
    actor.send({ type: "signOn.clearToken" });
    await settle();
    expect(value()).toBe("idle");
  });
});
