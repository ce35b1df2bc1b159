import { classNames } from "../../../ui/kit/class-names.ts";
import { metrics } from "../../diagram/metrics.ts";
import type { Box, BoxLine, IrTransition } from "../../model/atlas-model.ts";
import { headHeight } from "./diagram-box.tsx";
import css from "./diagram.module.css";
import { FittedText } from "./fitted-text.tsx";
import type { Paint } from "./paint.ts";
import { Pressable, type ArrowPress } from "./pressable.tsx";

const { box: m } = metrics;

interface Run {
  readonly transition: string | null;
  readonly first: number;
  readonly lines: readonly BoxLine[];
}

/** Groups the lines of one transition. */
const runsOf = (lines: readonly BoxLine[]): readonly Run[] =>
  lines.reduce<readonly Run[]>((runs, line, index) => {
    const last = runs.at(-1);
    return last !== undefined && last.transition === line.transition
      ? [...runs.slice(0, -1), { ...last, lines: [...last.lines, line] }]
      : [...runs, { transition: line.transition, first: index, lines: [line] }];
  }, []);

export interface BoxLinesProps {
  readonly box: Box;
  /** The texts have an outline if an edge crosses the box. */
  readonly edged: boolean;
  readonly paint: Paint;
  readonly transitions: ReadonlyMap<string, IrTransition>;
  readonly selectedArrow: string | undefined;
  readonly press: (transition: IrTransition) => ArrowPress;
}

/** The lines of a state's box below its name: invoked actors, actions, and internal transitions, which can be selected like edges. */
export const BoxLines = ({ box, edged, paint, transitions, selectedArrow, press }: BoxLinesProps) => {
  const top = box.y + headHeight(box);
  const texts = ({ lines, first }: Run) =>
    lines.map((line, index) => {
      const baseline = top + m.line.baseline + (first + index) * m.line.height;
      return (
        <g key={index}>
          <FittedText
            look={m.line}
            className={classNames(css["small"], css[line.kind])}
            x={box.x + box.textsAt}
            y={baseline}
          >
            {line.text}
          </FittedText>
          {line.spec !== "" && (
            <FittedText
              look={m.lineSpec}
              className={css["spec"]}
              x={box.x + box.width - box.specAt}
              y={baseline}
              textAnchor="end"
            >
              {line.spec}
            </FittedText>
          )}
        </g>
      );
    });
  return runsOf(box.lines).map((run) => {
    const transition = transitions.get(run.transition ?? "");
    if (transition === undefined)
      return (
        <g key={run.first} aria-hidden="true" className={classNames(css["text"], edged && css["edged"])}>
          {texts(run)}
        </g>
      );
    const mark = paint.arrow(transition.id);
    return (
      <Pressable
        key={run.first}
        press={press(transition)}
        className={classNames(
          css["line-text"],
          edged && css["edged"],
          mark && css[mark],
          transition.id === selectedArrow && css["selected"],
        )}
      >
        <rect
          aria-hidden="true"
          className={css["strip"]}
          x={box.x + 4}
          y={top + run.first * m.line.height - 1}
          width={box.width - 8}
          height={run.lines.length * m.line.height}
          rx={3}
        >
          <title>{transition.description}</title>
        </rect>
        {texts(run)}
      </Pressable>
    );
  });
};
