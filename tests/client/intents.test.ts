import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, createMachine, fromPromise } from "xstate";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import type { CallOptions, Client } from "../../src/api/client.ts";
import { createIntents, KEY_LIFETIME, LOOK_LIMIT } from "../../src/api/intents.ts";
import { keptKeys } from "../../src/app/browser/kept-keys.ts";
import { createRunCall, type RunCall } from "../../src/app/live/run-call.ts";
import { onOwnVersion } from "../../src/app/screens/saving.ts";
import { answered, failed, type CallFailure, type Outcome } from "../../src/domain/kit/call-failure.ts";
import { CodeGone } from "../../src/domain/kit/code-failure.ts";
import { blockStorage, stubStorage } from "../support/stub-storage.ts";

type Reply = { readonly answer: unknown; readonly repeated?: true } | CallFailure;
/** An answer that nobody can read: nothing is looked up by itself. */
const lost: CallFailure = { _tag: "Malformed", path: "", expected: "JSON" };
const late: CallFailure = { _tag: "TimedOut", limit: 30_000 };
const cut: CallFailure = { _tag: "Offline" };
const done: Reply = { answer: {} };
const refused = (code: string): CallFailure => ({ _tag: "Refused", code });

let now = 0;
let account: string | undefined = "gold";
let online = true;
beforeEach(() => {
  stubStorage("sessionStorage");
  now = 1_000_000;
  account = "gold";
  online = true;
});
afterEach(() => vi.unstubAllGlobals());

/** A page: what its calls are answered with in turn, and what they sent. A second one in the same tab is the page after a reload. */
const openPage = (...replies: readonly Reply[]) => openWithout([], ...replies);

/** A page that does not get the code of intentions at first: why, each time. */
const openWithout = (missing: readonly Error[], ...replies: readonly Reply[]) => {
  const failing = [...missing];
  const waiting = [...replies];
  const sent: {
    readonly path: string;
    readonly request: unknown;
    readonly key: string | undefined;
    readonly limit: number | undefined;
  }[] = [];
  const client = ((
    call: AnyCall,
    request: unknown,
    { idempotencyKey: key, limit, onRepeated }: CallOptions = {},
  ) => {
    sent.push({ path: call.path, request, key, limit });
    const reply = waiting.shift() ?? done;
    if ("answer" in reply && reply.repeated === true) onRepeated?.();
    return "answer" in reply ? Effect.succeed(reply.answer) : Effect.fail(reply);
  }) as unknown as Client;
  const run = createRunCall(
    client,
    async () => {
      const error = failing.shift();
      if (error !== undefined) throw error;
      return createIntents(
        keptKeys,
        () => online,
        () => now,
      );
    },
    () => account,
  );
  return { run, sent, keys: () => sent.map(({ key }) => key) };
};

const call = { path: "/api/createReference", kind: "write", body: {} } as unknown as AnyCall;
const form = { id: "submit", _parent: { id: "form", _parent: { id: "portal" } } };

const stored = () => Object.keys(sessionStorage);
const intention = { name: "a", screen: "s", record: "", id: "", draftKey: undefined };

const press = (
  { run }: { readonly run: RunCall },
  request: unknown,
  options: Parameters<RunCall>[3] = {},
): Promise<unknown> => run(call, request, new AbortController().signal, { by: form, ...options });

