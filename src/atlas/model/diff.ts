import type {
  Change,
  DiffEntry,
  IrFunction,
  IrState,
  IrTransition,
  MachineDiff,
  MachineIr,
} from "./atlas-model.ts";

/** The differences between two revisions of a machine, without layouts. */
export type MachineChange = Omit<MachineDiff, "layouts">;

/** The compared properties of a part, besides its position. */
const statePart = (state: IrState) => ({
  type: state.type,
  description: state.description,
  spec: state.spec,
  screen: state.screen,
  code: state.code,
  tags: state.tags,
  initial: state.initial,
  invokes: state.invokes.map(({ id, src }) => (id === src ? id : `${src} (${id})`)),
  entry: state.entry,
  exit: state.exit,
  limits: state.limits.map(({ delay, ms }) => (ms === null ? delay : `${delay} ${ms} ms`)),
});

const transitionPart = (transition: IrTransition) => ({
  targets: transition.targets,
  actions: transition.actions,
  reenter: transition.reenter,
  description: transition.description,
  spec: transition.spec,
  screen: transition.screen,
  code: transition.code,
  label: transition.label,
});

const transitionAbout = ({ targets, description }: IrTransition): string =>
  [targets.length === 0 ? "" : `→ ${targets.join(", ")}`, description]
    .filter((text) => text !== "")
    .join(": ");

type Part = Readonly<Record<string, string | boolean | null | readonly string[]>>;

const shown = (value: Part[string] | undefined): string => {
  const text = typeof value === "object" && value !== null ? value.join(", ") : String(value ?? "");
  return text === "" ? "none" : text;
};

const differences = (before: Part, after: Part): readonly string[] =>
  Object.keys(after)
    .filter((key) => shown(before[key]) !== shown(after[key]))
    .map((key) => `${key}: ${shown(before[key])} → ${shown(after[key])}`);

interface Identified {
  readonly id: string;
  readonly functions: readonly IrFunction[];
}

/** The changed code of guards, actions and delays that are in both revisions; one from before their code was read has none. */
const codeDifferences = (before: Identified, after: Identified): readonly string[] => {
  const earlier = new Map(
    ((before.functions as Identified["functions"] | undefined) ?? []).map((one) => [one.name, one]),
  );
  return after.functions.flatMap(({ name, source, hash }) => {
    const was = earlier.get(name);
    return was === undefined || was.hash === hash ? [] : [`code of ${name}: ${was.source} → ${source}`];
  });
};

const compared = <Of extends Identified>(
  what: DiffEntry["what"],
  before: readonly Of[],
  after: readonly Of[],
  partOf: (of: Of) => Part,
  aboutOf: (of: Of) => string,
): readonly DiffEntry[] => {
  const [old, now] = [
    new Map(before.map((part) => [part.id, part])),
    new Map(after.map((part) => [part.id, part])),
  ];
  return [
    ...after.flatMap((part): readonly DiffEntry[] => {
      const was = old.get(part.id);
      if (was === undefined)
        return [{ change: "added", what, id: part.id, about: aboutOf(part), details: [] }];
      const details = [...differences(partOf(was), partOf(part)), ...codeDifferences(was, part)];
      if (details.length === 0) return [];
      return [
        {
          change: details.some((detail) => detail.startsWith("targets:")) ? "retargeted" : "changed",
          what,
          id: part.id,
          about: aboutOf(part),
          details,
        },
      ];
    }),
    ...before
      .filter(({ id }) => !now.has(id))
      .map((part): DiffEntry => ({
        change: "removed",
        what,
        id: part.id,
        about: aboutOf(part),
        details: [],
      })),
  ];
};

/** A retargeted transition's old edge. */
const asItWas = (transition: IrTransition): IrTransition => ({ ...transition, id: `${transition.id}|was` });

const union = (before: MachineIr, after: MachineIr, retargeted: ReadonlySet<string>): MachineIr => {
  const [states, transitions] = [
    new Set(after.states.map(({ id }) => id)),
    new Set(after.transitions.map(({ id }) => id)),
  ];
  const gone = before.states.filter(({ id }) => !states.has(id));
  const all = [...after.states, ...gone];
  const children = (state: IrState): readonly string[] => [
    ...state.children,
    ...gone.filter(({ parent }) => parent === state.id).map(({ id }) => id),
  ];
  return {
    ...after,
    states: all.map((state) => {
      const inside = states.has(state.id) ? children(state) : state.children;
      return {
        ...state,
        children: [...new Set(inside)],
        type: inside.length > 0 && state.type !== "parallel" ? "compound" : state.type,
      };
    }),
    transitions: [
      ...after.transitions,
      ...before.transitions.filter(({ id }) => !transitions.has(id)),
      ...before.transitions.filter(({ id }) => retargeted.has(id)).map(asItWas),
    ],
  };
};

const marks = (entries: readonly DiffEntry[], what: DiffEntry["what"]): Readonly<Record<string, Change>> =>
  Object.fromEntries(entries.filter((entry) => entry.what === what).map(({ id, change }) => [id, change]));

/** Compares two revisions of a machine; it may exist in only one. */
export const diffMachine = (before: MachineIr | undefined, after: MachineIr | undefined): MachineChange => {
  const some = after ?? before;
  if (some === undefined) throw new Error("neither revision has the machine");
  const empty: MachineIr = { ...some, states: [], transitions: [] };
  const [old, now] = [before ?? empty, after ?? empty];
  const entries = [
    ...compared("state", old.states, now.states, statePart, ({ description }) => description),
    ...compared("transition", old.transitions, now.transitions, transitionPart, transitionAbout),
  ];
  const retargeted = new Set(entries.filter(({ change }) => change === "retargeted").map(({ id }) => id));
  const change =
    before === undefined
      ? "added"
      : after === undefined
        ? "removed"
        : entries.length === 0
          ? "same"
          : "changed";
  return {
    change,
    entries,
    states: marks(entries, "state"),
    transitions: {
      ...marks(entries, "transition"),
      ...Object.fromEntries([...retargeted].map((id) => [`${id}|was`, "was" as const])),
    },
    union: union(old, now, retargeted),
  };
};
