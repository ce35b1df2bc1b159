import { classNames } from "../../../ui/kit/class-names.ts";
import { metrics } from "../../diagram/metrics.ts";
import type { Arrow, LineKind } from "../../model/atlas-model.ts";
import css from "./diagram.module.css";
import { FittedText } from "./fitted-text.tsx";
import { headPath, linePath } from "./geometry.ts";
import type { Mark } from "./paint.ts";
import { Pressable, type ArrowPress } from "./pressable.tsx";

export interface DiagramArrowProps {
  readonly arrow: Arrow;
  readonly mark: Mark | undefined;
  readonly selected: boolean;
  /** False if an unrelated part is selected, true if it belongs to the selection. */
  readonly near: boolean | undefined;
}

const classOf = (
  { mark, selected, near }: DiagramArrowProps,
  own: string | undefined,
  kind: LineKind,
): string =>
  classNames(
    own,
    css[`kind-${kind}`],
    mark && css[mark],
    selected && css["selected"],
    near === true && css["near"],
    near === false && css["away"],
  );

/** The line of a transition. It is drawn below all labels. */
export const ArrowLine = (props: DiagramArrowProps) => (
  <g className={classOf(props, css["arrow"], props.arrow.line)}>
    <path className={css["line"]} d={linePath(props.arrow.points)} />
    <path className={css["head"]} d={headPath(props.arrow.points)} />
  </g>
);

const LabelText = ({
  arrow: { label },
  description,
}: {
  readonly arrow: Arrow;
  readonly description: string;
}) => {
  if (label === null) return null;
  const { inset, baseline, line: lineHeight, first, rest, spec } = metrics.label;
  return (
    <>
      <rect aria-hidden="true" x={label.x} y={label.y} width={label.width} height={label.height} rx={4}>
        <title>{description}</title>
      </rect>
      {label.lines.map((line, index) => (
        <FittedText
          key={line}
          look={index > 0 || label.isCase ? rest : first}
          className={css[index > 0 ? "small" : label.isCase ? "case" : "event"]}
          x={label.x + inset}
          y={label.y + baseline + index * lineHeight}
        >
          {line}
        </FittedText>
      ))}
      {label.spec !== "" && (
        <FittedText
          look={spec}
          className={css["spec"]}
          x={label.x + label.width - inset}
          y={label.y + baseline}
          textAnchor="end"
        >
          {label.spec}
        </FittedText>
      )}
    </>
  );
};

interface ArrowLabelProps {
  readonly press: ArrowPress;
  /** The transition's description, shown as a tooltip of label and line. */
  readonly description: string;
}

/** The label of a transition, and a wide invisible line to press. */
export const ArrowLabel = ({ press, description, ...props }: DiagramArrowProps & ArrowLabelProps) => (
  <Pressable press={press} className={classOf(props, css["label"], props.arrow.kind)}>
    <path aria-hidden="true" className={css["hit"]} d={linePath(props.arrow.points)}>
      <title>{description}</title>
    </path>
    <LabelText arrow={props.arrow} description={description} />
  </Pressable>
);
