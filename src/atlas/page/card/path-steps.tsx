import type { MachineIr, ShortestPath } from "../../model/atlas-model.ts";
import { labels } from "../labels.ts";
import { CardPart } from "./card.tsx";
import css from "./card.module.css";

/** The shortest path to a state or transition, event by event. */
export const PathSteps = ({
  path,
  ir,
}: {
  readonly path: ShortestPath | undefined;
  readonly ir: MachineIr;
}) => (
  <CardPart heading={labels.card.path}>
    {path === undefined && <p className={css["quiet"]}>{labels.card.noPath}</p>}
    {path !== undefined && (
      <p className={css["quiet"]}>
        {path.steps.length === 0 ? labels.card.atStart : labels.card.pathStart(path.input)}
      </p>
    )}
    {path !== undefined && path.steps.length > 0 && (
      <ol className={css["steps"]}>
        {path.steps.map(({ event, payload }, index) => (
          <li key={index} className={css["step"]}>
            <span className={css["event"]}>
              {ir.transitions.find((transition) => transition.event === event)?.label ?? event}
            </span>
            {payload !== "" && <span className={css["payload"]}>{payload}</span>}
          </li>
        ))}
      </ol>
    )}
  </CardPart>
);
