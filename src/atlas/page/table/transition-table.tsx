import { conditionOf } from "../../model/condition.ts";
import { Fragment } from "react";
import Download from "lucide-react/icons/download";
import { Link, type To } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { Table, type Column } from "../../../ui/kit/lists/table.tsx";
import type { AtlasMachine, IrTransition, TriedFault } from "../../model/atlas-model.ts";
import { countFaults } from "../../model/faults.ts";
import type { Review } from "../../model/review-schema.ts";
import { columns, specHref, type MachineAddress, type TableColumn } from "../address.ts";
import { listedTests } from "../listed-tests.ts";
import { labels } from "../labels.ts";
import { TableFilters } from "./table-filters.tsx";
import css from "./table.module.css";
import { cellText, rowsOf, shownRows, type TransitionRow } from "./transition-rows.ts";

export interface TransitionTableProps {
  readonly machine: AtlasMachine;
  readonly review: Review;
  readonly address: MachineAddress;
  readonly change: (changes: Partial<MachineAddress>, how?: "push" | "replace") => void;
  readonly changed: (changes: Partial<MachineAddress>) => To;
  readonly stateHref: (id: string) => To;
  readonly arrowHref: (transition: IrTransition) => To;
  /** Called to save the shown rows in their order. */
  readonly onSave: (rows: readonly TransitionRow[]) => void;
}

const w = labels.table;

const Tests = ({ tests, ran }: { readonly tests: readonly string[]; readonly ran: boolean }) => {
  if (!ran) return <span className={css["quiet"]}>{w.notRun}</span>;
  if (tests.length === 0) return <Badge tone="danger" label={labels.coverage.never} />;
  const { listed, more } = listedTests(tests);
  return (
    <span title={[...listed, ...(more === undefined ? [] : [more])].join("\n")}>
      {labels.coverage.tests(tests.length)}
    </span>
  );
};

const Faults = ({ faults }: { readonly faults: readonly TriedFault[] }) => {
  const { noticed, all } = countFaults(faults);
  if (noticed < all) return <Badge tone="danger" label={labels.faults.unnoticedCount(all - noticed)} />;
  return <span>{labels.faults.noticedCount(noticed)}</span>;
};

/** A path with line breaks allowed after its dots. */
const Dotted = ({ text }: { readonly text: string }) =>
  text.split(".").map((part, index, all) => (
    <Fragment key={text.split(".", index + 1).join(".")}>
      {index > 0 && <wbr />}
      <span>{index < all.length - 1 ? `${part}.` : part}</span>
    </Fragment>
  ));

const render =
  (
    { machine: { coverage }, stateHref }: Pick<TransitionTableProps, "machine" | "stateHref">,
    column: TableColumn,
  ) =>
  (row: TransitionRow) => {
    const { transition, to, tests, faults } = row;
    switch (column) {
      case "to":
        return transition.targets.length === 1 && transition.targets[0] !== undefined ? (
          <Link to={stateHref(transition.targets[0])}>
            <Dotted text={to} />
          </Link>
        ) : (
          <>
            <Dotted text={to} />{" "}
            {transition.targets.length === 0 && <span className={css["quiet"]}>{w.stays}</span>}
          </>
        );
      case "spec":
        return transition.spec === "" ? (
          labels.none
        ) : (
          <Link to={specHref(transition.spec)} className={css["spec"]}>
            {transition.spec}
          </Link>
        );
      case "tests":
        return <Tests tests={tests} ran={coverage._tag === "Run"} />;
      case "faults":
        return <Faults faults={faults} />;
      case "guard":
        return <code className={css["code"]}>{conditionOf(transition) || labels.none}</code>;
      case "from":
        return <Dotted text={cellText(row, column)} />;
      case "event":
        return <span title={transition.description}>{cellText(row, column)}</span>;
      case "actions":
      case "screen":
        return cellText(row, column) || labels.none;
    }
  };

/** A machine's transitions as a table: the diagram's content in sortable and accessible form. */
export const TransitionTable = (props: TransitionTableProps) => {
  const { machine, review, address, change, changed, stateHref, arrowHref, onSave } = props;
  const { ir, coverage } = machine;
  const all = rowsOf(machine, review);
  const rows = shownRows(all, address);
  const shown: readonly Column<TransitionRow, TableColumn>[] = columns.map((key) => ({
    key,
    header: w.columns[key],
    sortable: true,
    primary: key === "from" || key === "event",
    // The card has both.
    ...(key === "screen" && { least: 1 }),
    ...(key === "faults" && { least: 2 }),
    render: render({ machine, stateHref }, key),
  }));
  const clear = (): void =>
    change({ search: "", kind: undefined, tested: undefined, faults: undefined, review: undefined });
  return (
    <div className={css["part"]}>
      <TableFilters address={address} change={change} ran={coverage._tag === "Run"} />
      <div className={css["above"]}>
        <p role="status" className={css["quiet"]}>
          {w.shown(rows.length, all.length)}
        </p>
        {rows.length > 0 && (
          <Button icon={Download} onClick={() => onSave(rows)}>
            {w.save}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={w.nothing}
          text={w.nothingText}
          action={<Button onClick={clear}>{w.clear}</Button>}
        />
      ) : (
        <div className={css["frame"]}>
          <Table
            label={w.label(ir.id)}
            columns={shown}
            rows={rows}
            rowKey={({ transition }) => transition.id}
            rowHref={({ transition }) => arrowHref(transition)}
            compact
            sort={{ key: address.sort, direction: address.descending ? "descending" : "ascending" }}
            sortHref={({ key, direction }) => changed({ sort: key, descending: direction === "descending" })}
          />
        </div>
      )}
    </div>
  );
};
