import { Link, type To } from "react-router-dom";
import { useFormat } from "../../../ui/i18n/format.ts";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { classNames } from "../../../ui/kit/class-names.ts";
import type { AtlasMachine, IrTransition, MachineSummary } from "../../model/atlas-model.ts";
import { countFaults, unnoticedIn } from "../../model/faults.ts";
import { transitionKinds, type Layer } from "../address.ts";
import { useIndex } from "../data/atlas-data.ts";
import { isFired } from "../../model/coverage.ts";
import { firedCount } from "../diagram/paint.ts";
import { partName } from "../part-name.ts";
import { labels } from "../labels.ts";
import css from "./machine.module.css";

const w = labels.coverage;

/** The machines of this build, without removed ones. */
export const presentMachines = (machines: readonly MachineSummary[]): readonly MachineSummary[] =>
  machines.filter(({ change }) => change !== "removed");

/** Fired and declared transitions of all machines. */
export const totalCoverage = (
  machines: readonly MachineSummary[],
): { readonly fired: number; readonly all: number } => ({
  fired: presentMachines(machines).reduce((sum, { fired }) => sum + (fired ?? 0), 0),
  all: presentMachines(machines).reduce((sum, { transitions }) => sum + transitions, 0),
});

/** The faults of all machines, and those that are noticed. */
export const totalFaults = (machines: readonly MachineSummary[]): MachineSummary["faults"] => ({
  noticed: machines.reduce((sum, { faults }) => sum + faults.noticed, 0),
  all: machines.reduce((sum, { faults }) => sum + faults.all, 0),
});

interface NoteProps {
  readonly machine: AtlasMachine;
  readonly arrowHref: (transition: IrTransition) => To;
}

/** The transitions that a layer shows as uncovered, to be opened. */
const Uncovered = ({
  label,
  none,
  transitions,
  arrowHref,
}: Pick<NoteProps, "arrowHref"> & {
  readonly label: string;
  readonly none: string;
  readonly transitions: readonly IrTransition[];
}) =>
  transitions.length === 0 ? (
    <Badge tone="success" label={none} />
  ) : (
    <details className={css["uncovered"]}>
      <summary>
        <Badge tone="danger" label={`${label}: ${transitions.length}`} />
      </summary>
      <ul>
        {transitions.map((transition) => (
          <li key={transition.id}>
            <Link to={arrowHref(transition)} title={transition.id}>
              {partName(transition.id)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );

const CoverageNote = ({ machine: { ir, coverage }, arrowHref }: NoteProps) => {
  const total = totalCoverage(useIndex().machines);
  const format = useFormat();
  if (coverage._tag === "NotRun")
    return (
      <p className={css["note"]}>
        <strong>{w.notRun}</strong> <span>{w.notRunText}</span>
      </p>
    );
  const never = ir.transitions.filter(({ id }) => !isFired(coverage, id));
  const fired = firedCount(ir, coverage);
  return (
    <div className={css["note"]}>
      <span>{`${w.here}: ${w.count(fired, ir.transitions.length)}`}</span>
      <span>{`${w.all}: ${w.count(total.fired, total.all)}`}</span>
      <span className={css["quiet"]}>{w.run(format.moment(new Date(coverage.ranAt)))}</span>
      <Uncovered label={w.neverList} none={w.full} transitions={never} arrowHref={arrowHref} />
    </div>
  );
};

const FaultsNote = ({ machine: { ir, faults }, arrowHref }: NoteProps) => {
  const here = countFaults(Object.values(faults).flat());
  const total = totalFaults(useIndex().machines);
  return (
    <div className={css["note"]}>
      <span>{`${w.here}: ${labels.faults.count(here.noticed, here.all)}`}</span>
      <span>{`${w.all}: ${labels.faults.count(total.noticed, total.all)}`}</span>
      <Uncovered
        label={labels.faults.unnoticedList}
        none={labels.faults.full}
        transitions={ir.transitions.filter(({ id }) => unnoticedIn(faults[id] ?? []).length > 0)}
        arrowHref={arrowHref}
      />
    </div>
  );
};

const ChangesNote = ({ machine: { diff } }: NoteProps) => {
  const { against } = useIndex();
  if (diff === null || against === null)
    return (
      <p className={css["note"]}>
        <strong>{`${labels.diff.none}.`}</strong> <span>{labels.diff.noneText}</span>
      </p>
    );
  return (
    <div className={css["note"]}>
      <span>{labels.diff.against(against.revision)}</span>
      {diff.entries.length === 0 && <span>{labels.diff.same}</span>}
      {(["added", "removed", "retargeted", "changed"] as const).map((change) => {
        const count = diff.entries.filter((entry) => entry.change === change).length;
        return (
          count > 0 && (
            <span key={change} className={css[change]}>
              {`${labels.machine.changes[change]}: ${count}`}
            </span>
          )
        );
      })}
    </div>
  );
};

const shapes = ["busy", "failed", "parallel", "final", "history"] as const;

const KindsNote = () => (
  <ul className={css["note"]} aria-label={labels.diagram.legend}>
    {transitionKinds.map((kind) => (
      <li key={kind} className={css[`kind-${kind}`]}>
        {labels.machine.kinds[kind]}
      </li>
    ))}
    <li className={css["kind-mixed"]}>{labels.diagram.mixed}</li>
    {shapes.map((shape) => (
      <li key={shape} className={classNames(css["shape"], css[`shape-${shape}`])}>
        {labels.diagram.shapes[shape]}
      </li>
    ))}
  </ul>
);

/** The description of the current layer. */
export const LayerNote = ({ layer, ...props }: NoteProps & { readonly layer: Layer }) => {
  switch (layer) {
    case "plain":
      return <KindsNote />;
    case "coverage":
      return <CoverageNote {...props} />;
    case "faults":
      return <FaultsNote {...props} />;
    case "changes":
      return <ChangesNote {...props} />;
  }
};
