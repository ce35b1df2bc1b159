import type { AnyEventObject } from "xstate";
import { localPath } from "../address.ts";
import { CardPart } from "../card/card.tsx";
import { labels } from "../labels.ts";
import { payloadText } from "./choice-row.tsx";
import { currentStates } from "./current-states.ts";
import type { SimulationStep } from "./simulation.ts";
import css from "./simulator.module.css";

export interface StepListProps {
  readonly steps: readonly SimulationStep[];
  readonly labelOf: (event: AnyEventObject) => string;
  readonly onGo: (step: number) => void;
}

/** The steps taken; a press returns to one. */
export const StepList = ({ steps, labelOf, onGo }: StepListProps) => (
  <CardPart heading={labels.simulator.history}>
    <ol className={css["steps"]}>
      {steps.map(({ event, snapshot }, index) => (
        <li key={`${index} ${event?.type}`}>
          <button
            type="button"
            className={css["step"]}
            {...(index === steps.length - 1 && { "aria-current": "step" as const })}
            onClick={() => onGo(index)}
          >
            <span>{event === undefined ? labels.simulator.start : labelOf(event)}</span>
            <span className={css["quiet"]}>
              {`→ ${localPath(currentStates(snapshot).at(-1) ?? "") || snapshot.machine.id}`}
            </span>
            {event !== undefined && payloadText(event) !== "" && (
              <span className={css["payload"]}>{payloadText(event)}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  </CardPart>
);
