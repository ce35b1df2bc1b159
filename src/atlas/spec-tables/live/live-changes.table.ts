import { createEmptyActor } from "xstate";
import type { liveChangesMachine } from "../../../machines/live/live-changes.machine.ts";
import { answers, begins, breaks, fails, late, passes, tableOf } from "../spec-table.ts";

const input = { parent: createEmptyActor(), spread: 0 };
const MINUTE = 60_000;
const signedIn = { type: "live.signedIn" } as const;
const chosen = { type: "live.chosen" } as const;
const cut = { type: "live.cut" } as const;
const online = { type: "live.online" } as const;
const ofTickets = { id: "1/1:1:", topics: ["tickets"] };
const ofOrders = { id: "2/2:2:", topics: ["orders"] };
const news = { type: "live.news", ...ofTickets } as never;
const following = [signedIn, chosen];
const asking = [signedIn, { type: "live.unshared" }] as const;
const replaced = { type: "live.replaced" } as const;
const minute = passes(MINUTE);
const heard = answers("ask", ofTickets);
const expired = { _tag: "SessionExpired" } as const;
const otherAccount = { _tag: "Refused", code: "OTHER_ACCOUNT" };
const cutTimes = (times: number) =>
  [2000, 5000, 15_000, 30_000].slice(0, times).flatMap((wait) => [cut, passes(wait)]);
const askedTimes = (times: number) => Array.from({ length: times }, () => [minute, heard]).flat();

