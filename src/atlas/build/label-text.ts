import { conditionOf } from "../model/condition.ts";
import { metrics, textWidth, type TextStyle } from "../diagram/metrics.ts";
import type { ArrowLabel, BoxLine, IrState, IrTransition } from "../model/atlas-model.ts";

/** Maximum width of a line of names. */
const LINE_WIDTH = 250;

/** Wraps names into lines. */
const wrapped = (lead: string, names: readonly string[], style: TextStyle): readonly string[] =>
  names.reduce<readonly string[]>((lines, name, index) => {
    const text = index === names.length - 1 ? name : `${name},`;
    const last = lines.at(-1);
    if (last === undefined) return [`${lead}${text}`];
    const longer = `${last} ${text}`;
    return textWidth(longer, style) <= LINE_WIDTH ? [...lines.slice(0, -1), longer] : [...lines, text];
  }, []);

/** Transitions of one source and target with the same result differ only in their conditions: their labels are merged into a list. */
export const listOf = ({ kind, label, actions }: IrTransition): string => [kind, label, ...actions].join(" ");

const conditionLines = (transition: IrTransition): readonly string[] =>
  conditionOf(transition) === ""
    ? []
    : wrapped("[", `${conditionOf(transition)}]`.split(" "), metrics.label.rest).map((line) =>
        line.replaceAll(/,(?= |$)/g, ""),
      );

export type LabelText = Pick<ArrowLabel, "lines" | "spec" | "isCase">;

const labelText = (
  transition: IrTransition,
  above: IrTransition | undefined,
  below: IrTransition | undefined,
): LabelText => {
  const { label, actions, spec } = transition;
  const isIn = (other: IrTransition | undefined): boolean =>
    other !== undefined && listOf(other) === listOf(transition);
  if (above !== undefined && isIn(above)) {
    const lines = conditionLines(transition);
    return {
      lines: lines.length === 0 ? ["[otherwise]"] : lines,
      spec: spec === above.spec ? "" : spec,
      isCase: true,
    };
  }
  const [does, where] = [wrapped("/ ", actions, metrics.label.rest), conditionLines(transition)];
  // The list's common actions are above its cases.
  return {
    lines: [label, ...(isIn(below) ? [...does, ...where] : [...where, ...does])],
    spec,
    isCase: false,
  };
};

/** The label texts of an edge's transitions: event, guard, actions; below them the other guards of the same event. */
export const labelTexts = (transitions: readonly IrTransition[]): readonly LabelText[] =>
  transitions.map((transition, index) =>
    labelText(transition, transitions[index - 1], transitions[index + 1]),
  );

const isInside = (outer: string, id: string): boolean => id.startsWith(`${outer}.`);

/** True if a transition has no other target, so that it is listed in its state's box. */
export const isListed = ({ source, targets }: IrTransition): boolean =>
  targets.every((target) => target === source);

/** True if an edge leads from a container to an inner state: it applies in every inner state. */
export const leavesFromAny = ({ source }: IrTransition, target: string): boolean => isInside(source, target);

const listedLines = (transition: IrTransition): readonly BoxLine[] => {
  const { id, label, actions, spec, targets } = transition;
  const condition = conditionOf(transition);
  const kind = targets.length === 0 ? "stays" : "again";
  const lead = [
    label,
    ...(condition === "" ? [] : [`[${condition}]`]),
    ...(kind === "again" ? ["(begins again)"] : []),
  ].join(" ");
  const texts = actions.length === 0 ? [lead] : wrapped(`${lead} / `, actions, metrics.box.line);
  return texts.map((text, index) => ({ kind, text, spec: index === 0 ? spec : "", transition: id }));
};

const plainLines = (kind: BoxLine["kind"], texts: readonly string[]): readonly BoxLine[] =>
  texts.map((text) => ({ kind, text, spec: "", transition: null }));

const invokeLabels = { machine: "machine", call: "call", listener: "listener" } as const;

/** The lines of a state's box below its name. */
export const boxLines = (state: IrState, transitions: readonly IrTransition[]): readonly BoxLine[] => [
  ...plainLines(
    "invoke",
    state.invokes.map(({ id, src, kind }) => `${invokeLabels[kind]} ${src}${id === src ? "" : ` (${id})`}`),
  ),
  ...plainLines("entry", wrapped("on entry / ", state.entry, metrics.box.line)),
  ...plainLines("exit", wrapped("on exit / ", state.exit, metrics.box.line)),
  ...transitions
    .filter((transition) => transition.source === state.id && isListed(transition))
    .flatMap(listedLines),
];

/** `checkingSignOn` as a title: "Checking sign on". */
export const titleOf = ({ key }: IrState): string => {
  const words = key.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
