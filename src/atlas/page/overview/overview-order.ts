import type { AtlasIndex, MachineSummary } from "../../model/atlas-model.ts";

/** The columns of the overview. */
const overviewColumns = [
  "name",
  "description",
  "states",
  "transitions",
  "coverage",
  "faults",
  "findings",
  "review",
  "change",
] as const;
export type OverviewColumn = (typeof overviewColumns)[number];

export interface OverviewOrder {
  readonly key: OverviewColumn;
  readonly direction: "ascending" | "descending";
}

/** The sort order of an address: by name if missing or invalid. */
export const readOrder = (params: URLSearchParams): OverviewOrder => {
  const sort = params.get("sort") ?? "";
  const key = overviewColumns.find((column) => column === sort.replace(/^-/, "")) ?? "name";
  return { key, direction: sort === `-${key}` ? "descending" : "ascending" };
};

/** The order in an address; "" for the order by name. */
export const writeOrder = ({ key, direction }: OverviewOrder): string => {
  const sort = `${direction === "descending" ? "-" : ""}${key}`;
  return sort === "name" ? "" : new URLSearchParams({ sort }).toString();
};

/** Number of findings of a machine. */
export const findingsOf = (
  { findings }: Pick<AtlasIndex, "findings">,
  { name }: Pick<MachineSummary, "name">,
): number => findings.filter(({ machine }) => machine === name).length;

/** The share of the transitions that tests fire, or of the faults that are noticed, from 0 to 1. Rounded down, so that 1 means all. */
export const shareOf = (part: number, all: number): number =>
  all === 0 ? 1 : Math.floor((part / all) * 1000) / 1000;

const valueOf = (
  index: Pick<AtlasIndex, "findings">,
  machine: MachineSummary,
  key: OverviewColumn,
): string | number => {
  switch (key) {
    case "name":
    case "description":
    case "states":
    case "transitions":
      return machine[key];
    case "coverage":
      return machine.fired === null ? 2 : machine.fired / Math.max(1, machine.transitions);
    case "faults":
      return shareOf(machine.faults.noticed, machine.faults.all);
    case "findings":
      return findingsOf(index, machine);
    case "review":
      return machine.reviewed.ticked / Math.max(1, machine.transitions);
    case "change":
      return machine.change === null || machine.change === "same" ? "~" : machine.change;
  }
};

const order = new Intl.Collator("en", { numeric: true });

/** Sorts the machines. */
export const ordered = (
  index: Pick<AtlasIndex, "findings" | "machines">,
  { key, direction }: OverviewOrder,
): readonly MachineSummary[] => {
  const compare = (one: MachineSummary, other: MachineSummary): number => {
    const [a, b] = [valueOf(index, one, key), valueOf(index, other, key)];
    return typeof a === "number" && typeof b === "number" ? a - b : order.compare(String(a), String(b));
  };
  const sorted = index.machines.toSorted(compare);
  return direction === "descending" ? sorted.toReversed() : sorted;
};
