import { typed } from "../../../domain/kit/typed.ts";
import { conditionOf } from "../../model/condition.ts";
import type { AtlasMachine, IrTransition, MachineIr, TriedFault } from "../../model/atlas-model.ts";
import { unnoticedIn } from "../../model/faults.ts";
import { standingOf, type Standing } from "../../model/review.ts";
import type { Review } from "../../model/review-schema.ts";
import { columns, localPath, targetsOf, type MachineAddress, type TableColumn } from "../address.ts";
import { testsOf } from "../../model/coverage.ts";
import { labels } from "../labels.ts";

/** A row of a machine's table. */
export interface TransitionRow {
  readonly transition: IrTransition;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
  readonly faults: readonly TriedFault[];
  readonly standing: Standing;
}

const place = (ir: MachineIr, id: string): string => localPath(id) || ir.id;

/** The rows of a machine, in document order. */
export const rowsOf = (
  { ir, coverage, faults }: Pick<AtlasMachine, "ir" | "coverage" | "faults">,
  review: Review,
): readonly TransitionRow[] =>
  ir.transitions.map((transition) => ({
    transition,
    from: place(ir, transition.source),
    to: targetsOf(transition)
      .map((id) => place(ir, id))
      .join(", "),
    tests: testsOf(coverage, transition.id),
    faults: faults[transition.id] ?? [],
    standing: standingOf(review, transition),
  }));

/** The text of a cell, for filter, sorting and CSV. */
export const cellText = (
  { transition, from, to, tests, faults }: TransitionRow,
  column: TableColumn,
): string => {
  switch (column) {
    case "from":
      return from;
    case "event":
      return transition.label;
    case "guard":
      return conditionOf(transition);
    case "to":
      return to;
    case "actions":
      return transition.actions.join(", ");
    case "spec":
      return transition.spec;
    case "screen":
      return transition.screen ?? "";
    case "tests":
      return tests.join("; ");
    case "faults":
      return faults
        .map(({ what, noticedBy }) => `${what}: ${noticedBy?.sentence ?? labels.faults.notNoticed}`)
        .join("; ");
  }
};

type Filters = Pick<
  MachineAddress,
  "search" | "kind" | "tested" | "faults" | "review" | "sort" | "descending"
>;

const isReviewedAs = (wanted: NonNullable<Filters["review"]>, standing: Standing): boolean =>
  wanted === "unticked" ? standing !== "ticked" : standing === wanted;

const matches = (row: TransitionRow, { search, kind, tested, faults, review }: Filters): boolean => {
  if (kind !== undefined && row.transition.kind !== kind) return false;
  if (tested !== undefined && row.tests.length > 0 !== (tested === "fired")) return false;
  if (faults !== undefined && (unnoticedIn(row.faults).length === 0) !== (faults === "noticed")) return false;
  if (review !== undefined && !isReviewedAs(review, row.standing)) return false;
  const text = [
    ...columns.map((column) => cellText(row, column)),
    row.transition.event,
    row.transition.code ?? "",
    row.transition.description,
  ]
    .join(" ")
    .toLowerCase();
  return typed(search)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Compares numbers within texts numerically, so that "5 s" comes before "60 s". */
const order = new Intl.Collator("en", { numeric: true });

/** The filtered and sorted rows of an address. Sorted by "from" they keep the machine's order. */
export const shownRows = (rows: readonly TransitionRow[], filters: Filters): readonly TransitionRow[] => {
  const found = rows.filter((row) => matches(row, filters));
  const compare = (one: TransitionRow, other: TransitionRow): number => {
    if (filters.sort === "tests") return one.tests.length - other.tests.length;
    if (filters.sort === "faults") return unnoticedIn(other.faults).length - unnoticedIn(one.faults).length;
    return order.compare(cellText(one, filters.sort), cellText(other, filters.sort));
  };
  const sorted = filters.sort === "from" ? found : found.toSorted(compare);
  return filters.descending ? sorted.toReversed() : sorted;
};
