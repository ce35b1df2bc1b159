import { createMachine, fromPromise, setup, type AnyStateMachine } from "xstate";
import { describe, expect, it } from "vitest";
import { layOut } from "../../../src/atlas/build/lay-out.ts";
import { factsOf } from "../../../src/atlas/build/source-facts.ts";
import { mermaidOf } from "../../../src/atlas/build/mermaid.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { sentenceOf } from "../../../src/atlas/model/finding-kinds.ts";
import { findingsOf } from "../../../src/atlas/model/findings.ts";
import type { Finding, FindingKind } from "../../../src/atlas/model/atlas-model.ts";
import { providedCallback, toBeProvided } from "../../../src/machines/kit/provide.ts";

/** The findings of the given kinds about machines that a test plants, in a portal with the given sources. */
const findingsIn = (
  kinds: readonly FindingKind[],
  machines: readonly AnyStateMachine[],
  sources: Readonly<Record<string, string>> = {},
): readonly Finding[] =>
  findingsOf(
    {
      machines: machines.map((machine) => readIr(machine.id, machine)),
      specIds: new Set(),
      catalogue: [],
      facts: factsOf(new Map(Object.entries(sources))),
      reached: new Map(),
      fired: undefined,
    },
    new Map(),
  ).filter(({ kind }) => kinds.includes(kind));

const subjects = (found: readonly Finding[]): readonly string[] => found.map(({ id }) => id);

describe("a second branch of an event", () => {
  const door = setup({
    types: { events: {} as { type: "knock" } | { type: "push" } },
    guards: { isOpen: () => true, isLocked: () => false },
  }).createMachine({
    id: "door",
    initial: "closed",
    states: {
      closed: {
        on: {
          knock: [{ target: "open" }, { guard: "isLocked", target: "open" }, { target: "ajar" }],
          push: [
            { guard: "isOpen", target: "open" },
            { guard: "isOpen", target: "ajar" },
            { guard: "isLocked", meta: { id: "twice" } },
            { guard: "isLocked", target: "ajar", meta: { id: "once" } },
          ],
        },
      },
      open: {},
      ajar: {},
    },
  });
  const found = findingsIn(["branch-never-taken", "branch-without-id"], [door]);

  it("is named where one before it is always taken, or has its id", () =>
    expect(subjects(found)).toEqual([
      "branch-never-taken:door.closed|knock|isLocked",
      "branch-never-taken:door.closed|knock||2",
      "branch-without-id:door.closed|push|isOpen|2",
    ]));

  it("is reported in a sentence that says what to do", () =>
    expect(found.map(sentenceOf)[1]).toBe(
      "door: door.closed|knock||2: A branch of the same event before it has no guard and is always taken. Remove it, or give the branch before it a guard. (branch-never-taken:door.closed|knock||2)",
    ));

  it("is drawn with the rest of the machine", async () => {
    const ir = readIr("door", door);
    const { boxes, arrows } = await layOut(ir);
    expect(boxes.map(({ state }) => state)).toEqual(["door", "door.closed", "door.open", "door.ajar"]);
    expect(arrows.flatMap(({ transition }) => transition ?? [])).toContain("door.closed|knock||2");
  });
});

describe("a promise", () => {
  const asking = { id: "ask", src: "ask" } as const;
  const machine = setup({
    actors: {
      ask: toBeProvided<boolean>("ask"),
      answer: fromPromise(() => Promise.resolve(true)),
      listen: providedCallback("listen"),
    },
  }).createMachine({
    id: "patient",
    initial: "bare",
    states: {
      bare: { invoke: { id: "answer", src: "answer" } },
      limited: { invoke: asking, after: { 1000: "bare" } },
      handled: { invoke: { ...asking, onError: "bare" } },
      both: { invoke: { ...asking, onDone: "bare", onError: "bare" }, after: { 1000: "bare" } },
      alwaysOn: { invoke: { ...asking, onError: "bare" }, meta: { alwaysOn: true } },
      within: {
        on: { "xstate.error.actor.ask": ".asking" },
        after: { 1000: "bare" },
        initial: "asking",
        states: { asking: { invoke: asking } },
      },
      listening: { invoke: { id: "listen", src: "listen" } },
    },
  });

  it("is reported without onError and without a time limit, also where nothing waits for its end", () =>
    expect(subjects(findingsIn(["wait-without-limit", "call-without-error"], [machine]))).toEqual([
      "wait-without-limit:patient.bare",
      "wait-without-limit:patient.handled",
      "call-without-error:patient.bare",
      "call-without-error:patient.limited",
    ]));
});