export const table = tableOf<typeof liveChangesMachine>()({
  situations: {
    "nobody is signed in": { input, steps: [] },
    "another tab follows": { input, steps: [signedIn] },
    "this tab follows": { input, steps: following },
    "the stream was cut": { input, steps: [...following, cut] },
    "the stream was cut after it reported tickets": { input, steps: [...following, news, cut] },
    "the stream was cut for the second time": { input, steps: [...following, ...cutTimes(1), cut] },
    "the stream was cut for the third time": { input, steps: [...following, ...cutTimes(2), cut] },
    "the stream was cut for the fourth time": { input, steps: [...following, ...cutTimes(3), cut] },
    "the stream is open after it was cut four times": { input, steps: [...following, ...cutTimes(4)] },
    "each tab asks for itself": { input, steps: asking },
    "the server is asked": { input, steps: [...asking, minute] },
    "each tab asks for itself, and has asked nine times": { input, steps: [...asking, ...askedTimes(9)] },
    "another stream took the place of this one": { input, steps: [...following, replaced] },
    "it is asked for the tenth time since the stream was given up": {
      input,
      steps: [...following, replaced, ...askedTimes(9), minute],
    },
    "it is asked for the tenth time since the stream was cut again and again": {
      input,
      steps: [...following, ...cutTimes(4), cut, ...askedTimes(9), minute],
    },
    "something has changed": { input, steps: [...following, news] },
    "something has changed, and this tab waits as long as it may": {
      input: { ...input, spread: 1 },
      steps: [...following, news],
    },
  },
  steps: {
    "it begins": begins,
    "somebody is signed in": signedIn,
    "the session ends": { type: "live.signedOut" },
    "this tab is chosen to follow": chosen,
    "tabs cannot share a stream": { type: "live.unshared" },
    "the stream tells of tickets": news,
    "the stream tells of orders": { type: "live.news", ...ofOrders } as never,
    "the other tab tells of tickets": { type: "live.heard", ...ofTickets } as never,
    "the stream is cut": cut,
    "another stream takes its place": replaced,
    "the stream is refused, as the session is over": { type: "live.refused", failure: expired },
    "the stream is refused, as another account is signed in": {
      type: "live.refused",
      failure: otherAccount as never,
    },
    "the stream is refused, as an older server does": {
      type: "live.refused",
      failure: { _tag: "EndpointFailure", status: 404 },
    },
    "the computer is connected again": online,
    "2 seconds pass": passes(2000),
    "5 seconds pass": passes(5000),
    "almost 15 seconds pass": passes(14_999),
    "15 seconds pass": passes(15_000),
    "almost 30 seconds pass": passes(29_999),
    "30 seconds pass": passes(30_000),
    "tickets have changed, which is reported late": late(heard),
    "almost a minute passes": passes(MINUTE - 1),
    "a minute passes": minute,
    "tickets have changed": heard,
    "asking is not allowed": fails("ask", { _tag: "NoAccess" }),
    "asking gets no connection": fails("ask", { _tag: "Offline" }),
    "asking is answered that the session is over": fails("ask", expired),
    "asking is refused as another account's": fails("ask", otherAccount),
    "asking has a defect": breaks("ask"),
    "0.1 seconds pass": passes(100),
    "1.9 seconds pass": passes(1900),
  },
  // oxfmt-ignore
  lines: [
    { spec: "decisions/live", given: "nobody is signed in", when: "it begins", must: "connection.off", not: ["shareTabs", "follow", "ask"] },
    { spec: "decisions/live", given: "nobody is signed in", when: "somebody is signed in", must: "connection.on.listening", calls: ["shareTabs", "watchConnection"], not: ["follow", "ask"] },

    // One tab follows, and tells the others
    { spec: "decisions/live", given: "another tab follows", when: "this tab is chosen to follow", must: "connection.on.following", tags: ["following"], calls: ["follow"] },
    { spec: "decisions/live", given: "another tab follows", when: "the other tab tells of tickets", must: "telling.gathering", sees: { last: "1/1:1:", changed: ["tickets"] }, not: ["live.tell", "live.changed"] },
    { spec: "decisions/live", given: "another tab follows", when: ["the other tab tells of tickets", "this tab is chosen to follow"], must: "connection.on.following", calls: [["follow", { last: "1/1:1:" }]] },
    { spec: "decisions/live", given: "another tab follows", when: "tabs cannot share a stream", must: "connection.on.asking.pausing", tags: ["asking"], sees: { shared: false }, not: ["follow", "ask"] },
    { spec: "decisions/live", given: "another tab follows", when: "the session ends", must: "connection.off", sees: { last: undefined } },
    { spec: "decisions/live", given: "this tab follows", when: "the stream tells of tickets", must: "telling.gathering", sees: { last: "1/1:1:" }, tells: [["live.tell", { news: ofTickets }]], not: ["live.changed"] },
    { spec: "decisions/live", given: "this tab follows", when: "the session ends", must: "connection.off", sees: { last: undefined, failures: 0 } },

    // What has changed is announced once, and not by every tab in the same moment
    { spec: "decisions/live", given: "something has changed", when: "0.1 seconds pass", must: "telling.quiet", sees: { changed: [] }, tells: [["live.changed", { topics: ["tickets"] }]] },
    { spec: "decisions/live", given: "something has changed", when: ["the stream tells of orders", "0.1 seconds pass"], must: "telling.quiet", tells: [["live.changed", { topics: ["tickets", "orders"] }]] },
    { spec: "decisions/live", given: "something has changed", when: ["the stream tells of tickets", "0.1 seconds pass"], must: "telling.quiet", tells: [["live.changed", { topics: ["tickets"] }]] },
    { spec: "decisions/live", given: "something has changed, and this tab waits as long as it may", when: "1.9 seconds pass", must: "telling.gathering", not: ["live.changed"] },
    { spec: "decisions/live", given: "something has changed, and this tab waits as long as it may", when: "2 seconds pass", must: "telling.quiet", tells: ["live.changed"] },
    { spec: "decisions/live", given: "something has changed", when: ["the session ends", "0.1 seconds pass"], must: "telling.quiet", sees: { changed: [] }, not: ["live.changed"] },
    { spec: "decisions/live", given: "something has changed", when: ["the session ends", "somebody is signed in", "this tab is chosen to follow"], must: "connection.on.following", calls: [["follow", { last: undefined }]] },
    { spec: "decisions/live", given: "something has changed", when: ["the stream is refused, as the session is over", "0.1 seconds pass"], must: "telling.quiet", sees: { changed: [] }, not: ["live.changed"] },

    // A stream that is cut
    { spec: "decisions/live", given: "this tab follows", when: "the stream is cut", must: "connection.on.resting", not: ["ask"] },
    { spec: "decisions/live", given: "the stream was cut", when: "2 seconds pass", must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut after it reported tickets", when: "2 seconds pass", must: "connection.on.following", calls: [["follow", { last: "1/1:1:" }]] },
    { spec: "decisions/live", given: "the stream was cut for the second time", when: "2 seconds pass", must: "connection.on.resting", not: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut for the second time", when: "5 seconds pass", must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut for the third time", when: "almost 15 seconds pass", must: "connection.on.resting", not: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut for the third time", when: "15 seconds pass", must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut for the fourth time", when: "almost 30 seconds pass", must: "connection.on.resting", not: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut for the fourth time", when: "30 seconds pass", must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut for the second time", when: "the stream tells of tickets", must: "connection.on.resting", not: ["live.tell"] },
    { spec: "decisions/live", given: "the stream was cut", when: ["2 seconds pass", "the stream tells of tickets", "the stream is cut", "2 seconds pass"], must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "the stream was cut", when: "the computer is connected again", must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "the stream is open after it was cut four times", when: "the stream is cut", must: "connection.on.asking.pausing", not: ["follow"] },
    { spec: "decisions/live", given: "the stream is open after it was cut four times", when: ["the stream tells of tickets", "the stream is cut"], must: "connection.on.resting" },
    { spec: "decisions/live", given: "this tab follows", when: "another stream takes its place", must: "connection.on.asking.pausing", not: ["follow"] },
    { spec: "decisions/session", given: "this tab follows", when: "the stream is refused, as the session is over", must: "connection.off", tells: [["call.failed", { failure: expired }]] },
    { spec: "decisions/session", given: "this tab follows", when: "the stream is refused, as another account is signed in", must: "connection.off", tells: [["call.failed", { failure: otherAccount }]] },
    { spec: "decisions/live", given: "this tab follows", when: "the stream is refused, as an older server does", must: "connection.on.asking.pausing", not: ["call.failed"] },

    // Asking
    { spec: "decisions/live", given: "each tab asks for itself", when: "almost a minute passes", must: "connection.on.asking.pausing", not: ["ask"] },
    { spec: "decisions/live", given: "each tab asks for itself", when: "a minute passes", must: "connection.on.asking.calling", calls: ["ask"] },
    { spec: "decisions/live", given: "each tab asks for itself", when: ["the session ends", "somebody is signed in"], must: "connection.on.listening", sees: { shared: true, asked: 0 }, calls: ["shareTabs"] },
    { spec: "decisions/live", given: "each tab asks for itself", when: "the computer is connected again", must: "connection.on.asking.calling", calls: ["ask"] },
    { spec: "decisions/live", given: "the server is asked", when: "tickets have changed", must: "connection.on.asking.pausing", sees: { last: "1/1:1:", changed: ["tickets"] }, tells: [["live.tell", { news: ofTickets }]] },
    { spec: "decisions/live", given: "the server is asked", when: "asking gets no connection", must: "connection.on.asking.pausing", not: ["call.failed", "live.tell"] },
    { spec: "decisions/live", given: "the server is asked", when: "asking is not allowed", must: "connection.on.asking.pausing", not: ["call.failed", "live.tell"] },
    { spec: "decisions/live", given: "the server is asked", when: "asking has a defect", must: "connection.on.asking.pausing", not: ["call.failed"] },
    { spec: "decisions/calls", given: "the server is asked", when: "a minute passes", must: "connection.on.asking.pausing", not: ["call.failed"] },
    { spec: "decisions/session", given: "the server is asked", when: "asking is answered that the session is over", must: "connection.off", tells: [["call.failed", { failure: expired }]] },
    { spec: "decisions/session", given: "the server is asked", when: "asking is refused as another account's", must: "connection.off", tells: ["call.failed"] },
    { spec: "decisions/live", given: "the server is asked", when: "the session ends", must: "connection.off", sees: { last: undefined } },
    { spec: "decisions/live", given: "the server is asked", when: ["the session ends", "tickets have changed, which is reported late"], must: "connection.off", sees: { changed: [] }, not: ["telling.gathering", "live.changed"] },
    { spec: "decisions/live", given: "the server is asked", when: ["a minute passes", "tickets have changed, which is reported late"], must: "connection.on.asking.pausing", sees: { changed: [] }, not: ["telling.gathering"] },
    { spec: "decisions/live", given: "it is asked for the tenth time since the stream was given up", when: "tickets have changed", must: "connection.on.following", sees: { changed: ["tickets"] }, tells: [["live.tell", { news: ofTickets }]], calls: [["follow", { last: "1/1:1:" }]] },
    { spec: "decisions/live", given: "it is asked for the tenth time since the stream was cut again and again", when: ["tickets have changed", "the stream is cut", "2 seconds pass"], must: "connection.on.following", calls: ["follow"] },
    { spec: "decisions/live", given: "each tab asks for itself, and has asked nine times", when: "a minute passes", must: "connection.on.asking.calling", calls: [["ask", { last: "1/1:1:" }]] },
    { spec: "decisions/live", given: "each tab asks for itself, and has asked nine times", when: ["a minute passes", "tickets have changed"], must: "connection.on.asking.pausing", not: ["follow"] },
    { spec: "decisions/live", given: "another stream took the place of this one", when: ["a minute passes", "tickets have changed"], must: "connection.on.asking.pausing", not: ["follow"] },
  ],
});
