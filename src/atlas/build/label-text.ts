import { metrics, textWidth, type TextStyle } from "../diagram/metrics.ts";
import type { BoxLine, IrState, IrTransition } from "../model/atlas-model.ts";

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

/** What stands on an arrow: the event, the guard, the actions. */
export const arrowLines = ({ label, guard, actions }: IrTransition): readonly string[] => [
  label,
  ...(guard === ""
    ? []
    : wrapped("[", `${guard}]`.split(" "), metrics.label.rest).map((line) =>
        line.replaceAll(/,(?= |$)/g, ""),
      )),
  ...wrapped("/ ", actions, metrics.label.rest),
];

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
