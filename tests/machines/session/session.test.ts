import { describe, expect, it } from "vitest";
import { answered, failed, failureCode } from "../../../src/domain/kit/call-failure.ts";
import { toLoginResult } from "../../../src/domain/session/session.ts";
import { userData } from "../../../src/atlas/samples/session.samples.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { settle } from "../../support/due-work.ts";
import {
  accepted,
  known,
  nobody,
  offline,
  open,
  opened,
  refused,
  typed,
} from "../../support/machines/session-harness.ts";

describe("restoring a session", () => {
  it("restores the person by the cookie, and does not load the sign-on adapter until the screen is ready", async () => {
    const { actor, parent, signOn, account } = await opened();
    expect(account()).toMatchObject({
      _tag: "Known",
      standing: { tier: "gold" },
      palette: { layout: "gold" },
    });
    expect(parent.types()).toEqual(["session.started"]);
    expect(signOn).toEqual([]);
    actor.send({ type: "session.screenReady" });
    expect(signOn).toEqual(["signOn.start"]);
  });

  it("checks single sign-on silently where nobody is signed in, and starts a session by its token", async () => {
    const { actor, parent, signOn, inputs, account, value, logIn } = await opened({
      checks: [nobody],
      logins: [accepted()],
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

  it("expects somebody where the browser has a mark of a session, and nobody where it has none", async () => {
    expect(
      open({ checks: ["never"] })
        .actor.getSnapshot()
        .hasTag("expected"),
    ).toBe(false);
    expect(
      open({ checks: ["never"], signedOn: true })
        .actor.getSnapshot()
        .hasTag("expected"),
    ).toBe(true);
    const { actor } = await opened({ checks: [nobody] });
    expect(actor.getSnapshot().hasTag("expected")).toBe(false);
  });
});

describe("a silent sign-on of which the browser has a mark", () => {
  const start = async (logins: Parameters<typeof opened>[0] = {}) => {
    const session = await opened({ checks: [nobody], signedOn: true, ...logins });
    const tags = () =>
      (["expected", "told", "slow"] as const).filter((tag) => session.actor.getSnapshot().hasTag(tag));
    return { ...session, tags };
  };

  it("asks nobody to sign in until it has ended, and signs in by the token", async () => {
    const { actor, parent, signOn, tags, is } = await start({ logins: [accepted()] });
    expect([signOn, parent.types(), tags()]).toEqual([["signOn.start"], [], ["expected"]]);
    actor.send({ type: "signOn.authenticated", token: "t" });
    expect(tags()).toEqual(["expected"]);
    await settle();
    expect([is("signedIn"), tags(), parent.types()]).toEqual([true, [], ["session.started"]]);
    expect(signOn).toEqual(["signOn.start", "signOn.accepted"]);
  });

  it("is told after 150 ms, and offers the login form after 3 s, also while the token is taken", async () => {
    const { actor, clock, tags } = await start({ logins: ["never"] });
    clock.increment(149);
    expect(tags()).toEqual(["expected"]);
    clock.increment(1);
    expect(tags()).toEqual(["expected", "told"]);
    actor.send({ type: "signOn.authenticated", token: "t" });
    clock.increment(2849);
    expect(tags()).toEqual(["expected", "told"]);
    clock.increment(1);
    expect(tags()).toEqual(["expected", "told", "slow"]);
  });

  it("goes on behind the login form that was asked for, and signs in who waits there", async () => {
    const { actor, parent, tags, value, is } = await start({ logins: [accepted()] });
    actor.send({ type: "session.askLogin" });
    expect([value(), tags()]).toEqual([{ signedOut: { asking: "checkingSignOn" } }, []]);
    expect(parent.heard).toEqual([{ type: "session.ended", reason: "notSignedIn" }]);
    actor.send({ type: "signOn.authenticated", token: "t" });
    await settle();
    expect(is("signedIn")).toBe(true);
  });

  it.each([
    ["refused", refused("COMPANY_DEACTIVATED")],
    ["failed", offline],
  ] as const)("leads to the login with the reason where the token is %s", async (asking, login) => {
    const { actor, parent, value } = await start({ logins: [login] });
    actor.send({ type: "signOn.authenticated", token: "t" });
    await settle();
    expect(value()).toEqual({ signedOut: { asking } });
    expect(actor.getSnapshot().context.problem._tag).not.toBe("None");
    expect(parent.types()).toEqual(["session.ended"]);
  });

  it("is not waited for where a logout is owed", async () => {
    const { tags, parent } = await start({ owed: true, logouts: ["never"] });
    expect([tags(), parent.types()]).toEqual([[], ["session.ended"]]);
  });
});

describe("signing in with a password", () => {
  it("sends the typed values, notifies the other tabs, and deletes the password", async () => {
    const { actor, logIn, tabs, is } = await opened({ checks: [nobody], logins: [accepted()] });
    actor.send({ ...typed, id: "crm-1" });
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
    expect(tabs).toEqual([{ kind: "loggedIn" }]);
    const { account, problem } = actor.getSnapshot().context;
    expect(JSON.stringify([account, problem])).not.toContain("Secret-2026");
    expect(actor.getSnapshot().children.signIn).toBeUndefined();
  });

  it.each([
    [refused("COMPANY_DEACTIVATED"), "COMPANY_DEACTIVATED"],
    [refused("7031"), "7031"],
    [toLoginResult(answered({ valid: false })), "UNKNOWN_ERROR"],
    [toLoginResult(failed({ _tag: "Refused", code: "TOO_MANY_REQUESTS" })), "TOO_MANY_REQUESTS"],
  ])(
    "keeps the code of a refusal, and requests the removal of the sign-on token: %j",
    async (answer, code) => {
      const { actor, signOn, value } = await opened({ checks: [nobody], logins: [answer] });
      actor.send(typed);
      await settle();
      expect(value()).toEqual({ signedOut: { asking: "refused" } });
      expect(actor.getSnapshot().context.problem).toEqual({ _tag: "Refused", code, email: typed.email });
      expect(signOn).toContain("signOn.clearToken");
    },
  );

  it("keeps the failure of a call, and accepts another try", async () => {
    const { actor, value, is } = await opened({ checks: [nobody], logins: [offline, accepted()] });
    actor.send(typed);
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "failed" } });
    expect(actor.getSnapshot().context.problem).toEqual({ _tag: "Failed", failure: { _tag: "Offline" } });
    actor.send(typed);
    await settle();
    expect(is("signedIn")).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ _tag: "None" });
  });
});

