import { conditionOf } from "../model/condition.ts";
import type { IrState, IrTransition, MachineIr } from "../model/atlas-model.ts";
import { titleOf } from "./label-text.ts";

/** Mermaid allows neither dots in names nor its syntax characters in texts. */
const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, "_");
const textOf = (text: string): string =>
  text
    .replaceAll(/[:;"#{}]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The label between two states: each event once, with its conditions. */
const listText = (transitions: readonly IrTransition[]): string => {
  const conditions = new Map<string, readonly string[]>();
  for (const transition of transitions)
    conditions.set(transition.label, [...(conditions.get(transition.label) ?? []), conditionOf(transition)]);
  const lines = [...conditions].flatMap(([label, of]) => {
    const [only, ...others] = of;
    if (others.length === 0) return [only === "" ? label : `${label} [${only}]`];
    return [label, ...of.map((condition) => `[${condition === "" ? "otherwise" : condition}]`)];
  });
  return lines.map(textOf).join("<br/>");
};

/** The machine as a Mermaid chart: its states, and one arrow for all transitions between two of them. */
export const mermaidOf = (ir: MachineIr): string => {
  const states = new Map(ir.states.map((state) => [state.id, state]));
  const lines = (state: IrState, indent: string): readonly string[] => {
    const name = nameOf(state.id);
    if (state.type === "history")
      return [`${indent}state "${state.history === "deep" ? "H*" : "H"}" as ${name}`];
    const own = [
      `${indent}state "${textOf(titleOf(state))}" as ${name}`,
      ...(state.type === "final" ? [`${indent}${name} --> [*]`] : []),
    ];
    if (state.children.length === 0) return own;
    return [...own, `${indent}state ${name} {`, ...inside(state, `${indent}  `), `${indent}}`];
  };
  const inside = (state: IrState, indent: string): readonly string[] => {
    const children = state.children.map((id) => states.get(id)).filter((child) => child !== undefined);
    return state.type === "parallel"
      ? children.flatMap((child, index) => [...(index === 0 ? [] : [`${indent}--`]), ...lines(child, indent)])
      : [
          ...state.initial.map((id) => `${indent}[*] --> ${nameOf(id)}`),
          ...children.flatMap((child) => lines(child, indent)),
        ];
  };
  /** The root has a box only if it has its own texts: Mermaid draws edges badly in nested boxes. */
  const whole = (root: IrState): readonly string[] =>
    root.type !== "compound" ||
    ir.transitions.some(({ source, targets }) => source === root.id || targets.includes(root.id))
      ? lines(root, "  ")
      : inside(root, "  ");
  const root = states.get(ir.id);
  const bundles = new Map<string, readonly IrTransition[]>();
  for (const transition of ir.transitions)
    for (const target of transition.targets.length === 0 ? [transition.source] : transition.targets) {
      const line = `${nameOf(transition.source)} --> ${nameOf(target)}`;
      bundles.set(line, [...(bundles.get(line) ?? []), transition]);
    }
  const arrows = [...bundles].map(([line, transitions]) => `  ${line} : ${listText(transitions)}`);
  return ["stateDiagram-v2", ...(root === undefined ? [] : whole(root)), ...arrows, ""].join("\n");
};
