import type { IrState, IrTransition, MachineIr } from "../model/atlas-model.ts";
import { titleOf } from "./label-text.ts";

/** Mermaid takes neither dots in names nor its own marks in texts. */
const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, "_");
const textOf = (text: string): string =>
  text
    .replaceAll(/[:;"#{}]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const transitionText = ({ label, guard, actions }: IrTransition): string =>
  textOf(
    [
      label,
      ...(guard === "" ? [] : [`[${guard}]`]),
      ...(actions.length === 0 ? [] : [`/ ${actions.join(", ")}`]),
    ].join(" "),
  );

/** The machine in Mermaid's language, for pasting where SVG can't go. */
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
    const children = state.children.map((id) => states.get(id)).filter((child) => child !== undefined);
    const inner = `${indent}  `;
    const regions =
      state.type === "parallel"
        ? children.flatMap((child, index) => [...(index === 0 ? [] : [`${inner}--`]), ...lines(child, inner)])
        : [
            ...state.initial.map((id) => `${inner}[*] --> ${nameOf(id)}`),
            ...children.flatMap((child) => lines(child, inner)),
          ];
    return [...own, `${indent}state ${name} {`, ...regions, `${indent}}`];
  };
  const root = states.get(ir.id);
  const arrows = ir.transitions.flatMap((transition) => {
    const targets = transition.targets.length === 0 ? [transition.source] : transition.targets;
    return targets.map(
      (target) => `  ${nameOf(transition.source)} --> ${nameOf(target)} : ${transitionText(transition)}`,
    );
  });
  return ["stateDiagram-v2", ...(root === undefined ? [] : lines(root, "  ")), ...arrows, ""].join("\n");
};