describe("a session that is signed in", () => {
  it("computes status and palette again from the partner data", async () => {
    const { account, parent } = await opened({
      partner: answered({ partner_data: { partner_status: "reg neu" }, reg_flex_enabled: false }),
    });
    expect(account()).toMatchObject({
      standing: { tier: "registered" },
      visitor: { groups: ["partner", "startingPartner"] },
      palette: { layout: "registered" },
    });
    expect(parent.types()).toEqual(["session.started", "session.standingChanged"]);
  });

  it("updates names and rights after the person has saved their data, and keeps the status", async () => {
    const partner = answered({ partner_data: { partner_status: "reg neu" }, reg_flex_enabled: false });
    const later = answered({
      _tag: "SignedIn",
      user: { ...userData("a"), lastname: "Later", rights: ["tickets"] },
    } as const);
    const { actor, account, parent } = await opened({ partner, checks: [known(), later] });
    actor.send({ type: "session.dataSaved" });
    await settle();
    expect(account()).toMatchObject({
      user: { lastname: "Later" },
      visitor: { groups: ["partner", "startingPartner"], rights: ["tickets"] },
      standing: { tier: "registered" },
    });
    expect(parent.types().at(-1)).toBe("session.standingChanged");
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "uses the user data's status when the partner data fail: %s",
    async (_code, failure) => {
      const { account, is, isLimited } = await opened({ partner: failed(failure) });
      expect(account()).toMatchObject({ standing: { tier: "gold" } });
      expect(is("signedIn")).toBe(true);
      expect(isLimited()).toBe(false);
    },
  );

  it("warns two minutes before the end, and stays signed in on request", async () => {
    const { actor, clock, isWarned, stay } = await opened({ checks: [known(), known()] });
    actor.send({ type: "session.extended", seconds: 600 });
    clock.increment(479_999);
    expect(isWarned()).toBe(false);
    clock.increment(1);
    expect(isWarned()).toBe(true);
    stay();
    await settle();
    expect(isWarned()).toBe(false);
  });

  it("expires without a reaction, even while extending fails, and keeps the account", async () => {
    const { actor, clock, is, isWarned, stay, account } = await opened({ checks: [known(), offline] });
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

  it("restarts its timer after calls of another tab, and notifies other tabs of its own", async () => {
    const { actor, clock, isWarned, tabs } = await opened();
    actor.send({ type: "session.extended", seconds: 130 });
    expect(tabs).toEqual([{ kind: "extended", seconds: 130 }]);
    clock.increment(10_000);
    expect(isWarned()).toBe(true);
    actor.send({ type: "tabs.extended", seconds: 1800 });
    expect(isWarned()).toBe(false);
    expect(tabs).toHaveLength(1);
  });
});
