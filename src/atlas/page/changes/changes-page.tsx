import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { EmptyState } from "../../../ui/kit/states/empty-state.tsx";
import { PageHeader } from "../../../ui/kit/layout/page-header.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import type { AtlasIndex, ChangedMachine, DiffEntry } from "../../model/atlas-model.ts";
import { pathOf } from "../address.ts";
import { CopyButton } from "../card/copy-button.tsx";
import { useIndex } from "../data/atlas-data.ts";
import { usePageName } from "../frame/use-page-name.ts";
import { Segments } from "../machine/segments.tsx";
import { labels } from "../labels.ts";
import { ChangeList, changeTones } from "./change-list.tsx";
import css from "./changes.module.css";

const w = labels.diff;

const filters = ["all", "added", "removed", "retargeted", "changed"] as const;
type Filter = (typeof filters)[number];

const isShown =
  (filter: Filter) =>
  ({ change }: Pick<DiffEntry, "change"> | Pick<ChangedMachine, "change">): boolean =>
    filter === "all" || change === filter;

/** The machines with their filtered changes; an added or removed machine counts as one change. */
const shownMachines = (machines: readonly ChangedMachine[], filter: Filter): readonly ChangedMachine[] =>
  machines.flatMap((machine) => {
    if (machine.change !== "changed") return isShown(filter)(machine) ? [machine] : [];
    const entries = machine.entries.filter(isShown(filter));
    return entries.length === 0 ? [] : [{ ...machine, entries }];
  });

const countOf = (machines: readonly ChangedMachine[], filter: Filter): number =>
  shownMachines(machines, filter).reduce(
    (sum, { change, entries }) => sum + (change === "changed" ? entries.length : 1),
    0,
  );

const MachineChanges = ({ machine: { name, change, entries } }: { readonly machine: ChangedMachine }) => (
  <Panel
    heading={name}
    actions={<Link to={{ pathname: pathOf(name), search: "layer=changes" }}>{w.onDiagram}</Link>}
  >
    {change === "changed" ? (
      <ChangeList machine={name} label={w.listOf(name)} entries={entries} />
    ) : (
      <Badge tone={changeTones[change]} label={w.machines[change]} />
    )}
  </Panel>
);

const Compared = ({
  against: { revision, markdown, machines },
}: {
  readonly against: NonNullable<AtlasIndex["against"]>;
}) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filters.find((value) => value === params.get("show")) ?? "all";
  const shown = shownMachines(machines, filter);
  const choose = (show: Filter): void =>
    void navigate({ search: show === "all" ? "" : new URLSearchParams({ show }).toString() });
  const options = filters.map((value) => ({
    value,
    label: `${value === "all" ? w.all : labels.machine.changes[value]} (${countOf(machines, value)})`,
  }));
  return (
    <>
      <PageHeader
        title={w.title}
        note={w.differ(machines.length, revision)}
        action={<CopyButton label={w.copy} done={w.copied} text={() => markdown} />}
      />
      {machines.length > 0 && (
        <div className={css["filters"]}>
          <Segments label={w.show} value={filter} onChange={choose} options={options} />
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState title={w.same} text={machines.length === 0 ? w.allSame(revision) : w.noneOfKind} />
      )}
      <div className={css["machines"]}>
        {shown.map((machine) => (
          <MachineChanges key={machine.name} machine={machine} />
        ))}
      </div>
    </>
  );
};

/** All changes of the machines since the compared revision, for reviews. */
export const ChangesPage = () => {
  const { against } = useIndex();
  usePageName(w.title);
  if (against !== null) return <Compared against={against} />;
  return (
    <>
      <PageHeader title={w.title} />
      <EmptyState title={w.none} text={w.noneText} />
    </>
  );
};
