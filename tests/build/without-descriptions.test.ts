import { createServer, minifySync, type ViteDevServer } from "vite";
import type { AnyStateMachine } from "xstate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  machinesWithoutDescriptions,
  withoutDescriptions,
  withoutMeanings,
  withoutServerSide,
} from "../../scripts/vite/without-descriptions.ts";

/** Code without its formatting, for comparisons. */
const compact = (code: string): string =>
  minifySync("code.ts", code, { mangle: false, compress: false }).code;
const stripped = (code: string): string =>
  compact(withoutDescriptions(code, "some.machine.ts")?.code ?? code);

describe("the removal of descriptions from a machine", () => {
  test.each([
    [
      "nested states and transitions",
      `setup({}).createMachine({ description: "All", states: { a: { description: 'First', on: { next: { target: "b", description: "On" } } } } })`,
      `setup({}).createMachine({ states: { a: { on: { next: { target: "b" } } } } })`,
    ],
    [
      "a quoted and a computed key, a template, a name, a condition, a text over two lines",
      `const means = "x"; s.createStateConfig({ "description": "A", on: { a: { ["description"]: \`The \${means}\` }, b: { description: means }, c: { description: a ? "d" : "e" }, d: { description:\n "f" + "g" } } })`,
      `const means = "x"; s.createStateConfig({ on: { a: {}, b: {}, c: {}, d: {} } })`,
    ],
    [
      "the first, the only and the last key, with comments and a last comma",
      `s.createStateConfig({ description: "a", /* why */ tags: [], on: { x: { description: "b", }, y: { target: "z", description: "c" /* so */, }, }, })`,
      `s.createStateConfig({ tags: [], on: { x: {}, y: { target: "z" } } })`,
    ],
    [
      "lists, spreads and conditions",
      `s.createStateConfig({ ...(a && { always: [{ description: "b" }, ...[{ target: "c", description: "d" }]] }), ...(e ? { on: { f: { description: "g" } } } : {}) })`,
      `s.createStateConfig({ ...(a && { always: [{}, ...[{ target: "c" }]] }), ...(e ? { on: { f: {} } } : {}) })`,
    ],
    [
      "what a request says of its outcomes",
      `const a = s.createStateConfig({ ...request("load", { input: i, answered: [{ when: w, target: "b", description: "c" }], answeredBy: { D: { target: "e", description: "f" } }, refused: { G: { description: "h" } }, refusedOtherwise: { description: "i" }, failed: ["j", { description: "k" }] }), description: "l" })`,
      `const a = s.createStateConfig({ ...request("load", { input: i, answered: [{ when: w, target: "b" }], answeredBy: { D: { target: "e" } }, refused: { G: {} }, refusedOtherwise: {}, failed: ["j", {}] }) })`,
    ],
    [
      "the module's own names and helpers",
      `const again = { retry: { target: "a", description: "b" } } as const;
       const on = (target: string, description: string) => ({ target, description });
       const all = codes.map((code) => ({ name: code, description: code }));
       s.createMachine({ on: { ...again, c: on("d", "e") }, states: { f: { ...request("g", { answered: [...all], failed: "h" }) } } })`,
      `const again = { retry: { target: "a" } } as const;
       const on = (target: string, description: string) => ({ target });
       const all = codes.map((code) => ({ name: code }));
       s.createMachine({ on: { ...again, c: on("d", "e") }, states: { f: { ...request("g", { answered: [...all], failed: "h" }) } } })`,
    ],
    [
      "a table that is made of a list",
      `s.createMachine({ states: Object.fromEntries(steps.map((step) => [step, { tags: [], description: step }])) })`,
      `s.createMachine({ states: Object.fromEntries(steps.map((step) => [step, { tags: [] }])) })`,
    ],
    [
      "a helper of another module, where it says its meta",
      `export const crashed = { description: "A defect", meta, tags: [] }`,
      `export const crashed = { tags: [] }`,
    ],
    [
      "a transition that another module takes over",
      `export const accepted = { target: "#a.b", description: "Signed in", actions: "tell" } as const`,
      `export const accepted = { target: "#a.b", actions: "tell" } as const`,
    ],
    [
      "all of meta, where none of the module names a transition",
      `const meta: MachineMeta = { spec: "s", screen: "x" }; s.createMachine({ meta, states: { a: { meta: { ...meta, code: "DEFECT" }, tags: [] } } })`,
      `const meta: MachineMeta = {}; s.createMachine({ states: { a: { tags: [] } } })`,
    ],
    [
      "the sections and screens of meta, where one names a transition",
      `const meta: MachineMeta = { spec: "s", screen: "x" }; const onLimit: MachineMeta = { ...meta, spec: "t", code: "TIMED_OUT" };
       s.createMachine({ meta, states: { a: { meta: { ...meta, spec: "u", id: "b" } } }, on: { c: { meta: d ? { spec: "v" } : meta } } })`,
      `const meta: MachineMeta = {}; const onLimit: MachineMeta = { ...meta, code: "TIMED_OUT" };
       s.createMachine({ meta, states: { a: { meta: { ...meta, id: "b" } } }, on: { c: { meta: d ? {} : meta } } })`,
    ],
    [
      "the types of a setup",
      `const s = setup({ types: { context: {} as Context, meta: {} as MachineMeta }, delays: { types: 5 } })`,
      `const s = setup({ delays: { types: 5 } })`,
    ],
    [
      "what the builder of requests says of its transitions",
      `const answered: TransitionKind = { name: "answered", description: "It was answered", holds: h }; const refused = (code: string): TransitionKind => ({ ...answered, description: "no", meta: { code } })`,
      `const answered: TransitionKind = { name: "answered", holds: h }; const refused = (code: string): TransitionKind => ({ ...answered })`,
    ],
    [
      "several keys that stand beside each other",
      `const meta: MachineMeta = { id: "A", spec: "s", /* where */ screen: "x", }; const b: MachineMeta = { spec: "s", screen: "x", id: "A" }`,
      `const meta: MachineMeta = { id: "A" }; const b: MachineMeta = { id: "A" }`,
    ],
    [
      "what a machine of a kind is about",
      `export const m = createFormMachine<Values, Answer>({ id: "m", description: "A form", spec: "s", screen: "x", fields: [] })`,
      `export const m = createFormMachine<Values, Answer>({ id: "m", fields: [] })`,
    ],
  ])("%s", (_, before, after) => {
    expect(stripped(before)).toBe(compact(after));
  });

  test.each([
    `export const project = { name: "House", description: "Built in 2020" }`,
    `s.createMachine({ context: { description: "typed" }, entry: assign({ description: "kept" }) })`,
    `s.createMachine({ invoke: { src: "save", input: ({ context }) => ({ description: context.text }) } })`,
    `s.createStateConfig({ on: { a: { actions: { type: "log", params: { description: "said" } } } } })`,
    `s.createStateConfig({ ...request("save", { input: ({ context }) => ({ description: context.text }), answered: { assign: ({ answer }) => ({ description: answer.description }) }, failed: "a" }) })`,
    `const section = { spec: "data", screen: "data" }; s.createMachine({ context: { meta: [section] }, invoke: { input: () => ({ spec: "data" }) } })`,
    `const own = ({ description }) => ({ ticket_description: description })`,
    `s.createStateConfig({ get description() { return "computed" } })`,
    `const a = { description: "one" }; { const a = { description: "two" }; } s.createMachine({ on: a })`,
  ])("other data with the same name are kept: %s", (code) => {
    expect(withoutDescriptions(code, "some.machine.ts")).toBeUndefined();
  });

  test("code after a removed text keeps its place in the source map", () => {
    const code = `s.createMachine({\n  description: "All",\n  id: "a",\n});\n`;
    const { map } = withoutDescriptions(code, "a.machine.ts") ?? {};
    expect(map?.sources).toEqual(["a.machine.ts"]);
    expect(map?.mappings.length).toBeGreaterThan(0);
  });

  test("a table of refusals loses only the description of each", () => {
    const code = `export const t = { GONE: { spec: "s", means: "m", advice: "a", outdated: true } } as const; export const u = { means: "data" }`;
    expect(withoutMeanings(code, "t.refusals.ts")?.code).toBe(
      `export const t = { GONE: { outdated: true } } as const; export const u = { means: "data" }`,
    );
  });
});

