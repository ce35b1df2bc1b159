import { useSelector } from "@xstate/react";
import { Link, useSearchParams } from "react-router-dom";
import { useFormat } from "../../../ui/i18n/format.ts";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import { Table, type Column } from "../../../ui/kit/lists/table.tsx";
import type { AtlasIndex, MachineSummary } from "../../model/atlas-model.ts";
import { countStandings } from "../../model/review.ts";
import { pathOf } from "../address.ts";
import { useAtlasData, useIndex } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { presentMachines, totalCoverage, totalFaults } from "../machine/layer-note.tsx";
import { useReviews } from "../review/reviews.ts";
import { labels } from "../labels.ts";
import {
  findingsOf,
  shareOf,
  ordered,
  readOrder,
  writeOrder,
  type OverviewColumn,
} from "./overview-order.ts";
import css from "./overview.module.css";

const w = labels.overview;

interface CoveredProps {
  readonly covered: number;
  readonly all: number;
  /** The name of the rest. */
  readonly rest: string;
}

const Covered = ({ covered, all, rest }: CoveredProps) => {
  const format = useFormat();
  return (
    <span className={css["coverage"]}>
      <progress className={css["meter"]} max={all} value={covered} aria-hidden="true" />
      <span>{format.percent(shareOf(covered, all))}</span>
      {covered < all && <Badge tone="danger" label={`${rest}: ${all - covered}`} />}
    </span>
  );
};

const Coverage = ({ fired, transitions }: Pick<MachineSummary, "fired" | "transitions">) =>
  fired === null ? (
    <span className={css["quiet"]}>{labels.table.notRun}</span>
  ) : (
    <Covered covered={fired} all={transitions} rest={labels.coverage.never} />
  );

const changeText = ({ change }: MachineSummary): string =>
  change === null || change === "same" ? labels.none : labels.machine.changes[change];

const columnsOf = (index: AtlasIndex): readonly Column<MachineSummary, OverviewColumn>[] => [
  { key: "name", header: w.machines, sortable: true, primary: true, render: ({ name }) => name },
  { key: "description", header: w.description, sortable: true, render: ({ description }) => description },
  {
    key: "states",
    header: w.states,
    sortable: true,
    number: true,
    render: ({ states }) => states,
    secondary: "labelled",
  },
  {
    key: "transitions",
    header: w.transitions,
    sortable: true,
    number: true,
    render: ({ transitions }) => transitions,
    secondary: "labelled",
  },
  {
    key: "coverage",
    header: w.coverage,
    sortable: true,
    primary: true,
    render: (machine) => <Coverage {...machine} />,
  },
  {
    key: "faults",
    header: w.faults,
    sortable: true,
    render: ({ faults: { noticed, all } }) => (
      <Covered covered={noticed} all={all} rest={labels.faults.notNoticed} />
    ),
  },
  {
    key: "findings",
    header: w.findings,
    sortable: true,
    number: true,
    render: (machine) => findingsOf(index, machine),
    secondary: "labelled",
  },
  {
    key: "review",
    header: labels.review.title,
    sortable: true,
    render: ({ reviewed: { ticked, changed, open } }) => labels.review.overview(ticked, changed, open),
  },
  ...(index.against === null
    ? []
    : [{ key: "change" as const, header: w.change, sortable: true, render: changeText }]),
];

const Figure = ({
  label,
  value,
  note,
  to,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly to?: string;
}) => (
  <div className={css["figure"]}>
    <dt>{label}</dt>
    <dd>
      {to === undefined ? <span>{value}</span> : <Link to={to}>{value}</Link>}
      {note !== undefined && <span className={css["quiet"]}>{` ${note}`}</span>}
    </dd>
  </div>
);

/** The index with what was reviewed in this page: the machines of which it was have been loaded. */
const useReviewedIndex = (): AtlasIndex => {
  const index = useIndex();
  const data = useAtlasData();
  const reviews = useSelector(useReviews(), ({ context }) => context.reviews);
  const machines = index.machines.map((summary) => {
    const review = reviews[summary.name];
    if (review === undefined) return summary;
    const { data: held } = data.machine(summary.name).getSnapshot().context;
    return held._tag === "None"
      ? summary
      : { ...summary, reviewed: countStandings(held.content.ir.transitions, review) };
  });
  return { ...index, machines };
};

/** All machines with their figures. */
export const OverviewPage = () => {
  const index = useReviewedIndex();
  const format = useFormat();
  const { findings, ranAt, built, against } = index;
  const [params] = useSearchParams();
  const order = readOrder(params);
  const machines = presentMachines(index.machines);
  const { fired, all } = totalCoverage(machines);
  const faults = totalFaults(machines);
  const moment = (at: string): string => format.moment(new Date(at));
  const unexplained = findings.filter(({ explanation }) => explanation === null).length;
  usePageName(labels.machines);
  return (
    <>
      <PageHeader title={labels.title} note={`${w.note} ${labels.built(moment(built.at), built.commit)}`} />
      <dl className={css["figures"]}>
        <Figure label={w.machines} value={format.number(machines.length)} />
        <Figure
          label={w.states}
          value={format.number(machines.reduce((sum, { states }) => sum + states, 0))}
        />
        <Figure label={w.transitions} value={format.number(all)} />
        <Figure
          label={w.coverage}
          value={ranAt === null ? labels.none : format.percent(shareOf(fired, all))}
          note={ranAt === null ? w.noRun : w.of(fired, all, moment(ranAt))}
        />
        <Figure
          label={w.faults}
          value={format.percent(shareOf(faults.noticed, faults.all))}
          note={labels.faults.count(faults.noticed, faults.all)}
        />
        <Figure
          label={w.findings}
          value={format.number(findings.length)}
          to="/findings"
          {...(findings.length > 0 && { note: w.open(unexplained) })}
        />
        {against !== null && (
          <Figure
            label={labels.diff.title}
            value={format.number(against.machines.length)}
            note={w.since(against.revision)}
            to="/changes"
          />
        )}
      </dl>
      <Panel heading={w.machines} flush>
        <Table
          label={w.machines}
          columns={columnsOf(index)}
          rows={ordered(index, order)}
          rowKey={({ name }) => name}
          rowHref={({ name }) => pathOf(name)}
          compact
          sort={order}
          sortHref={(next) => ({ search: writeOrder(next) })}
        />
      </Panel>
    </>
  );
};
