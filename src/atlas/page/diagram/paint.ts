import { isFired } from "../../model/coverage.ts";
import type { AtlasMachine, Change, Coverage, MachineDiff, MachineIr } from "../../model/atlas-model.ts";
import { unnoticedIn } from "../../model/faults.ts";

/** A layer's mark of a state or edge. */
export type Mark = "covered" | "uncovered" | "same" | Change | "current" | "enabled" | "idle";

/** The painting order of marks on a shared line: the last is on top. */
const weights: Readonly<Record<Mark, number>> = {
  same: 0,
  idle: 0,
  covered: 1,
  was: 1,
  changed: 2,
  retargeted: 3,
  added: 4,
  removed: 4,
  uncovered: 5,
  enabled: 5,
  current: 5,
};

/** The priority of a mark on a shared line. */
export const weightOf = (mark: Mark | undefined): number => (mark === undefined ? 0 : weights[mark]);

/** A layer: its marks by part id. */
export interface Paint {
  readonly state: (id: string) => Mark | undefined;
  readonly arrow: (id: string) => Mark | undefined;
}

/** No layer. */
export const plainPaint: Paint = { state: () => undefined, arrow: () => undefined };

/** Marks the edges that tests have fired. */
export const coveragePaint = (coverage: Coverage): Paint =>
  coverage._tag === "NotRun"
    ? plainPaint
    : { state: () => undefined, arrow: (id) => (isFired(coverage, id) ? "covered" : "uncovered") };

/** Marks the edges of which each fault would be noticed. */
export const faultsPaint = (faults: AtlasMachine["faults"]): Paint => ({
  state: () => undefined,
  arrow: (id) => (unnoticedIn(faults[id] ?? []).length === 0 ? "covered" : "uncovered"),
});

/** Marks the changes since the compared revision. */
export const changesPaint = ({ states, transitions }: MachineDiff): Paint => ({
  state: (id) => states[id] ?? "same",
  arrow: (id) => transitions[id] ?? "same",
});

/** The marks of a diagram with closed states: a closed state shows that inner transitions are uncovered or changed. */
export const paintClosed = (
  paint: Paint,
  { states, transitions }: MachineIr,
  closed: readonly string[],
): Paint => {
  const closedMarks = new Map(
    closed.map((id): readonly [string, Mark | undefined] => {
      const isInside = (part: string): boolean => part.startsWith(`${id}.`);
      const marks = new Set([
        ...states.flatMap((state) => (isInside(state.id) ? [paint.state(state.id)] : [])),
        ...transitions.flatMap((transition) => (isInside(transition.id) ? [paint.arrow(transition.id)] : [])),
      ]);
      const changed = (["added", "removed", "retargeted", "changed", "was"] as const).some((mark) =>
        marks.has(mark),
      );
      return [id, marks.has("uncovered") ? "uncovered" : changed ? "changed" : undefined];
    }),
  );
  return { ...paint, state: (id) => closedMarks.get(id) ?? paint.state(id) };
};

/** Marks the current states and the possible transitions of a simulation. */
export const simulationPaint = (
  ir: MachineIr,
  current: ReadonlySet<string>,
  enabled: ReadonlySet<string>,
): Paint => {
  const known = new Set(ir.states.map(({ id }) => id));
  return {
    state: (id) => (current.has(id) && known.has(id) ? "current" : undefined),
    arrow: (id) => (enabled.has(id) ? "enabled" : "idle"),
  };
};

/** Number of a machine's transitions that tests have fired. */
export const firedCount = (ir: MachineIr, coverage: Coverage): number =>
  ir.transitions.filter(({ id }) => isFired(coverage, id)).length;