describe("the removal of what only the server reads", () => {
  test("a call loses its summary, its access and its refusals, and nothing else does", () => {
    const code = `export const get = call({ path: "/api/get", summary: "One", access, kind: "read", failures: [] }); const a = { summary: "data" };`;
    expect(withoutServerSide(code, "t.calls.ts")?.code).toBe(
      `export const get = call({ path: "/api/get", kind: "read"}); const a = { summary: "data" };`,
    );
  });

  test("the portal's code reads none of it of a call", () => {
    const sources: Readonly<Record<string, string>> = import.meta.glob(
      ["../../src/api/*.ts", "../../src/app/live/*.ts", "!../../src/api/*.calls.ts"],
      { query: "?raw", import: "default", eager: true },
    );
    const reads = /\b(?:call|record|file)\.(?:summary|access|failures|anyAccount)\b/;
    expect(Object.keys(sources).length).toBeGreaterThan(10);
    expect(Object.keys(sources).filter((file) => reads.test(sources[file] ?? ""))).toEqual([]);
  });
});

/** The modules import XState: its classes differ from those of this file. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "implementations" in value && "config" in value;

/** What of a meta the portal reads: the id of a transition. */
const idOf = (meta: object): object | undefined => ("id" in meta ? { id: meta.id } : undefined);

