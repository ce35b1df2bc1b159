import { describe, expect, it } from "vitest";
import { answered, failed, failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { SessionRef } from "../../../src/machines/session/session.machine.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { settle } from "../../support/due-work.ts";
import {
  accepted,
  expire,
  known,
  nobody,
  offline,
  open,
  opened,
  refused,
  typed,
} from "../../support/machines/session-harness.ts";

describe("an expired session", () => {
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

const HOURS = 60 * 60 * 1000;

describe("an expired session that nobody takes up again", () => {
  it("is signed out silently after 12 hours: its drafts are kept, and neither tabs nor identity server are told", async () => {
    const { actor, clock, parent, cleared, tabs, signOn, logOut, account, value, is } = await expire({});
    clock.increment(12 * HOURS - 1);
    expect([is("expired"), account()._tag, logOut.inputs.length]).toEqual([true, "Known", 0]);
    clock.increment(1);
    expect(account()._tag).toBe("None");
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "idle" } });
    expect(parent.heard.slice(1)).toEqual([
      { type: "account.discarded" },
      { type: "session.ended", reason: "silent" },
    ]);
    expect([logOut.inputs.length, cleared.inputs]).toEqual([1, [{ scope: "silent" }]]);
    expect([tabs, signOn]).toEqual([[], ["signOn.clearToken"]]);
    expect(actor.getSnapshot().context.owed).toBe(false);
  });

  it("begins the time anew with each try to sign in", async () => {
    const { actor, clock, is } = await expire({ logins: [refused("INVALID_PASSWORD")] });
    clock.increment(11 * HOURS);
    actor.send(typed);
    await settle();
    clock.increment(11 * HOURS);
    expect(is("expired")).toBe(true);
  });

  it("leaves the logout owed where the server cannot be told", async () => {
    const { actor, clock, value, remembered } = await expire({ logouts: [offline] });
    clock.increment(12 * HOURS);
    await settle();
    expect([value(), remembered]).toEqual([{ signedOut: { asking: "idle" } }, ["logout.owed"]]);
    expect(actor.getSnapshot().context.owed).toBe(true);
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

  it.each(["signOn.ended", "tabs.loggedIn", "session.dataSaved"] as const)(
    "asks to sign in again in place when the session is gone and nobody has signed out: %s",
    async (type) => {
      const { actor, is, parent, cleared } = await opened({ checks: [known(), nobody] });
      actor.send({ type });
      await settle();
      expect(is("expired")).toBe(true);
      expect(parent.types()).not.toContain("account.discarded");
      expect(cleared.inputs).toEqual([]);
    },
  );

  it("sends the page to the identity server only after the server has been told", async () => {
    const { actor, clock, signOn } = await opened({ logouts: [offline, answered(undefined)] });
    actor.send({ type: "session.logOut" });
    await settle();
    expect(signOn).toEqual([]);
    clock.increment(15_000);
    await settle();
    expect(signOn).toEqual(["signOn.logout"]);
  });
});

describe("another account in the same browser", () => {
  /** The page of account `a`, whose call was refused because `b` is signed in. */
  const displaced = async (stubs: Parameters<typeof opened>[0] = {}) => {
    const session = await opened(stubs);
    session.actor.send({ type: "session.displaced" });
    return session;
  };
  const isCovered = ({ actor }: Awaited<ReturnType<typeof opened>>) => actor.getSnapshot().context.displaced;

  it.each([
    ["signed in", (actor: SessionRef) => actor.send({ type: "tabs.loggedIn" })],
    ["saved their data", (actor: SessionRef) => actor.send({ type: "session.dataSaved" })],
  ])("covers the page when it is found after somebody has %s", async (_, happen) => {
    const session = await opened({ checks: [known("a"), known("b")] });
    happen(session.actor);
    await settle();
    expect([session.is("expired"), isCovered(session)]).toEqual([true, true]);
    expect(session.parent.types()).toEqual(["session.started"]);
  });

  it("covers a page whose session had expired, too", async () => {
    const session = await opened({ checks: [known("a"), known("b")] });
    session.actor.send({ type: "session.expired" });
    expect(isCovered(session)).toBe(false);
    session.actor.send({ type: "tabs.loggedIn" });
    await settle();
    expect([session.value(), isCovered(session)]).toEqual([{ expired: { asking: "idle" } }, true]);
  });

  it("cannot be gone on with while nobody else is known to be signed in", async () => {
    const session = await opened();
    session.actor.send({ type: "session.expired" });
    expect(session.actor.getSnapshot().can({ type: "session.switchAccount" })).toBe(false);
    session.actor.send({ type: "session.displaced" });
    expect(session.actor.getSnapshot().can({ type: "session.switchAccount" })).toBe(true);
  });

  it("lets the first account sign in again, with everything kept", async () => {
    const session = await displaced({ logins: [accepted("a")] });
    session.actor.send(typed);
    await settle();
    expect([session.is("signedIn"), isCovered(session)]).toEqual([true, false]);
    expect(session.parent.types()).toEqual(["session.started", "session.started"]);
    expect(session.tabs).toEqual([{ kind: "loggedIn" }]);
  });

  it("uncovers the page when the first account has signed in again in another tab", async () => {
    const session = await displaced({ checks: [known("a"), known("a")] });
    session.actor.send({ type: "tabs.loggedIn" });
    await settle();
    expect([session.is("signedIn"), isCovered(session)]).toEqual([true, false]);
  });

  it("goes on with the other account on request, after everything of the first is gone", async () => {
    const session = await displaced({ checks: [known("a"), known("b")] });
    session.actor.send({ type: "session.switchAccount" });
    await settle();
    expect(session.parent.types()).toEqual(["session.started", "account.discarded", "session.started"]);
    expect(session.cleared.inputs).toEqual([{ scope: "otherAccount" }]);
    expect(session.account()).toMatchObject({ user: { account_key: "b" } });
    expect(isCovered(session)).toBe(false);
  });
});

describe("a logout that the server has not heard of", () => {
  it("is remembered before the server is told, and settled when the identity server knows too", async () => {
    const { actor, remembered } = await opened();
    actor.send({ type: "session.logOut" });
    expect(remembered).toEqual(["logout.owed"]);
    await settle();
    expect(remembered).toEqual(["logout.owed"]);
    actor.send({ type: "signOn.loggedOut" });
    expect(remembered).toEqual(["logout.owed", "logout.settled"]);
  });

  it("is told again until the server answers, and says so meanwhile", async () => {
    const { actor, clock, value, logOut } = await opened({
      logouts: [offline, offline, answered(undefined)],
    });
    const owed = () => actor.getSnapshot().context.owed;
    actor.send({ type: "session.logOut" });
    await settle();
    expect([value(), owed(), logOut.inputs.length]).toEqual([{ signedOut: { asking: "idle" } }, true, 1]);
    clock.increment(15_000);
    await settle();
    expect([owed(), logOut.inputs.length]).toEqual([true, 2]);
    actor.send({ type: "session.retry" });
    await settle();
    expect([owed(), logOut.inputs.length]).toEqual([false, 3]);
  });

  it("keeps the identity server from signing the same person in again", async () => {
    const { actor, value, logIn } = await opened({ logouts: [offline] });
    actor.send({ type: "session.logOut" });
    await settle();
    actor.send({ type: "signOn.authenticated", token: "t" });
    expect([value(), logIn.inputs.length]).toEqual([{ signedOut: { asking: "idle" } }, 0]);
  });

  it("is settled by a sign-in, which ends the session that was left", async () => {
    const { actor, remembered, is } = await opened({ logouts: [offline], logins: [accepted("b")] });
    actor.send({ type: "session.logOut" });
    await settle();
    actor.send(typed);
    await settle();
    expect([is("signedIn"), remembered.at(-1)]).toEqual([true, "logout.settled"]);
  });

  it("stays owed after a sign-in that was refused", async () => {
    const { actor, clock, value, logOut } = await opened({
      logouts: [offline, answered(undefined)],
      logins: [refused("INVALID_PASSWORD")],
    });
    actor.send({ type: "session.logOut" });
    await settle();
    actor.send(typed);
    await settle();
    expect(value()).toEqual({ signedOut: { asking: "refused" } });
    clock.increment(15_000);
    await settle();
    expect(logOut.inputs.length).toBe(2);
  });

  it("is not owed any more when somebody signs in in another tab", async () => {
    const { actor, is } = await opened({ logouts: [offline], checks: [known("a"), known("b")] });
    actor.send({ type: "session.logOut" });
    await settle();
    actor.send({ type: "tabs.loggedIn" });
    await settle();
    expect([is("signedIn"), actor.getSnapshot().context.owed]).toEqual([true, false]);
  });

  describe("and single sign-on that is asked for meanwhile", () => {
    const ask = { type: "session.signInWithSignOn", returnTo: "/orders/" } as const;

    it("begins only after the server was told, which would end it otherwise", async () => {
      const { actor, signOn, leads, logOut } = await opened({
        logouts: [offline, offline, answered(undefined)],
      });
      actor.send({ type: "session.logOut" });
      await settle();
      actor.send(ask);
      await settle();
      expect([logOut.inputs.length, signOn]).toEqual([2, []]);
      actor.send({ type: "session.retry" });
      await settle();
      expect([signOn, leads]).toEqual([["signOn.logout"], ["/orders/"]]);
    });

    it("begins at once where nobody is signed in at the identity server", async () => {
      const { actor, signOn, leads, remembered } = await opened({ logouts: [offline, answered(undefined)] });
      actor.send({ type: "session.logOut" });
      await settle();
      actor.send(ask);
      await settle();
      actor.send({ type: "signOn.loggedOut" });
      expect([signOn, leads.at(-1)]).toEqual([["signOn.logout", "signOn.login"], "/orders/"]);
      expect(remembered.at(-1)).toBe("logout.settled");
    });

    it("waits for the logout that a loaded page owes", async () => {
      const { actor, signOn, leads } = open({ owed: true });
      actor.send(ask);
      expect(signOn).toEqual([]);
      await settle();
      expect([signOn, leads]).toEqual([["signOn.logout"], ["/orders/"]]);
    });

    it("goes on in the page that comes back from the identity server's logout", async () => {
      const { actor, signOn, leads } = await opened({ checks: [nobody], signOnTo: "/orders/" });
      actor.send({ type: "signOn.anonymous" });
      expect([signOn, leads.at(-1)]).toEqual([["signOn.start", "signOn.login"], "/orders/"]);
    });

    it("is no longer wanted once somebody has signed in by password", async () => {
      const { actor, signOn } = await opened({ logouts: [offline, offline], logins: [accepted("b")] });
      actor.send({ type: "session.logOut" });
      await settle();
      actor.send(ask);
      await settle();
      actor.send(typed);
      await settle();
      actor.send({ type: "signOn.loggedOut" });
      expect(signOn).not.toContain("signOn.login");
    });
  });

  it.each([
    ["a silent one", ({ clock }: ReturnType<typeof open>) => clock.increment(12 * HOURS)],
    ["one in another tab", ({ actor }: ReturnType<typeof open>) => actor.send({ type: "tabs.loggedOut" })],
  ] as const)("%s leaves single sign-on to whoever asks for it", async (_which, leave) => {
    const session = await expire({ logins: [accepted("a")] });
    const { actor, is } = session;
    leave(session);
    await settle();
    actor.send({ type: "session.signInWithSignOn", returnTo: "/" });
    actor.send({ type: "signOn.authenticated", token: "t" });
    await settle();
    expect(is("signedIn")).toBe(true);
  });
});
