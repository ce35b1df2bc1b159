import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { FollowerMessage, TabMessage } from "../../../src/domain/shell/following.ts";

const isTabMessage = Schema.is(TabMessage);
const isFollowerMessage = Schema.is(FollowerMessage);

const tab = "0a1b2c3d";
const here = { kind: "here", tab, screen: "orders", app: "V1" };
const actor = { actor: "portal", machine: "portal", value: { a: "b" }, shape: "k3f" };
const began = { kind: "began", tab, mark: "k3f9abcd", startedAt: 1, locale: "int", actors: [actor] };
const entry = {
  no: 1,
  at: 5,
  actor: "portal",
  machine: "portal",
  from: "outside",
  type: "route.changed",
  payload: {},
  value: "ready",
  taken: [],
};
const recorded = { kind: "recorded", tab, shape: "k3f", entry };

describe("the messages between a tab and the atlas", () => {
  test("are accepted in their form", () => {
    const ended = { kind: "ended", tab, actor: "portal/orders", after: 4 };
    for (const message of [here, began, recorded, ended, { kind: "gone", tab }])
      expect(isTabMessage(message), message.kind).toBe(true);
    for (const message of [{ kind: "asked" }, { kind: "chosen", tab }])
      expect(isFollowerMessage(message), message.kind).toBe(true);
  });

  test.each([
    ["a screen that is none, such as a title with a name", { ...here, screen: "Order SO-2026-000560" }],
    ["a mark of another form", { ...here, tab: "<b>" }],
    ["a mark with something before it", { ...here, tab: `x${tab}` }],
    ["a mark with something after it", { ...here, tab: `${tab}x` }],
    ["no version", { ...here, app: undefined }],
    ["a beginning without a time", { ...began, startedAt: undefined }],
    ["an event without its shape", { ...recorded, shape: undefined }],
    ["an end of no actor", { kind: "ended", tab, after: 4 }],
    ["a tab that is gone, and not which", { kind: "gone" }],
    ["an unknown language", { ...began, locale: "xx" }],
    ["an actor without a state", { ...began, actors: [{ ...actor, value: null }] }],
    ["an actor without the shape of its machine", { ...began, actors: [{ ...actor, shape: undefined }] }],
    ["an event of an unknown source", { ...recorded, entry: { ...entry, from: "server" } }],
    [
      "an event whose fields are not plain data",
      { ...recorded, entry: { ...entry, payload: { at: new Date() } } },
    ],
    ["an unknown kind", { kind: "report", tab }],
    ["nothing", undefined],
  ])("are refused with %s", (_, message) => expect(isTabMessage(message)).toBe(false));

  test("of an atlas are refused for a tab of another form", () => {
    expect(isFollowerMessage({ kind: "chosen", tab: "*" })).toBe(false);
    expect(isFollowerMessage({ kind: "chosen" })).toBe(false);
    expect(isFollowerMessage({})).toBe(false);
    expect(isFollowerMessage({ kind: "began", tab })).toBe(false);
  });
});
