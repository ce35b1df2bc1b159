import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from "xstate";
import type { Discovery, Initialised, Refreshed } from "../../../src/machines/session/sign-on-events.ts";
import { signOnMachine } from "../../../src/machines/session/sign-on.machine.ts";
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
  const started = async () => {
    const signOn = open();
    signOn.actor.send({ type: "signOn.start" });
    await settle();
    return signOn;
  };

  it("is kept while somebody is signed in, and removed by a sign-out here or elsewhere", async () => {
    const { actor, adapter, marks } = await started();
    expect(marks).toEqual(["signOn.known"]);
    adapter("adapter.loggedOut");
    expect(marks).toEqual(["signOn.known", "signOn.unknown"]);
    actor.send({ type: "signOn.start" });
    const leaving = await started();
    leaving.actor.send({ type: "signOn.logout" });
    expect(leaving.marks).toEqual(["signOn.known", "signOn.unknown"]);
  });
});

describe("the sign-on machine", () => {
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

  it("takes along to the logout where single sign-on is to lead after it, before the adapter is loaded", async () => {
    const { actor, goToLogout } = open();
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
});
