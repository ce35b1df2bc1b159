import { assign, createActor, setup, type AnyActorRef } from "xstate";
import { afterEach, describe, expect, test, vi } from "vitest";
import { tellAtlas } from "../../../src/app/following/tell-atlas.ts";
import { createRecorder } from "../../../src/app/journal/recorder.ts";
import * as Schema from "effect/Schema";
import { FOLLOWING, TabMessage } from "../../../src/domain/shell/following.ts";
import type { Group } from "../../../src/domain/shell/access.ts";
import { followedTabMachine } from "../../../src/machines/shell/followed-tab.machine.ts";

/** The channel within one page: what is posted reaches every other channel of the name at once. */
class Channel {
  static readonly open = new Set<Channel>();
  readonly #heard: ((event: { readonly data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) for (const hear of other.#heard) hear({ data });
  }
  addEventListener(_: string, hear: (event: { readonly data: unknown }) => void): void {
    this.#heard.push(hear);
  }
  close(): void {
    Channel.open.delete(this);
  }
}

/** A page's root: of a session and a route guard only what is asked for. */
const rootMachine = setup({
  types: { context: {} as { account: object; locale: string; route: { name: string } } },
}).createMachine({
  id: "portal",
  context: { account: { _tag: "None" }, locale: "int", route: { name: "login" } },
  initial: "closed",
  states: { closed: { on: { "door.open": "open" } }, open: { type: "final" } },
  on: {
    "account.is": { actions: assign(({ event }) => ({ account: event["account"] })) },
    "route.is": { actions: assign(({ event }) => ({ route: { name: event["name"] } })) },
  },
});

const start = (production = false) => {
  vi.stubGlobal("BroadcastChannel", Channel);
  const pageEvents = new EventTarget();
  vi.stubGlobal("addEventListener", pageEvents.addEventListener.bind(pageEvents));
  vi.stubGlobal("removeEventListener", pageEvents.removeEventListener.bind(pageEvents));
  const recorder = createRecorder();
  const follow = vi.spyOn(recorder, "follow");
  const root = createActor(rootMachine, { id: "portal", inspect: recorder.inspect }).start();
  const ref = root as unknown as AnyActorRef;
  const atlas = new Channel(FOLLOWING);
  const heard: TabMessage[] = [];
  atlas.addEventListener("message", ({ data }) =>
    // As the browser does, which carries plain data only.
    heard.push(Schema.decodeUnknownSync(TabMessage)(structuredClone(data))),
  );
  const actor = createActor(
    followedTabMachine.provide({
      actors: {
        tellAtlas: tellAtlas({
          actors: { session: ref, language: ref, routeGuard: ref },
          recorder,
          production,
        }),
      },
    }),
  ).start();
  const signIn = (...groups: readonly Group[]) =>
    ref.send({
      type: "account.is",
      account: { _tag: "Known", visitor: { groups, rights: undefined }, user: { email: "gold@demo.test" } },
    });
  return { actor, root: ref, recorder, follow, heard, atlas, signIn, pageEvents };
};
const kinds = (heard: readonly TabMessage[]) => heard.map(({ kind }) => kind);

afterEach(() => {
  Channel.open.clear();
  vi.unstubAllGlobals();
});

describe("a tab", () => {
  test("without consent opens no channel, listens to no recording and says nothing", () => {
    const { root, follow, heard, atlas } = start();
    atlas.postMessage({ kind: "asked" });
    root.send({ type: "door.knock" });
    expect([Channel.open.size, follow.mock.calls.length, heard]).toEqual([1, 0, []]);
  });

  test("with consent says that it is there, and with which screen", () => {
    const { actor, root, heard, atlas } = start();
    actor.send({ type: "follow.agree" });
    atlas.postMessage({ kind: "asked" });
    root.send({ type: "route.is", name: "orders" });
    const here = heard.filter((message) => message.kind === "here");
    expect(here.map(({ screen }) => screen)).toEqual(["login", "login", "orders"]);
    expect(new Set(here.map(({ tab }) => tab)).size).toBe(1);
  });

  test("says what runs to the atlas that chooses it, and each event from then on, redacted", () => {
    const { actor, root, heard, atlas, signIn } = start();
    actor.send({ type: "follow.agree" });
    const tab = heard[0]?.tab;
    atlas.postMessage({ kind: "chosen", tab: "ffffffff" });
    atlas.postMessage({ kind: "told", tab });
    atlas.postMessage(null);
    expect(kinds(heard)).not.toContain("began");
    atlas.postMessage({ kind: "chosen", tab });
    expect(heard.at(-1)).toMatchObject({
      kind: "began",
      locale: "int",
      actors: [{ actor: "portal", machine: "portal", value: "closed", shape: expect.any(String) }],
    });
    signIn("partner");
    expect(heard.at(-1)).toMatchObject({ kind: "recorded", entry: { type: "account.is", value: "closed" } });
    expect(JSON.stringify(heard)).not.toContain("gold@demo.test");
    root.send({ type: "door.open" });
    expect(heard.slice(-2)).toMatchObject([
      { kind: "recorded", entry: { type: "door.open", value: "open", taken: ["portal.closed|door.open|"] } },
      { kind: "ended", actor: "portal" },
    ]);
  });

  test("says goodbye and nothing more when it is stopped", () => {
    const { actor, root, recorder, heard, atlas } = start();
    actor.send({ type: "follow.agree" });
    actor.send({ type: "follow.stop" });
    expect(kinds(heard)).toEqual(["here", "gone"]);
    root.send({ type: "door.knock" });
    atlas.postMessage({ kind: "asked" });
    expect([heard.length, Channel.open.size]).toEqual([2, 1]);
    expect(recorder.recording().entries.at(-1)?.type).toBe("door.knock");
  });

  test("ends with its actor, which is stopped when somebody signs out or another account takes the page over", () => {
    const { actor, root, heard, atlas } = start();
    actor.send({ type: "follow.agree" });
    actor.stop();
    root.send({ type: "door.knock" });
    atlas.postMessage({ kind: "asked" });
    expect([kinds(heard), Channel.open.size]).toEqual([["here", "gone"], 1]);
  });

  test("ends with its page", () => {
    const { actor, heard, pageEvents } = start();
    actor.send({ type: "follow.agree" });
    pageEvents.dispatchEvent(new Event("pagehide"));
    expect([kinds(heard).at(-1), actor.getSnapshot().value]).toEqual(["gone", "off"]);
  });

  test("in production ends at once without staff, and when somebody else is signed in", () => {
    const { actor, heard, signIn } = start(true);
    actor.send({ type: "follow.agree" });
    expect(actor.getSnapshot().value).toBe("off");
    signIn("ma");
    actor.send({ type: "follow.ask" });
    actor.send({ type: "follow.agree" });
    expect(actor.getSnapshot().value).toBe("followed");
    signIn("partner");
    expect([kinds(heard).at(-1), actor.getSnapshot().value]).toEqual(["gone", "off"]);
  });
});
