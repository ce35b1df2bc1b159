import { conditionOf } from "../../model/condition.ts";
import { useId, useState } from "react";
import Play from "lucide-react/icons/play";
import type { AnyEventObject } from "xstate";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { ChoiceSelect } from "../../../ui/kit/fields/choice-select.tsx";
import { labelIdOf } from "../../../ui/kit/fields/field.tsx";
import type { IrTransition } from "../../model/atlas-model.ts";
import { localPath } from "../address.ts";
import { labels } from "../labels.ts";
import { plainText } from "./context-tree.tsx";
import css from "./simulator.module.css";

/** An event's payload in one line. */
export const payloadText = (event: AnyEventObject): string =>
  Object.entries(event)
    .filter(([name]) => name !== "type")
    .map(([name, value]) => `${name}: ${plainText(value) ?? JSON.stringify(value)}`)
    .join(", ");

export interface ChoiceRowProps {
  readonly transition: IrTransition;
  readonly events: readonly AnyEventObject[];
  readonly onFire: (event: AnyEventObject) => void;
}

/** A possible transition with the sample payloads that fire it. */
export const ChoiceRow = ({ transition, events, onFire }: ChoiceRowProps) => {
  const { label, targets } = transition;
  const condition = conditionOf(transition);
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const event = events[chosen] ?? events[0];
  const name = condition === "" ? label : `${label} [${condition}]`;
  const to = targets.map(localPath).join(", ") || labels.card.stays;
  return (
    <li className={css["choice"]}>
      <Button
        icon={Play}
        disabled={event === undefined}
        aria-label={labels.simulator.take(name)}
        onClick={() => event && onFire(event)}
      >
        {name}
      </Button>
      <span className={css["quiet"]}>
        {event === undefined ? `→ ${to}, ${labels.simulator.noSample}` : `→ ${to}`}
      </span>
      {events.length > 1 && (
        <>
          <label id={labelIdOf(id)} htmlFor={id} className={css["hidden"]}>
            {labels.simulator.payload(name)}
          </label>
          <div className={css["payloads"]}>
            <ChoiceSelect
              id={id}
              items={events.map((each, index) => ({ value: index, label: payloadText(each) }))}
              value={chosen}
              onChange={setChosen}
            />
          </div>
        </>
      )}
      {events.length === 1 && event !== undefined && (
        <span className={css["payload"]}>{payloadText(event)}</span>
      )}
    </li>
  );
};
