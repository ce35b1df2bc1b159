import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { LinkButton } from "../../../ui/kit/buttons/link-button.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { Tabs, type Tab } from "../../../ui/kit/layout/tabs.tsx";
import { ResourceView } from "../../../ui/resource/resource-view.tsx";
import type { AtlasMachine, IrTransition, MachineSummary } from "../../model/atlas-model.ts";
import { partHref, type MachineTab } from "../address.ts";
import { useAtlasData, useIndex } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { useReviewOf } from "../review/reviews.ts";
import { SimulatedDiagram } from "../simulator/simulated-diagram.tsx";
import { TransitionTable } from "../table/transition-table.tsx";
import { labels } from "../labels.ts";
import { ChangesPart } from "./changes-part.tsx";
import { DiagramPart } from "./diagram-part.tsx";
import { lookedAt } from "./looked-at.ts";
import css from "./machine.module.css";
import { MissingNote } from "./missing-note.tsx";
import { saveCsv } from "./save-menu.tsx";
import { useMachineAddress, type AddressOfMachine } from "./use-machine-address.ts";

const w = labels.machine;

interface PartsProps {
  readonly machine: AtlasMachine;
  readonly place: AddressOfMachine;
  readonly local: string;
}

/** The number alone: what is counted is the tab's name. */
const countOf = (length: number) => ({ number: String(length), text: String(length) });

const tabsOf = ({ ir, diff }: AtlasMachine): readonly Tab<MachineTab>[] => [
  { id: "diagram", label: w.tabs.diagram },
  { id: "table", label: w.tabs.table, count: countOf(ir.transitions.length) },
  { id: "changes", label: w.tabs.changes, ...(diff !== null && { count: countOf(diff.entries.length) }) },
];

const Parts = ({ machine, place, local }: PartsProps) => {
  const { ir, diff } = machine;
  const { against } = useIndex();
  const review = useReviewOf(machine);
  const { address, change, changed } = place;
  const looked = lookedAt(machine, address, local);
  const { arrow: _, ...kept } = address;
  const arrowHref = ({ id }: IrTransition) =>
    partHref({ machine: ir.name, what: "transition", id }, { ...kept, tab: "diagram" });
  const part = (): ReactNode => {
    switch (address.tab) {
      case "diagram":
        return address.simulating ? (
          <SimulatedDiagram machine={machine} place={place} stateId={looked.stateId} />
        ) : (
          <DiagramPart machine={machine} place={place} looked={looked} arrowHref={arrowHref} />
        );
      case "table":
        return (
          <TransitionTable
            machine={machine}
            review={review}
            address={address}
            change={change}
            changed={changed}
            stateHref={(id) => partHref({ machine: ir.name, what: "state", id })}
            arrowHref={arrowHref}
            onSave={(rows) => saveCsv(ir.name, rows)}
          />
        );
      case "changes":
        return <ChangesPart machine={machine} />;
    }
  };
  return (
    <>
      {diff?.change === "removed" && against !== null && (
        <p className={css["gone"]}>{w.gone(against.revision)}</p>
      )}
      {looked.missing !== undefined && <MissingNote missing={looked.missing} place={place} />}
      <Tabs
        label={w.tabsLabel}
        tabs={tabsOf(machine)}
        value={address.tab}
        onChange={(tab) => change({ tab, simulating: false })}
      >
        {part()}
      </Tabs>
    </>
  );
};

const Facts = ({
  summary,
  machine,
}: {
  readonly summary: MachineSummary;
  readonly machine: AtlasMachine | undefined;
}) => (
  <p className={css["facts"]}>
    <span>{summary.description}</span>
    <span>{w.states(summary.states)}</span>
    <span>{w.transitions(summary.transitions)}</span>
    {machine !== undefined && machine.invokedBy.length > 0 && (
      <span>
        <span>{w.invokedBy}</span>{" "}
        {machine.invokedBy.map(({ machine, state, id }) => (
          <Link key={`${machine} ${state} ${id}`} to={partHref({ machine, what: "state", id: state })}>
            {machine}
          </Link>
        ))}
      </span>
    )}
  </p>
);

const MachineView = ({ summary, local }: { readonly summary: MachineSummary; readonly local: string }) => {
  const actor = useAtlasData().machine(summary.name);
  const place = useMachineAddress(summary.name);
  return (
    <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={4} />}>
      {(machine) => (
        <>
          <Facts summary={summary} machine={machine} />
          <Parts machine={machine} place={place} local={local} />
        </>
      )}
    </ResourceView>
  );
};

/** A machine's page: diagram, table, changes. */
export const MachinePage = () => {
  const { machine: name = "", state = "" } = useParams();
  const summary = useIndex().machines.find((machine) => machine.name === name);
  usePageName(summary === undefined ? w.notFound : name);
  if (summary === undefined) {
    return (
      <>
        <PageHeader title={w.notFound} />
        <EmptyState
          title={w.notFound}
          text={w.notFoundText(name)}
          action={<LinkButton to="/">{w.allMachines}</LinkButton>}
        />
      </>
    );
  }
  return (
    <div className={css["page"]}>
      <PageHeader title={name} />
      <MachineView key={name} summary={summary} local={state} />
    </div>
  );
};
