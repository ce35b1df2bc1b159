import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { readAllIr } from "../../../src/atlas/build/diagrams.ts";
import { readPages, readFacts } from "../../../src/atlas/build/read-sources.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { specSectionsOf } from "../../../src/atlas/build/spec-sections.ts";
import { walkAll } from "../../../src/atlas/build/walks.ts";
import { explanationsIn, findingsOf, type Examined } from "../../../src/atlas/model/findings.ts";
import { sentenceOf } from "../../../src/atlas/model/finding-kinds.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { sampleMachine } from "./sample-machine.ts";

const specIds = new Set(specSectionsOf(readPages()).map(({ id }) => id));
const explanations = explanationsIn(fs.readFileSync("docs/findings.md", "utf8"));

const examine = async (): Promise<Examined> => {
  const walks = await walkAll();
  return {
    machines: await readAllIr(),
    specIds,
    catalogue: errorCatalogue,
    facts: readFacts(),
    reached: new Map([...walks].map(([name, { pathToState }]) => [name, new Set(Object.keys(pathToState))])),
    fired: new Map(
      [...walks].map(([name, { pathToTransition }]) => [name, new Set(Object.keys(pathToTransition))]),
    ),
  };
};

it("every finding about the portal's machines is explained in docs/findings.md, which contains no other explanation", async () => {
  const findings = findingsOf(await examine(), explanations);
  expect(
    findings.filter(({ explanation }) => explanation === null || explanation === "").map(sentenceOf),
    "explain or mend these: docs/findings.md",
  ).toEqual([]);
  const ids = new Set(findings.map(({ id }) => id));
  expect(
    [...explanations.keys()].filter((id) => !ids.has(id)),
    "explanations of what is no longer found: take them out",
  ).toEqual([]);
});

describe("findings", () => {
  const ir = readIr("sample", sampleMachine);
  const idle = ir.states.find(({ id }) => id === "sample.idle")!;
  const kindsAbout = (changed: Partial<Examined>) => {
    const all = findingsOf(
      {
        machines: [ir],
        specIds,
        catalogue: [
          { code: "DEFECT", area: "shell", spec: "shell §8" },
          { code: "NOT_YET", area: "shell", spec: "shell §8" },
        ],
        facts: { made: ["go", "back", "stop", "note"], named: [], heard: [], matched: [] },
        reached: new Map([["sample", new Set(ir.states.map(({ id }) => id))]]),
        fired: new Map([["sample", new Set(ir.transitions.map(({ id }) => id))]]),
        ...changed,
      },
      new Map(),
    );
    return all.map(({ id }) => id);
  };
  /** What the sample machine has by itself. */
  const own = ["final-without-reader:sample.stopped", "history-into-final:sample.working.right.last"];

  it("report a history that may target a final state, and a final state that nothing reads", () =>
    expect(kindsAbout({})).toEqual(own));

  it("report states without a path and transitions without a test", () => {
    expect(
      kindsAbout({ reached: new Map([["sample", new Set(ir.states.slice(1).map(({ id }) => id))]]) }),
    ).toEqual(["unreachable-state:sample", ...own]);
    expect(
      kindsAbout({ fired: new Map([["sample", new Set(ir.transitions.slice(1).map(({ id }) => id))]]) }),
    ).toEqual(["transition-without-test:sample|stop|", ...own]);
    expect(kindsAbout({ fired: undefined })).toEqual(own);
  });

  it("report parts without a place in the specification, or with one that does not exist", () => {
    expect(
      kindsAbout({ machines: [{ ...ir, states: [{ ...idle, spec: "" }], transitions: [] }], catalogue: [] }),
    ).toEqual(["transition-without-spec:sample.idle"]);
    expect(
      kindsAbout({
        machines: [{ ...ir, states: [{ ...idle, spec: "shell §44" }], transitions: [] }],
        catalogue: [],
      }),
    ).toEqual(["unknown-spec:sample.idle"]);
  });

  it("report a wait without a limit, unless a parent state has one", () => {
    const waiting = {
      ...idle,
      invokes: [{ id: "load", src: "load", kind: "call" as const, machine: null, takes: [] }],
    };
    expect(kindsAbout({ machines: [{ ...ir, states: [waiting], transitions: [] }], catalogue: [] })).toEqual([
      "wait-without-limit:sample.idle",
      "call-without-error:sample.idle",
    ]);
    const around = { ...idle, id: "sample", parent: null, limits: [{ delay: "limit", ms: 5 }] };
    expect(
      kindsAbout({
        machines: [{ ...ir, states: [{ ...waiting, parent: "sample" }, around], transitions: [] }],
        catalogue: [],
      }),
    ).toEqual(["call-without-error:sample.idle"]);
  });

  it("report codes that only the machines or only the catalogue know, except those that another code includes", () => {
    expect(kindsAbout({ catalogue: [] })).toEqual([
      ...own,
      "code-not-in-catalogue:DEFECT",
      "code-not-in-catalogue:NOT_YET",
    ]);
    const catalogue = [
      { code: "DEFECT", area: "shell" as const, spec: "shell §8" },
      { code: "NOT_YET", area: "shell" as const, spec: "shell §8" },
      { code: "7001", area: "numeric" as const, spec: "shell §8" },
    ];
    expect(kindsAbout({ catalogue })).toEqual([...own, "code-without-carrier:7001"]);
  });
});

it("the explanation of a finding is the text below its heading", () => {
  expect([
    ...explanationsIn(
      "# Findings\n\nAbout.\n\n## `unreachable-state:door.open`\n\nIt is a fixture.\n\n## code-without-carrier:7001\n\nComes later.\n",
    ),
  ]).toEqual([
    ["unreachable-state:door.open", "It is a fixture."],
    ["code-without-carrier:7001", "Comes later."],
  ]);
});
