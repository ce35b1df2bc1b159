import { describe, expect, it } from "vitest";
import { failed, failureCode } from "../../../src/domain/kit/call-failure.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { settle } from "../../support/machines/scripted.ts";
import {
  accepted,
  expire,
  known,
  nobody,
  opened,
  refused,
  typed,
} from "../../support/machines/session-harness.ts";

describe("an expired session", () => {
  it("continues in place after a sign-in of the same account, and discards nothing", async () => {
    const { actor, is, parent } = await expire({ logins: [accepted("a")] });
    expect(is("expired")).toBe(true);
    actor.send(typed);
    await settle();
    expect(is("signedIn")).toBe(true);
    expect(parent.types()).toEqual(["session.started", "session.started"]);
  });

  it("clears all data of the first account before another is shown", async () => {
    const { actor, parent, cleared, account } = await expire({ logins: [accepted("b")] });
    const seen: string[] = [];
    actor.subscribe(({ context, value }) =>
      seen.push(
        `${JSON.stringify(value)} ${context.account._tag === "Known" ? context.account.user.account_key : context.account._tag}`,
      ),
    );
    actor.send(typed);
    await settle();
    expect(parent.types()).toEqual(["session.started", "account.discarded", "session.started"]);
    expect(parent.heard.map((event) => event["takenOver"])).toEqual([false, undefined, true]);
    expect(cleared.inputs).toEqual([{ scope: "otherAccount" }]);
    expect(seen).toContain('{"leaving":{"toOtherAccount":"clearing"}} Pending');
    expect(account()).toMatchObject({ user: { account_key: "b" } });
  });

  it("keeps the code of a refused sign-in, and accepts another try", async () => {
    const { actor, value, account } = await expire({
      logins: [refused("INVALID_PASSWORD")],
    });
    actor.send(typed);
    await settle();
    expect(value()).toEqual({ expired: { asking: "refused" } });
    expect(account()._tag).toBe("Known");
  });

  it("continues by itself when another tab is signed in again", async () => {
    const { actor, is } = await expire({ checks: [known(), known()] });
    actor.send({ type: "tabs.loggedIn" });
    await settle();
    expect(is("signedIn")).toBe(true);
  });

  it("uses a sign-on token only when single sign-on was requested", async () => {
    const { actor, value, is, signOn } = await expire({ logins: [accepted("a")] });
    actor.send({ type: "signOn.authenticated", token: "t" });
    expect(value()).toEqual({ expired: { asking: "idle" } });
    actor.send({ type: "session.signInWithSignOn", returnTo: "/orders/" });
    actor.send({ type: "signOn.authenticated", token: "t" });
    await settle();
    expect(signOn).toContain("signOn.login");
    expect(is("signedIn")).toBe(true);
  });
});

describe("the end of a session", () => {
  it("shows the visitor's page at once, clears the browser storage, and notifies the tabs and the identity server", async () => {
    const { actor, parent, cleared, tabs, signOn, account, value } = await opened();
    actor.send({ type: "session.logOut" });
    expect(account()._tag).toBe("None");
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
    expect(parent.heard.slice(1)).toEqual([
      { type: "account.discarded" },
      { type: "session.ended", reason: "loggedOut" },
    ]);
    expect(cleared.inputs).toEqual([{ scope: "logout" }]);
    expect(tabs).toEqual([{ kind: "loggedOut" }]);
    expect(signOn).toEqual(["signOn.logout"]);
  });

  it("does not keep the person signed in when the server does not answer the logout", async () => {
    const { actor, clock, value } = await opened({ logouts: ["never"] });
    actor.send({ type: "session.logOut" });
    clock.increment(10_000);
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "signs the person out when the logout fails: %s",
    async (_code, failure) => {
      const { actor, cleared, account, value } = await opened({ logouts: [failed(failure)] });
      actor.send({ type: "session.logOut" });
      await settle();
      expect(value()).toEqual({ signedOut: { asking: "idle" } });
      expect(account()._tag).toBe("None");
      expect(cleared.inputs).toEqual([{ scope: "logout" }]);
    },
  );

  it("keeps the drafts of an expired session on a silent logout, and makes no request to the identity server", async () => {
    const { actor, cleared, signOn, value } = await opened();
    actor.send({ type: "session.logOutSilently" });
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
    expect(cleared.inputs).toEqual([{ scope: "silent" }]);
    expect(signOn).toEqual(["signOn.clearToken"]);
  });

  it("follows a logout in another tab, without a call", async () => {
    const { actor, parent, value, tabs } = await opened({ logouts: [] });
    actor.send({ type: "tabs.loggedOut" });
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
    expect(parent.heard.slice(1)).toEqual([
      { type: "account.discarded" },
      { type: "session.ended", reason: "elsewhere" },
    ]);
    expect(tabs).toEqual([]);
  });

  it("follows the end of the identity session only when the portal session has ended too", async () => {
    const { actor, is, value } = await opened({ checks: [known(), known(), nobody] });
    actor.send({ type: "signOn.signedOutElsewhere" });
    await settle();
    expect(is("signedIn")).toBe(true);
    actor.send({ type: "signOn.signedOutElsewhere" });
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
  });

  it("asks to sign in again in place when the identity session expired, and discards nothing", async () => {
    const { actor, is, parent, cleared } = await opened({ checks: [known(), nobody] });
    actor.send({ type: "signOn.ended" });
    await settle();
    expect(is("expired")).toBe(true);
    expect(parent.types()).not.toContain("account.discarded");
    expect(cleared.inputs).toEqual([]);
  });

  it("switches to the account that another tab is signed in with", async () => {
    const { actor, account, parent } = await opened({ checks: [known("a"), known("b")] });
    actor.send({ type: "tabs.loggedIn" });
    await settle();
    expect(parent.types()).toEqual(["session.started", "account.discarded", "session.started"]);
    expect(account()).toMatchObject({ user: { account_key: "b" } });
  });
});
