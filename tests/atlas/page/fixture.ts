import { readIr } from "../../../src/atlas/build/read-ir.ts";
import type {
  AtlasIndex,
  AtlasMachine,
  IrTransition,
  Layout,
  MachineDiff,
  MachineIr,
  Proof,
  SearchEntry,
  SectionText,
} from "../../../src/atlas/model/atlas-model.ts";
import { screenLoadingMachine } from "../../../src/machines/shell/screen-loading.machine.ts";

/** The smallest machine of the portal with a call, a limit and a failure. */
export const ir: MachineIr = readIr("screen-loading", screenLoadingMachine);

/** States in one column; the page's tests do not depend on the layout. */
const layout: Layout = {
  width: 400,
  height: 100 * ir.states.length,
  boxes: ir.states.map(({ id, key, spec }, index) => ({
    state: id,
    x: 10,
    y: 10 + 100 * index,
    width: 200,
    height: 60,
    title: key,
    subtitle: "",
    spec,
    lines: [],
    textsAt: 12,
    specAt: 12,
    folded: false,
  })),
  starts: [],
  pills: [],
  arrows: ir.transitions.map(({ id, kind, label, spec }, index) => ({
    transition: id,
    kind,
    line: kind,
    points: [
      { x: 220, y: 100 * index },
      { x: 220, y: 100 * index + 60 },
    ],
    label: { x: 230, y: 100 * index, width: 150, height: 20, lines: [label], spec, isCase: false },
  })),
};

/** After the two by which it begins with or without its code. */
const [first, failedTo] = ir.transitions.slice(2) as [IrTransition, IrTransition];
export const answeredTo = first;

/** The transition that no test has fired. */
export const unfired = failedTo.id;

const diff: MachineDiff = {
  change: "changed",
  entries: [
    { change: "added", what: "transition", id: unfired, about: "", details: [] },
    {
      change: "retargeted",
      what: "transition",
      id: answeredTo.id,
      about: "→ screenLoading.failed",
      details: ["targets: screenLoading.ready → screenLoading.failed"],
    },
  ],
  states: {},
  transitions: { [unfired]: "added", [answeredTo.id]: "retargeted" },
  union: ir,
  layouts: { open: layout, folded: null, opened: {} },
};

const line: Proof = { sentence: "Given a screen's code on its way, when it comes: ready", spec: "shell §2" };

export const machine: AtlasMachine = {
  ir,
  layouts: { open: layout, folded: null, opened: {} },
  diff,
  coverage: {
    _tag: "Run",
    ranAt: "2026-11-21T10:00:00.000Z",
    names: ["screen-loading > loads", "walk"],
    tests: Object.fromEntries(
      ir.transitions.filter(({ id }) => id !== unfired).map(({ id }) => [id, [0, 1]]),
    ),
  },
  review: { machine: ir.name, entries: [] },
  provedBy: {
    [answeredTo.id]: [line],
  },
  // Of the first transition without a test, one of two is noticed.
  faults: Object.fromEntries(
    ir.transitions.map(({ id }) => [
      id,
      [
        { what: "is gone", noticedBy: line },
        { what: "leads to ready", noticedBy: id === unfired ? null : line },
      ],
    ]),
  ),
  pathToState: {
    "screenLoading.ready": {
      input: '{name: "orders"}',
      steps: [{ event: answeredTo.event, payload: "{output: Answered}" }],
    },
  },
  pathToTransition: {},
  invokedBy: [{ machine: "portal", state: "portal", id: "screen" }],
};

export const index: AtlasIndex = {
  version: "1.0.0",
  built: { at: "2026-11-21T11:00:00.000Z", commit: "abc1234" },
  ranAt: "2026-11-21T10:00:00.000Z",
  machines: [
    {
      name: ir.name,
      id: ir.id,
      description: ir.description,
      states: ir.states.length,
      transitions: ir.transitions.length,
      fired: ir.transitions.length - 1,
      faults: { noticed: 2 * ir.transitions.length - 1, all: 2 * ir.transitions.length },
      reviewed: { open: ir.transitions.length, changed: 0, ticked: 0 },
      change: "changed",
    },
  ],
  sections: ["shell §2", "business §9", "decisions/session"],
  findings: [
    {
      id: `transition-without-test:${unfired}`,
      kind: "transition-without-test",
      subject: unfired,
      machine: ir.name,
      explanation: null,
    },
    {
      id: "code-without-carrier:7001",
      kind: "code-without-carrier",
      subject: "7001",
      machine: null,
      explanation: "Shown as an unknown error.",
    },
  ],
  against: {
    revision: "v0.9",
    markdown: "## Changes since v0.9",
    machines: [{ name: ir.name, change: "changed", entries: diff.entries }],
  },
};

export const spec: readonly SectionText[] = [
  {
    id: "shell §2",
    document: "shell",
    title: "Screens and routes",
    summary: "Every address.",
    text: [
      { kind: "paragraph", content: [{ kind: "text", text: "Every address." }] },
      {
        kind: "table",
        head: [[{ kind: "text", text: "path" }]],
        rows: [[[{ kind: "code", text: "/orders/<b>" }]]],
      },
      {
        kind: "list",
        ordered: false,
        items: [
          [
            {
              kind: "paragraph",
              content: [
                {
                  kind: "link",
                  to: { section: "business §9" },
                  content: [{ kind: "text", text: "limits" }],
                },
                {
                  kind: "link",
                  to: { href: "https://example.test/" },
                  content: [{ kind: "strong", content: [{ kind: "text", text: "elsewhere" }] }],
                },
              ],
            },
          ],
        ],
      },
    ],
    carriedBy: [{ machine: ir.name, what: "state", id: "screenLoading.loading" }],
  },
  {
    id: "business §9",
    document: "business",
    title: "Constants",
    summary: "Every limit.",
    text: [],
    carriedBy: [],
  },
  {
    id: "decisions/session",
    document: "project",
    title: "Session",
    summary: "How long it lasts.",
    text: [{ kind: "paragraph", content: [{ kind: "text", text: "How long it lasts." }] }],
    carriedBy: [],
  },
];

export const search: readonly SearchEntry[] = [
  {
    kind: "machine",
    text: ir.name,
    hint: ir.description,
    part: { machine: ir.name, what: "state", id: ir.id },
    places: 1,
  },
  {
    kind: "state",
    text: "screenLoading.ready",
    hint: "The screen can be shown",
    part: { machine: ir.name, what: "state", id: "screenLoading.ready" },
    places: 1,
  },
  {
    kind: "state",
    text: "screenLoading.failed",
    hint: "The load error",
    part: { machine: ir.name, what: "state", id: "screenLoading.failed" },
    places: 1,
  },
  { kind: "spec", text: "shell §2", hint: "Screens and routes", part: null, places: 1 },
  { kind: "code", text: "7001", hint: "numeric", part: null, places: 1 },
];