describe("an event", () => {
  const machine = setup({
    types: { events: {} as { type: `bell.${string}` } },
  }).createMachine({
    id: "bell",
    on: {
      "bell.pressed": {},
      "bell.made": {},
      "bell.chosen": {},
      "bell.other": {},
      "bell.tabs.left": {},
      "bell.nobodySends": {},
      "bell.onlyCompared": {},
      "bell.onlyTyped": {},
      "bell.onlyText": {},
      "bell.onlyTarget": {},
    },
  });
  const sources = {
    "button.tsx": `
      import type { Ring } from "./bell.nobodySends";
      const Button = ({ bell, t }) => <button title={t("bell.onlyText")} onClick={() => bell.send({ type: "bell.pressed" } as const)} />;`,
    "factory.ts": `
      type Declared = { readonly type: "bell.onlyTyped" };
      const telling = (type: "bell.nobodySends" | "bell.made") => ({ tell: () => ({ type }) });
      telling("bell.made");
      actor.send({ type: loud ? "bell.chosen" : ("bell.other" satisfies string) });
      actor.send({ type: \`bell.tabs.\${news}\` });
      const isIt = (event) => event.type === "bell.onlyCompared";
      const config = { on: { "bell.nobodySends": { target: "bell.onlyTarget", actions: { type: "ring" } } } };`,
  };

  it("is reported where nothing sends it", () =>
    expect(subjects(findingsIn(["event-without-sender"], [machine], sources))).toEqual(
      ["nobodySends", "onlyCompared", "onlyTyped", "onlyText", "onlyTarget"].map(
        (name) => `event-without-sender:bell|bell.${name}|`,
      ),
    ));

  it("is reported where no machine, no listener and no callback actor takes it", () => {
    const sent = ["taken", "fields", "emitted", "received", "given", "compared", "lost"]
      .map((name) => `send({ type: "other.${name}" });`)
      .join("\n");
    const takers = `
      interface Given { readonly type: "other.given" }
      type Received = { readonly type: "other.received" } | Given;
      const listen = providedCallback<Received>("listen");
      useEmitted(actor, "other.emitted", work);
      if (event.type === "other.compared") work();`;
    const fields = createMachine({ id: "fields", on: { "other.fields": {} } });
    const taking = setup({
      types: { events: {} as { type: "other.taken" } },
      actors: { fields },
    }).createMachine({
      id: "taking",
      invoke: { id: "fields", src: "fields" },
      on: { "other.taken": {} },
    });
    expect(
      subjects(findingsIn(["event-without-taker"], [taking], { "sent.ts": sent, "takers.ts": takers })),
    ).toEqual(["event-without-taker:other.lost"]);
  });
});

describe("a final state", () => {
  const inner = {
    initial: "working",
    states: { working: { on: { end: "ended" } }, ended: { type: "final" } },
  } as const;
  const child = createMachine({ id: "child", ...inner });
  const running = (onDone: object) =>
    setup({ actors: { child } }).createMachine({
      id: "runner",
      invoke: { id: "one", src: "child", ...onDone },
    });
  const machine = createMachine({
    id: "nest",
    type: "parallel",
    states: {
      read: { ...inner, onDone: {} },
      unread: inner,
      regions: { type: "parallel", onDone: {}, states: { first: inner, second: inner } },
    },
  });

  it("is reported where the machine that runs it does not take its end", () => {
    const kinds = ["final-without-reader"] as const;
    expect(subjects(findingsIn(kinds, [child, running({})]))).toEqual(["final-without-reader:child.ended"]);
    expect(findingsIn(kinds, [child, running({ onDone: {} })])).toEqual([]);
  });

  it("is reported where no state around it takes its end", () =>
    expect(subjects(findingsIn(["final-without-reader"], [machine]))).toEqual([
      "final-without-reader:nest.unread.ended",
    ]));
});

describe("states beside each other", () => {
  const next = { on: { "lamp.next": "dark" } } as const;
  const machine = createMachine({
    id: "lamp",
    initial: "dark",
    states: {
      dark: next,
      off: { on: { "lamp.next": "off" } },
      tagged: { ...next, tags: "lit" },
      coded: { ...next, meta: { code: "LAMP" } },
      leading: { on: { "lamp.next": "tagged" } },
      asked: next,
    },
  });
  const reported = (source: string): readonly string[] =>
    subjects(findingsIn(["indistinguishable-state"], [machine], { "view.ts": source }));

  it("are reported where no tag, code, transition or view tells them apart", () =>
    expect(reported("")).toEqual(["indistinguishable-state:lamp.off", "indistinguishable-state:lamp.asked"]));

  it("are told apart by a view that asks for one of them", () =>
    expect(reported('snapshot.matches({ other: "off" }) || snapshot.matches("asked")')).toEqual([
      "indistinguishable-state:lamp.off",
    ]));
});

describe("the texts of transitions", () => {
  const child = createMachine({ id: "child" });
  const machine = setup({ actors: { child }, guards: { isOld: () => true } }).createMachine({
    id: "twins",
    initial: "both",
    states: {
      both: {
        invoke: [
          { id: "first", src: "child", onError: "ended" },
          { id: "second", src: "child", onError: "ended" },
        ],
        on: {
          go: [
            { guard: "isOld", target: "ended", meta: { id: "early" } },
            { guard: "isOld", target: "ended", meta: { id: "late" } },
            { target: "ended" },
          ],
        },
      },
      ended: {},
    },
  });
  const ir = readIr("twins", machine);
  const labels = async (): Promise<string> =>
    (await layOut(ir)).arrows.flatMap(({ label }) => label?.lines ?? []).join(" ");

  it("tell branches apart by their meta.id, and actors of one kind by their ids", async () => {
    for (const text of [mermaidOf(ir), await labels()])
      for (const label of [
        "[isOld · early]",
        "[isOld · late]",
        "[otherwise]",
        "first breaks",
        "second breaks",
      ])
        expect(text).toContain(label);
  });
});