/** A meta in the bundle may keep what the portal does not read where another of its module has an id, but nothing of what only the atlas reads. */
const inBundle = (meta: object): object | undefined =>
  "spec" in meta || "screen" in meta ? meta : idOf(meta);

/** A machine's config without functions, which are compared by nothing; `keep` says whether descriptions stay. */
const plain = (value: unknown, keep: boolean): unknown => {
  if (typeof value === "function") return "function";
  if (isMachine(value)) return value.id;
  if (Array.isArray(value)) return value.map((one) => plain(one, keep));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, key === "meta" ? (keep ? inBundle : idOf)(one as object) : one] as const)
      .filter(([key, one]) => one !== undefined && (keep || !["description", "spec", "screen"].includes(key)))
      .map(([key, one]) => [key, plain(one, keep)]),
  );
};

describe("the portal's machines in its bundle", () => {
  const servers: ViteDevServer[] = [];
  const machines: AnyStateMachine[][] = [];
  const modules = Object.keys(import.meta.glob("../../src/machines/**/*.machine.ts")).map((path) =>
    path.replace("../..", ""),
  );

  const machinesOf = async (plugins: readonly ReturnType<typeof machinesWithoutDescriptions>[]) => {
    const server = await createServer({
      configFile: false,
      logLevel: "error",
      appType: "custom",
      plugins: [...plugins],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    });
    servers.push(server);
    const loaded = await Promise.all(modules.map((module) => server.ssrLoadModule(module)));
    return loaded.flatMap((module) => Object.values(module).filter(isMachine));
  };

  beforeAll(async () => {
    machines.push(await machinesOf([]), await machinesOf([machinesWithoutDescriptions()]));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test("are the same except for what only the atlas reads", () => {
    const [sources = [], bundled = []] = machines;
    expect(sources.length).toBeGreaterThanOrEqual(modules.length);
    expect(bundled.map(({ config }) => plain(config, true))).toEqual(
      sources.map(({ config }) => plain(config, false)),
    );
  });
});