describe("the key of a write", () => {
  it("is that of the first press until an answer has come, also where the page was loaded again in between", async () => {
    const page = openPage(lost, lost, { _tag: "EndpointFailure", status: 500 });
    for (const _ of [1, 2, 3]) await press(page, { title: "House" });
    const after = openPage(done, done);
    for (const _ of [1, 2]) await press(after, { title: "House" });
    const [first, ...others] = [...page.keys(), ...after.keys()];
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(others.slice(0, 3)).toEqual([first, first, first]);
    // What is pressed after the answer is another intention.
    expect(others[3]).not.toBe(first);
  });

  it("ends with a refusal", async () => {
    const page = openPage(refused("TITLE_TAKEN"), done);
    for (const _ of [1, 2]) await press(page, { title: "House" });
    expect(new Set(page.keys()).size).toBe(2);
  });

  it("needs code, without which nothing is sent: the failure tells whether a new version has replaced it, and the next press asks for it again", async () => {
    const page = openWithout([new CodeGone(), new TypeError()], done);
    expect(await press(page, {})).toEqual(failed({ _tag: "Gone" }));
    expect(await press(page, {})).toEqual(failed({ _tag: "Offline" }));
    expect(page.sent).toEqual([]);
    expect(await press(page, {})).toEqual(answered({}));
  });

  it("stays where nobody was asked whether the lost request was carried out", async () => {
    const page = openPage(lost, { _tag: "SessionExpired" }, { _tag: "Gone" }, refused("OTHER_ACCOUNT"), done);
    for (const _ of [1, 2, 3, 4, 5]) await press(page, { title: "House" });
    expect(new Set(page.keys()).size).toBe(1);
  });

  it("is that of the unanswered request before an edited one, which is sent only where the person presses again once the first has arrived", async () => {
    const page = openPage(lost, done, done);
    await press(page, { title: "House" });
    expect(await press(page, { title: "Villa" })).toEqual({
      _tag: "Failed",
      failure: refused("IDEMPOTENCY_KEY_REUSED"),
    });
    expect(page.sent.map(({ request }) => request)).toEqual([{ title: "House" }, { title: "House" }]);
    await press(page, { title: "Villa" });
    const [first, again, edited] = page.keys();
    expect([again === first, edited === first]).toEqual([true, false]);
  });

  it.each([
    ["a save that names its version", call, { title: "House", version: 1 }, { title: "Villa", version: 1 }],
    ["a choice", { ...call, sets: true as const }, { subscribed: true }, { subscribed: false }],
  ])("of %s is the later one's at once when the first has arrived", async (_, write, first, then) => {
    const page = openPage(lost, done, done);
    for (const request of [first, then])
      await page.run(write, request, new AbortController().signal, { by: form });
    expect(page.sent.map(({ request }) => request)).toEqual([first, first, then]);
  });

  it("is a new one where what was carried out is over since: a booking that was cancelled, a ticket that was opened again", async () => {
    const other = { id: "submit", _parent: { id: "cancellation", _parent: { id: "portal" } } };
    const booked = { answer: { id: "TB-1", state: "booked" }, repeated: true } as const;
    const page = openPage(lost, done, booked, { answer: { id: "TB-2" } });
    await press(page, { training: "TR-1" });
    await press(page, { id: "TB-1" }, { by: other });
    expect(await press(page, { training: "TR-1" })).toEqual({ _tag: "Answered", answer: { id: "TB-2" } });
    const [lostKey, , asked, booking] = page.keys();
    expect([asked === lostKey, booking === lostKey]).toEqual([true, false]);
  });

  it("is the first one's where another record was changed since", async () => {
    const other = { id: "submit", _parent: { id: "cancellation", _parent: { id: "portal" } } };
    const page = openPage(lost, done, { answer: { id: "TB-1" }, repeated: true });
    await press(page, { training: "TR-1" });
    await press(page, { id: "TB-9" }, { by: other });
    await press(page, { training: "TR-1" });
    expect(page.sent).toHaveLength(3);
  });

  it("ends with what is done to the record after a reload, too", async () => {
    await press(openPage(lost), { id: "T-1" });
    const after = openPage(done, done);
    await press(after, { id: "T-1" }, { by: { ...form, id: "reopening" } });
    await press(after, { id: "T-1" });
    expect(stored()).toEqual([]);
    expect(new Set(after.keys()).size).toBe(2);
  });

  it("of what was in flight while somebody signed out is not kept", async () => {
    let answer: (outcome: Outcome<unknown>) => void = () => {};
    const intents = createIntents(
      keptKeys,
      () => true,
      () => now,
    );
    const sending = intents.carryOut(
      intention,
      { call, request: {}, files: [] },
      () => new Promise((resolve) => (answer = resolve)),
    );
    intents.clear();
    sessionStorage.removeItem("portal.draft-key.a");
    answer(failed(lost));
    await sending;
    expect(stored()).toEqual([]);
  });

  it("sends nothing new while it is still not known what became of the first", async () => {
    const page = openPage(lost, lost);
    await press(page, { title: "House" });
    expect(await press(page, { title: "Villa" })).toEqual({
      _tag: "Failed",
      failure: { ...lost, lost: true },
    });
    expect(page.sent.map(({ request }) => request)).toEqual([{ title: "House" }, { title: "House" }]);
  });

  it("is the same for a file that is chosen again, and another file is sent after the one before it", async () => {
    const page = openPage(lost, lost, done, done);
    const files = (name: string) => ({ files: [new File(["1"], name, { lastModified: 7 })] });
    for (const name of ["a.log", "a.log", "b.log", "b.log"]) await press(page, {}, files(name));
    const [first, again, before, other] = page.keys();
    expect([again, before]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it("lets an edited request go where the answer to the unanswered one cannot be read again, and holds it up where nobody answers", async () => {
    const page = openPage(lost, lost, done);
    await press(page, { title: "House" });
    for (const _ of [1, 2]) await press(page, { title: "Villa" });
    expect(page.sent.map(({ request }) => request)).toEqual([
      { title: "House" },
      { title: "House" },
      { title: "Villa" },
    ]);
    const hanging = openPage(late, late, late, late, late, late);
    await press(hanging, { title: "House" });
    for (const _ of [1, 2]) await press(hanging, { title: "Villa" });
    expect(hanging.sent.every(({ request }) => (request as { title: string }).title === "House")).toBe(true);
  });

  it("ends where something else was done since to the same record, or on the same part of the screen", async () => {
    const other = { id: "submit", _parent: { id: "reopening", _parent: { id: "portal" } } };
    const page = openPage(lost, done, done, lost, done, done);
    await press(page, { id: "T-1" });
    await press(page, { id: "T-1" }, { by: other });
    await press(page, { id: "T-1" });
    const [closed, , again] = page.keys();
    expect(again).not.toBe(closed);
    await press(page, { revision: 7 });
    await press(page, {}, { by: { ...form, id: "takeOffline" } });
    await press(page, { revision: 7 });
    const [, , , published, , anew] = page.keys();
    expect(anew).not.toBe(published);
  });

  it("ends with a sign-in and a sign-out", async () => {
    const page = openPage(lost, done, done);
    await press(page, { title: "House" });
    await page.run(
      { path: "/api/logout", kind: "write", keyless: true } as unknown as AnyCall,
      {},
      new AbortController().signal,
    );
    await press(page, { title: "Villa" });
    expect(page.sent.map(({ request }) => request)).toEqual([{ title: "House" }, {}, { title: "Villa" }]);
  });

  it("stays that of a request that was aborted, which is repeated before an edited one", async () => {
    const intents = createIntents(
      keptKeys,
      () => online,
      () => now,
    );
    const sent: unknown[] = [];
    const carryOut = (title: string, send: () => Promise<Outcome<unknown>>) =>
      intents.carryOut(intention, { call, request: { title }, files: [] }, (write) => {
        sent.push((write.request as { readonly title: string }).title);
        return send();
      });
    await expect(carryOut("House", () => Promise.reject(new Error("aborted")))).rejects.toThrow("aborted");
    await carryOut("Villa", () => Promise.resolve(answered({})));
    expect(sent).toEqual(["House", "House"]);
  });

  it("of files that were taken back is that of the same files, and other files go alone", async () => {
    const intents = createIntents(
      keptKeys,
      () => online,
      () => now,
    );
    const sent: string[] = [];
    const carryOut = (name: string, send: () => Promise<Outcome<unknown>>) =>
      intents.carryOut(
        intention,
        { call, request: {}, files: [new File(["1"], name, { lastModified: 7 })] },
        ({ files: [file] }, { key }) => {
          sent.push(`${file?.name} ${key}`);
          return send();
        },
      );
    const cancel = () => carryOut("a.log", () => Promise.reject(new Error("aborted")));
    for (const _ of [1, 2]) await expect(cancel()).rejects.toThrow("aborted");
    await carryOut("b.log", () => Promise.resolve(answered({})));
    const [first, again, other = ""] = sent;
    expect([again, other.startsWith("b.log"), sent.length]).toEqual([first, true, 3]);
  });

  it("of a request that was refused by nobody and never lost is not repeated before an edited one", async () => {
    const page = openPage({ _tag: "SessionExpired" }, done);
    await press(page, { title: "House" });
    await press(page, { title: "Villa" });
    expect(page.sent.map(({ request }) => request)).toEqual([{ title: "House" }, { title: "Villa" }]);
  });

  it("that the server knows with other fields since before a reload is replaced for a save, and else reported as arrived", async () => {
    await press(openPage(lost), { title: "House", version: 1 });
    const saved = openPage(refused("IDEMPOTENCY_KEY_REUSED"), done);
    expect(await press(saved, { title: "Villa", version: 2 })).toEqual({ _tag: "Answered", answer: {} });
    expect(new Set(saved.keys()).size).toBe(2);
    await press(openPage(lost), { title: "House" });
    const after = openPage(refused("IDEMPOTENCY_KEY_REUSED"), done);
    expect(await press(after, { title: "Villa" })).toEqual({
      _tag: "Failed",
      failure: refused("IDEMPOTENCY_KEY_REUSED"),
    });
    await press(after, { title: "Villa" });
    expect(new Set(after.keys()).size).toBe(2);
  });

  it("is not used any more once the server may have forgotten it", async () => {
    const page = openPage(lost, lost, done);
    await press(page, { title: "House" });
    now += KEY_LIFETIME;
    await press(page, { title: "House" });
    const [first, late] = page.keys();
    expect(late).not.toBe(first);
    now += KEY_LIFETIME;
    // Nor is what was not answered repeated before an edited request.
    await press(page, { title: "Villa" });
    expect(page.keys()).toHaveLength(3);
  });

  it("is found where the release before has kept it, under the name that the actor had then", async () => {
    const cancel = { path: "/api/cancelTraining", kind: "write", body: {} } as unknown as AnyCall;
    const by = (key: string) => ({ id: "submit", _parent: { id: key, _parent: { id: "portal" } } });
    const ask = (page: ReturnType<typeof openPage>, key: string, id = "TB-1") =>
      page.run(cancel, { id }, new AbortController().signal, { by: by(key) });
    const before = openPage(lost, lost);
    await ask(before, "training-cancel:TB-1");
    await ask(before, "training-cancel:TB-2", "TB-2");
    const after = openPage(lost, lost, lost);
    await ask(after, "cancelTraining:TB-1");
    expect(after.keys()[0], "the same write").toBe(before.keys()[0]);
    await ask(after, "cancelTraining:TB-1");
    expect(after.keys()[1], "known by its present name").toBe(before.keys()[0]);
    await ask(after, "cancelTraining:again", "TB-1");
    expect(after.keys()[2], "of another actor of today").not.toBe(before.keys()[0]);
    expect(stored()).not.toContainEqual(expect.stringContaining("training-cancel:TB-1"));
  });

  it("is not found where the offer to undo has kept it, which goes on making the same writes", async () => {
    const status = { path: "/api/setEmployeeStatus", kind: "write", body: {} } as unknown as AnyCall;
    const ask = (page: ReturnType<typeof openPage>, ...ids: readonly string[]) => {
      const by = ids.reduce<{ id: string; _parent?: object }>((_parent, id) => ({ id, _parent }), {
        id: "portal",
      });
      return page.run(status, { id: "E-1" }, new AbortController().signal, { by } as never);
    };
    const before = openPage(lost, lost);
    await ask(before, "undo", "undo");
    const after = openPage(lost, lost);
    await ask(after, "setEmployeeStatus:E-1", "submit");
    expect(after.keys()[0]).not.toBe(before.keys()[0]);
  });

  it("belongs to the account, to who makes the write, and to the record it is about", async () => {
    const page = openPage(lost, lost, lost, lost, lost, lost);
    await press(page, { id: "1" });
    await press(page, { id: "2" });
    await press(page, { training: "TR-1" });
    await press(page, { training: "TR-2" });
    await press(page, { id: "1" }, { by: { ...form, id: "other" } });
    account = undefined;
    await press(page, { id: "1" });
    expect(page.sent.map(({ request }) => request)).toEqual([
      { id: "1" },
      { id: "2" },
      { training: "TR-1" },
      { training: "TR-2" },
      { id: "1" },
      { id: "1" },
    ]);
    expect(new Set(page.keys()).size).toBe(6);
  });

  it("of a draft is the draft's, and says like any other where the write may have been carried out", async () => {
    const page = openPage(late, late);
    expect(await press(page, { title: "House" }, { draft: { name: "new", key: "new-1" } })).toEqual({
      _tag: "Failed",
      failure: { ...late, lost: true },
    });
    expect(page.keys()).toEqual(["new-1", "new-1"]);
  });

  it("is kept by the page alone where the tab's storage is blocked", async () => {
    blockStorage("sessionStorage");
    const page = openPage(lost, done);
    for (const _ of [1, 2]) await press(page, { title: "House" });
    expect(new Set(page.keys()).size).toBe(1);
  });

  it("is kept without anything of the request", async () => {
    const entries = stubStorage("sessionStorage");
    await press(openPage(lost), { password: "Secret-2026" });
    expect([...entries.keys()]).toEqual([expect.stringMatching(/^portal\.draft-key\.gold\./)]);
    expect([...entries.values()].join("")).not.toContain("Secret");
  });
});

describe("a write whose connection breaks", () => {
  it("is asked for once more at once, and its first answer is reported", async () => {
    for (const broken of [
      cut,
      { _tag: "EndpointFailure", status: 502 },
      { _tag: "EndpointFailure", status: 504 },
    ] as const) {
      const page = openPage(broken, { answer: { id: "RP-1" } });
      expect(await press(page, { title: "House" })).toEqual({ _tag: "Answered", answer: { id: "RP-1" } });
      expect(page.keys()).toHaveLength(2);
      expect(new Set(page.keys()).size).toBe(1);
    }
  });

  it("or whose answer does not come in time is looked up for ten seconds, and what has arrived is reported as done", async () => {
    const page = openPage(late, { answer: { id: "RP-1" } });
    expect(await press(page, { title: "House" })).toEqual({ _tag: "Answered", answer: { id: "RP-1" } });
    expect(page.sent.map(({ limit }) => limit)).toEqual([undefined, LOOK_LIMIT]);
    expect(new Set(page.keys()).size).toBe(1);
    const hanging = openPage(late, late);
    expect(await press(hanging, { title: "House" })).toEqual({
      _tag: "Failed",
      failure: { ...late, lost: true },
    });
    expect(hanging.keys()).toHaveLength(2);
  });

  it("fails as one that may be done when it breaks again, and is the same at the next press", async () => {
    const page = openPage(cut, cut, done);
    expect(await press(page, { title: "House" })).toEqual({
      _tag: "Failed",
      failure: { ...cut, lost: true },
    });
    await press(page, { title: "House" });
    expect(page.keys()).toHaveLength(3);
    expect(new Set(page.keys()).size).toBe(1);
  });

  it("keeps its key where the session ends meanwhile", async () => {
    const page = openPage(cut, { _tag: "SessionExpired" }, done);
    for (const _ of [1, 2]) await press(page, { title: "House" });
    expect(new Set(page.keys()).size).toBe(1);
  });

  it("without any connection has not left: it is not reported as one that may be done, and what was corrected goes alone", async () => {
    online = false;
    const page = openPage(cut, cut, done);
    for (const _ of [1, 2])
      expect(await press(page, { mail: "wrong" })).toEqual({ _tag: "Failed", failure: cut });
    expect(page.keys()).toHaveLength(2);
    online = true;
    await press(page, { mail: "right" });
    expect(page.sent.slice(2).map(({ request }) => request)).toEqual([{ mail: "right" }]);
  });

  it("late, or with files, is not asked for again by itself", async () => {
    const page = openPage(cut, cut);
    const files = [new File(["1"], "a.log")];
    await press(page, {}, { files });
    expect(page.keys()).toHaveLength(1);
    const slow = createIntents(
      keptKeys,
      () => true,
      () => now,
    );
    let sent = 0;
    const outcome = await slow.carryOut(intention, { call, request: {}, files: [] }, () => {
      sent += 1;
      now += LOOK_LIMIT;
      return Promise.resolve(failed(cut));
    });
    expect([sent, outcome]).toEqual([1, failed({ ...cut, lost: true } as CallFailure)]);
  });

  it("and that the portal has refused or answered with a fault of its own is not asked for", async () => {
    for (const failure of [
      refused("NO"),
      { _tag: "EndpointFailure", status: 500 },
      { _tag: "NoAccess" },
    ] as const) {
      const page = openPage(failure);
      expect(await press(page, { title: "House" })).toEqual({ _tag: "Failed", failure });
      expect(page.keys()).toHaveLength(1);
    }
  });
});

it("a save after one whose answer was lost begins from the version that this has made", async () => {
  const page = openPage(lost, { answer: { _tag: "Saved", saved: { version: 2 } } }, done);
  await press(page, { name: "A", version: 1 }, { rebase: onOwnVersion as never });
  await press(page, { name: "B", version: 1 }, { rebase: onOwnVersion as never });
  expect(page.sent.at(-1)?.request).toEqual({ name: "B", version: 2 });
  expect(onOwnVersion({ revision: 1 }, { _tag: "Saved", saved: { revision: 4 } })).toEqual({ revision: 4 });
  expect(onOwnVersion({ version: 1 }, { _tag: "Saved", saved: { revision: 4 } })).toEqual({ version: 4 });
  expect(onOwnVersion({ version: 1 }, { _tag: "Collided", theirs: {} })).toEqual({ version: 1 });
});

it("the actors of a machine have the same name in each page", async () => {
  const page = openPage(lost, done);
  const submit = fromPromise(({ self, signal }) => page.run(call, {}, signal, { by: self }));
  const machine = createMachine({
    invoke: { id: "form", src: createMachine({ invoke: { id: "submit", src: submit } }) },
  });
  for (const _ of [1, 2]) {
    const actor = createActor(machine, { id: "portal" }).start();
    await expect.poll(() => page.sent.length).toBe(_);
    actor.stop();
  }
  expect(new Set(page.keys()).size).toBe(1);
});

const isKeyless = (write: AnyCall): boolean => write.keyless === true;
const isAnew = (write: AnyCall): boolean => write.anew === true;

it("a connection test and a link to the academy are asked for anew by each press, and are never reported as perhaps done", async () => {
  const pressed = writes.filter(isAnew);
  expect(pressed.map(({ path }) => path)).toEqual(["/api/getAcademyOneTimeUrl", "/api/testRemoteConnect"]);
  for (const write of pressed) {
    const page = openPage(cut, cut, late, done, done);
    const test = () => page.run(write, { serial: "1" }, new AbortController().signal, { by: form });
    expect(await test()).toEqual({ _tag: "Failed", failure: cut });
    expect(await test()).toEqual({ _tag: "Failed", failure: late });
    await test();
    const [first, looked, second, third] = page.keys();
    expect(looked).toBe(first);
    expect(new Set([first, second, third]).size).toBe(3);
  }
});

const writes = (Object.values(calls) as readonly AnyCall[]).filter(({ kind }) => kind === "write");
const namesOf = (isMeant: (write: AnyCall) => boolean): readonly (readonly [string, AnyCall])[] =>
  writes.filter(isMeant).map((write) => [write.path.slice("/api/".length), write] as const);

const pressTwice = async (write: AnyCall): Promise<readonly (string | undefined)[]> => {
  const page = openPage(lost, done);
  for (const _ of [1, 2]) await page.run(write, {}, new AbortController().signal, { by: form });
  const next = openPage(done);
  await next.run(write, {}, new AbortController().signal, { by: form });
  return [...page.keys(), ...next.keys()];
};

it.each(namesOf((write) => !isKeyless(write) && !isAnew(write)))(
  "%s that is pressed again after its answer was lost is the same write, and another one afterwards",
  async (_, write) => {
    const [first, again, next] = await pressTwice(write);
    expect([typeof first, again]).toEqual(["string", first]);
    expect(next).not.toBe(first);
    expect(() => openPage().run(write, {}, new AbortController().signal)).toThrow(
      "name the actor that makes it",
    );
  },
);

it.each(namesOf(isKeyless))("%s has no key", async (_, write) => {
  expect(await pressTwice(write)).toEqual([undefined, undefined, undefined]);
});

it("only calls that begin or end the session have no key", () => {
  expect(writes.filter(isKeyless).map(({ path }) => path)).toEqual([
    "/api/login",
    "/api/logout",
    "/api/setUserSessionCookie",
  ]);
});

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /^(?:api|app|machines|ui|domain)\W.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join("src", path), "utf8") }));
const naming = (word: string): readonly string[] =>
  sources
    .filter(({ text }) => text.includes(word))
    .map(({ path }) => path)
    .toSorted();

it("keys are made in one place", () => {
  expect(naming("Idempotency-Key")).toEqual(["api/client.ts"]);
  expect(naming("idempotencyKey,").filter((path) => path.startsWith("app"))).toEqual([
    "app/live/run-call.ts",
    "app/live/ticket-writing.live.ts",
  ]);
  // A ticket's draft has a key of its own, which lives with it.
  expect(naming("draft: drafts.")).toEqual([
    "app/live/help-overlay.live.ts",
    "app/live/ticket-writing.live.ts",
  ]);
});

/** The arguments of each call of `run` with a call's name. */
const argumentsOf = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\\brun\\(\\s*${name},`, "g"))].map(({ index }) => {
    let depth = 0;
    const end = Array.from(text.slice(index)).findIndex((letter) => {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      return letter === ")" && depth === 0;
    });
    return text.slice(index, index + end);
  });

it("every write in the app names the actor that makes it", () => {
  const made = writes
    .filter((write) => !isKeyless(write))
    .map(({ path }) => path.slice("/api/".length))
    .flatMap((name) => sources.flatMap(({ text }) => argumentsOf(text, name)));
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter((given) => !/\bby\b|\bdraftKey\b|\boptions\b|\bkey$/m.test(given.trim()))).toEqual([]);
});
