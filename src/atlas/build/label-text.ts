import { metrics, textWidth, type TextStyle } from "../diagram/metrics.ts";
import type { ArrowLabel, BoxLine, IrState, IrTransition } from "../model/atlas-model.ts";

/** Longer lists of names go on in the next line. */
const LINE_WIDTH = 250;

/** Names one after the other, in as many lines as they need. */
const wrapped = (lead: string, names: readonly string[], style: TextStyle): readonly string[] =>
  names.reduce<readonly string[]>((lines, name, index) => {
    const text = index === names.length - 1 ? name : `${name},`;
    const last = lines.at(-1);
    if (last === undefined) return [`${lead}${text}`];
    const longer = `${last} ${text}`;
    return textWidth(longer, style) <= LINE_WIDTH ? [...lines.slice(0, -1), longer] : [...lines, text];
  }, []);

/** Transitions of one source and target that have this in common differ in their guards alone: their labels make one list. */
export const listOf = ({ kind, label, actions }: IrTransition): string => [kind, label, ...actions].join(" ");

const guardLines = ({ guard }: IrTransition): readonly string[] =>
  guard === ""
    ? []
    : wrapped("[", `${guard}]`.split(" "), metrics.label.rest).map((line) =>
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
    const lines = guardLines(transition);
    return {
      lines: lines.length === 0 ? ["[otherwise]"] : lines,
      spec: spec === above.spec ? "" : spec,
      isCase: true,
    };
  }
  const [does, where] = [wrapped("/ ", actions, metrics.label.rest), guardLines(transition)];
  // What all of a list do stands above its cases.
  return {
    lines: [label, ...(isIn(below) ? [...does, ...where] : [...where, ...does])],
    spec,
    isCase: false,
  };
};

/** What stands on an arrow for each of its transitions: the event, the guard, the actions; below it the other guards of the same event. */
export const labelTexts = (transitions: readonly IrTransition[]): readonly LabelText[] =>
  transitions.map((transition, index) =>
    labelText(transition, transitions[index - 1], transitions[index + 1]),
  );

const isInside = (outer: string, id: string): boolean => id.startsWith(`${outer}.`);

/** True where a transition goes nowhere else, so that it needs no arrow: it is listed in its state's box. */
export const isListed = ({ source, targets }: IrTransition): boolean =>
  targets.every((target) => target === source);

/** True where an arrow leads from a container to what is within it: it leaves from whatever state is the present one. */
export const leavesFromAny = ({ source }: IrTransition, target: string): boolean => isInside(source, target);

const listedLines = (transition: IrTransition): readonly BoxLine[] => {
  const { id, label, guard, actions, spec, targets } = transition;
  const kind = targets.length === 0 ? "stays" : "again";
  const lead = [
    label,
    ...(guard === "" ? [] : [`[${guard}]`]),
    ...(kind === "again" ? ["(begins again)"] : []),
  ].join(" ");
  const texts = actions.length === 0 ? [lead] : wrapped(`${lead} / `, actions, metrics.box.line);
  return texts.map((text, index) => ({ kind, text, spec: index === 0 ? spec : "", transition: id }));
};

const plainLines = (kind: BoxLine["kind"], texts: readonly string[]): readonly BoxLine[] =>
  texts.map((text) => ({ kind, text, spec: "", transition: null }));

const invokeWords = { machine: "machine", call: "call", listener: "listener" } as const;

/** What stands in a state's box below its name. */
export const boxLines = (state: IrState, transitions: readonly IrTransition[]): readonly BoxLine[] => [
  ...plainLines(
    "invoke",
    state.invokes.map(({ id, src, kind }) => `${invokeWords[kind]} ${src}${id === src ? "" : ` (${id})`}`),
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
