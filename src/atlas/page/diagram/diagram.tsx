import { useState, type KeyboardEvent, type RefObject } from "react";
import type { To } from "react-router-dom";
import { metrics } from "../../diagram/metrics.ts";
import type { Arrow, Box, IrTransition, Layout, MachineIr } from "../../model/atlas-model.ts";
import { labels } from "../labels.ts";
import { BoxLines } from "./box-lines.tsx";
import { ArrowLabel, ArrowLine, type DiagramArrowProps } from "./diagram-arrow.tsx";
import { BoxTexts, DiagramBox } from "./diagram-box.tsx";
import css from "./diagram.module.css";
import { FittedText } from "./fitted-text.tsx";
import { nearest, type Direction } from "./geometry.ts";
import { weightOf, type Paint } from "./paint.ts";
import type { ArrowPress } from "./pressable.tsx";

export interface DiagramProps {
  readonly ir: MachineIr;
  readonly layout: Layout;
  readonly paint: Paint;
  readonly scale: number;
  readonly selectedState: string | undefined;
  readonly selectedArrow: string | undefined;
  /** The highlighted transitions; undefined: no difference. */
  readonly near?: ReadonlySet<string> | undefined;
  readonly stateHref: (id: string) => To;
  readonly press: (transition: IrTransition) => ArrowPress;
  readonly svg: RefObject<SVGSVGElement | null>;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The transition of an edge. The id of a retargeted transition's old edge has a suffix. */
const transitionOf = (
  byId: ReadonlyMap<string, IrTransition>,
  { transition }: Arrow,
): IrTransition | undefined => (transition === null ? undefined : byId.get(transition));

type Drawn = DiagramArrowProps & { readonly key: string };

/** Transitions share the line between two states: lines of the same look are drawn once. */
const oncePerLook = (arrows: readonly Drawn[]): readonly Drawn[] => [
  ...new Map(
    arrows.map((drawn) => [
      JSON.stringify([drawn.arrow.line, drawn.arrow.points, drawn.mark, drawn.selected, drawn.near]),
      drawn,
    ]),
  ).values(),
];

/** A machine's diagram in the layout of the build. The table is its accessible alternative. */
export const Diagram = ({
  ir,
  layout,
  paint,
  scale,
  selectedState,
  selectedArrow,
  near,
  stateHref,
  press,
  svg,
}: DiagramProps) => {
  const states = new Map(ir.states.map((state) => [state.id, state]));
  const transitions = new Map(ir.transitions.map((transition) => [transition.id, transition]));
  const shown = layout.boxes.flatMap((box) => {
    const state = states.get(box.state);
    return state === undefined ? [] : [{ box, state, mark: paint.state(box.state) }];
  });
  const boxes = shown.map(({ box }) => box);
  const [reached, setReached] = useState<string>();
  const stop =
    boxes.find(({ state }) => state === reached) ??
    boxes.find(({ state }) => state === selectedState) ??
    boxes[0];

  const move = (event: KeyboardEvent, box: Box): void => {
    const direction = event.altKey || event.ctrlKey || event.metaKey ? undefined : directions[event.key];
    const next = direction && nearest(box, boxes, direction);
    if (next === undefined) return;
    event.preventDefault();
    const element = document.getElementById(`box-${next.state}`);
    element?.focus();
    // The browser leaves what is partly seen as it is.
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const arrows = layout.arrows.map((arrow, index): Drawn => {
    const { transition } = arrow;
    return {
      arrow,
      key: `${transition ?? "initial"}-${index}`,
      mark: transition === null ? undefined : paint.arrow(transition),
      selected: transition !== null && transition === selectedArrow,
      near: transition === null ? undefined : near?.has(transition),
    };
  });

  const lines = oncePerLook(
    arrows.toSorted(
      (one, other) =>
        Number(one.selected) - Number(other.selected) ||
        Number(one.near === true) - Number(other.near === true) ||
        weightOf(one.mark) - weightOf(other.mark),
    ),
  );

  return (
    <svg
      ref={svg}
      className={css["diagram"]}
      role="group"
      aria-label={labels.diagram.label(ir.id)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width * scale}
      height={layout.height * scale}
    >
      {shown.map(({ box, state, mark }) => (
        <DiagramBox
          key={box.state}
          box={box}
          state={state}
          mark={mark}
          selected={box.state === selectedState}
          tabStop={box === stop}
          to={stateHref(box.state)}
          onKeyDown={move}
          onFocus={({ state }) => setReached(state)}
        />
      ))}
      {layout.starts.map(({ state, x, y }) => (
        <circle key={state} className={css["start"]} cx={x} cy={y} r={metrics.start.radius} />
      ))}
      {layout.pills.map(({ state, x, y, width, height }) => (
        <g key={state} className={css["pill"]}>
          <rect x={x} y={y} width={width} height={height} rx={height / 2} />
          <FittedText
            look={metrics.pill.text}
            className={css["small"]}
            x={x + width / 2}
            y={y + metrics.pill.text.baseline}
            textAnchor="middle"
          >
            {labels.diagram.anyState}
          </FittedText>
        </g>
      ))}
      {lines.map(({ key, ...arrow }) => (
        <ArrowLine key={key} {...arrow} />
      ))}
      {shown.map(({ box, state, mark }) => (
        <BoxTexts key={box.state} box={box} state={state} mark={mark} />
      ))}
      {shown.map(({ box, state }) => (
        <BoxLines
          key={box.state}
          box={box}
          edged={state.children.length > 0}
          paint={paint}
          transitions={transitions}
          selectedArrow={selectedArrow}
          press={press}
        />
      ))}
      {arrows.map(({ key, ...arrow }) => {
        const transition = transitionOf(transitions, arrow.arrow);
        return (
          transition && (
            <ArrowLabel key={key} {...arrow} press={press(transition)} description={transition.description} />
          )
        );
      })}
    </svg>
  );
};
