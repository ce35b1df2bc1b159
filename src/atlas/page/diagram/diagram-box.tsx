import type { KeyboardEvent } from "react";
import { Link, type To } from "react-router-dom";
import { classNames } from "../../../ui/kit/class-names.ts";
import { metrics } from "../../diagram/metrics.ts";
import type { Box, IrState } from "../../model/atlas-model.ts";
import { labels } from "../labels.ts";
import css from "./diagram.module.css";
import { FittedText } from "./fitted-text.tsx";
import type { Mark } from "./paint.ts";

const { box: m, history } = metrics;

/** The height of a box's head, above its lines. */
export const headHeight = ({ subtitle }: Box): number =>
  subtitle === "" ? m.head.plain : m.head.withSubtitle;

const tone = ({ tags, type }: IrState): string | undefined => {
  if (tags.includes("failed")) return css["failedState"];
  return type === "atomic" && tags.includes("busy") ? css["busyState"] : undefined;
};

const Shape = ({
  box,
  state,
  container,
}: {
  readonly box: Box;
  readonly state: IrState;
  readonly container: boolean;
}) => {
  const { x, y, width, height } = box;
  if (state.type === "history")
    return <circle className={css["frame"]} cx={x + width / 2} cy={y + height / 2} r={width / 2 - 1} />;
  return (
    <>
      {box.folded && (
        <rect className={css["frame"]} x={x + 4} y={y + 4} width={width} height={height} rx={8} />
      )}
      <rect className={css["frame"]} x={x} y={y} width={width} height={height} rx={8} />
      {state.type === "final" && (
        <rect className={css["inner"]} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      )}
      {container && <path className={css["rule"]} d={`M${x} ${y + headHeight(box)}H${x + width}`} />}
    </>
  );
};

export interface DiagramBoxProps {
  readonly box: Box;
  readonly state: IrState;
  readonly mark: Mark | undefined;
  readonly selected: boolean;
  /** The only box in the tab order; arrow keys move to the others. */
  readonly tabStop: boolean;
  readonly to: To;
  readonly onKeyDown: (event: KeyboardEvent, box: Box) => void;
  readonly onFocus: (box: Box) => void;
}

/** A state as a link to its card. Its texts are painted later, above the edges. */
export const DiagramBox = ({
  box,
  state,
  mark,
  selected,
  tabStop,
  to,
  onKeyDown,
  onFocus,
}: DiagramBoxProps) => {
  const container = state.children.length > 0 && !box.folded;
  return (
    <Link
      to={to}
      id={`box-${box.state}`}
      className={classNames(
        css["box"],
        container && css["container"],
        state.type === "parallel" && css["parallel"],
        tone(state),
        selected && css["selected"],
        mark && css[mark],
      )}
      tabIndex={tabStop ? 0 : -1}
      draggable={false}
      aria-label={labels.diagram.state(box.title, state.description)}
      {...(selected && { "aria-current": "true" as const })}
      onKeyDown={(event) => onKeyDown(event, box)}
      onFocus={() => onFocus(box)}
    >
      {state.description !== "" && <title>{state.description}</title>}
      <Shape box={box} state={state} container={container} />
    </Link>
  );
};

/** The name of a state, with an outline if an edge crosses its box. */
export const BoxTexts = ({ box, state, mark }: Pick<DiagramBoxProps, "box" | "state" | "mark">) => {
  const { x, y, width, textsAt, specAt } = box;
  if (state.type === "history")
    return (
      <g className={css["text"]}>
        <FittedText
          look={history.text}
          className={css["title"]}
          x={x + width / 2}
          y={y + history.text.baseline}
          textAnchor="middle"
        >
          {state.history === "deep" ? "H*" : "H"}
        </FittedText>
      </g>
    );
  return (
    <g
      className={classNames(css["text"], state.children.length > 0 && css["edged"], mark && css[mark])}
      aria-hidden="true"
    >
      <FittedText look={m.title} className={css["title"]} x={x + textsAt} y={y + m.title.baseline}>
        {box.title}
      </FittedText>
      {box.spec !== "" && (
        <FittedText
          look={m.spec}
          className={css["spec"]}
          x={x + width - specAt}
          y={y + m.spec.baseline}
          textAnchor="end"
        >
          {box.spec}
        </FittedText>
      )}
      {box.subtitle !== "" && (
        <FittedText look={m.subtitle} className={css["small"]} x={x + textsAt} y={y + m.subtitle.baseline}>
          {box.subtitle}
        </FittedText>
      )}
    </g>
  );
};
