import { describe, expect, it } from "vitest";
import { listedTests } from "../../../src/atlas/page/listed-tests.ts";
import { readAddress } from "../../../src/atlas/page/address.ts";
import { csvOf } from "../../../src/atlas/page/table/csv.ts";
import { rowsOf, shownRows } from "../../../src/atlas/page/table/transition-rows.ts";
import { labels } from "../../../src/atlas/page/labels.ts";
import { ir, machine, unfired } from "./fixture.ts";

const rows = rowsOf(machine, machine.review);
const ids = (query: string) =>
  shownRows(rows, readAddress(new URLSearchParams(query))).map(({ transition }) => transition.id);

describe("the rows of a table", () => {
  it("contain all transitions, in the machine's order", () => {
    expect(ids("")).toEqual(ir.transitions.map(({ id }) => id));
    expect(ids("sort=-from")).toEqual(ir.transitions.map(({ id }) => id).toReversed());
  });

  it("are found by every word of any column, in any case", () => {
    expect(ids("q=ANSWERED")).toEqual(
      ir.transitions.filter(({ guard }) => guard === "answered").map(({ id }) => id),
    );
    expect(ids("q=loading%20crashed%20breaks")).toHaveLength(1);
    expect(ids("q=loading%20nothing")).toEqual([]);
    expect(ids("q=%E2%80%8Bloading%C2%A0crashed%20bre%C2%ADaks")).toHaveLength(1);
    expect(ids("q=timed_out")).toEqual(
      ir.transitions.filter(({ code }) => code === "TIMED_OUT").map(({ id }) => id),
    );
  });

  it("are filtered by kind, by tests and by faults", () => {
    expect(ids("kind=timer")).toEqual(
      ir.transitions.filter(({ kind }) => kind === "timer").map(({ id }) => id),
    );
    expect(ids("tested=never")).toEqual([unfired]);
    expect(ids("faults=unnoticed")).toEqual([unfired]);
    expect(ids("faults=noticed")).toHaveLength(ir.transitions.length - 1);
    expect(ids("tested=fired")).toHaveLength(ir.transitions.length - 1);
  });

  it("are sorted by a column, in both directions", () => {
    const names = shownRows(rows, readAddress(new URLSearchParams("sort=event"))).map(
      ({ transition }) => transition.label,
    );
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })));
    expect(ids("sort=tests")[0]).toBe(unfired);
    expect(ids("sort=faults")[0]).toBe(unfired);
    expect(ids("sort=-faults").at(-1)).toBe(unfired);
    expect(ids("sort=-tests").at(-1)).toBe(unfired);
  });
});

describe("CSV", () => {
  const heads = { ...labels.table.columns, ...labels.table.more };
  const lines = csvOf(rows, heads).split("\r\n");

  it("has a header, and a line for each transition with its permanent id", () => {
    expect(lines[0]).toBe("From,Event,Guard,To,Actions,Spec,Screen,Tests,Faults,Kind,Code,What it does,Id");
    expect(lines).toHaveLength(ir.transitions.length + 2);
    expect(lines[1]?.endsWith(ir.transitions[0]?.id ?? "no id")).toBe(true);
  });

  it("quotes values with commas or quotes, and escapes formulas", () => {
    const [row] = rows;
    if (row === undefined) throw new Error("no rows");
    const tricky = { ...row, from: "=1+1", to: 'a, "b"' };
    expect(csvOf([tricky], heads).split("\r\n")[1]).toMatch(/^'=1\+1,.*,"a, ""b""",/);
  });
});

it("of thousands of tests that fire a transition, twenty are listed and the others counted", () => {
  const tests = Array.from({ length: 2684 }, (_, index) => `walk ${index}`);
  expect(listedTests(tests.slice(0, 20))).toEqual({ listed: tests.slice(0, 20), more: undefined });
  expect(listedTests(tests)).toEqual({ listed: tests.slice(0, 20), more: "and 2,664 more" });
});
