import { useSelector } from "@xstate/react";
import { useLayoutEffect, useRef } from "react";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Undo2 from "lucide-react/icons/undo-2";
import type { To } from "react-router-dom";
import type { AnyEventObject } from "xstate";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { FailedState } from "../../../ui/kit/states/failed-state.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import type { MachineIr } from "../../model/atlas-model.ts";
import { absoluteHref, localPath } from "../address.ts";
import { Card, CardPart } from "../card/card.tsx";
import { CopyButton } from "../card/copy-button.tsx";
import { labels } from "../labels.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { ContextTree } from "./context-tree.tsx";
import { leavesIn } from "./current-states.ts";
import type { GuardResult, SimulationStep } from "./simulation.ts";
import type { Prepared, SimulationRef } from "./simulation.machine.ts";
import css from "./simulator.module.css";
import { useChoices, type NextTransition } from "./use-choices.ts";
import { StepList } from "./step-list.tsx";
import { eventName, joinNames } from "./step-names.ts";

const w = labels.simulator;

const tones = { held: "success", refused: "neutral", notAsked: "neutral" } as const satisfies Record<
  GuardResult,
  "success" | "neutral"
>;

const Guards = ({
  step,
  labelOf,
}: {
  readonly step: SimulationStep;
  readonly labelOf: (id: string) => string;
}) => {
  if (step.guards.length === 0) return null;
  return (
    <CardPart heading={w.guards}>
      {step.fired.length === 0 && <p>{w.nothingFired(step.event?.type ?? "")}</p>}
      <ul className={css["list"]}>
        {step.guards.map(({ transition, result }) => (
          <li key={transition} className={css["guard"]}>
            <Badge tone={tones[result]} label={w[result]} /> <code>{labelOf(transition)}</code>
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

/** The names of the steps after the path to the start state. */
const namesOf = ({ simulator, steps, path }: Prepared): string =>
  joinNames(
    steps.slice(path).flatMap(({ event }, index) => {
      const before = steps[path + index - 1];
      return event === undefined || before === undefined ? [] : [eventName(simulator.offered(before), event)];
    }),
  );

export interface SimulatorPanelProps {
  readonly ir: MachineIr;
  readonly simulation: SimulationRef;
  /** The address of this simulation after the named steps. */
  readonly hrefAfter: (steps: string) => To;
  readonly onClose: () => void;
}

interface ReadyProps
  extends Pick<SimulatorPanelProps, "ir" | "simulation">, Pick<Prepared, "steps" | "reached" | "complete"> {
  readonly choices: readonly NextTransition[];
}

const Ready = ({ ir, simulation, steps, reached, complete, choices }: ReadyProps) => {
  const now = useRef<HTMLParagraphElement>(null);
  const shown = useRef(steps);
  useLayoutEffect(() => {
    if (shown.current === steps) return;
    shown.current = steps;
    // What was pressed is gone with the step before, or cannot be pressed again.
    if (document.activeElement?.matches("body, :disabled, g:not([tabindex])") === true)
      now.current?.focus({ preventScroll: true });
  }, [steps]);
  const last = steps.at(-1);
  if (last === undefined) return null;
  const { snapshot } = last;
  const guardOf = (id: string): string =>
    ir.transitions.find((transition) => transition.id === id)?.guard ?? id;
  const labelOf = (event: AnyEventObject): string =>
    ir.transitions.find((transition) => transition.event === event.type)?.label ?? event.type;
  return (
    <>
      {!reached && <p>{w.unreached}</p>}
      {!complete && <p>{w.incomplete}</p>}
      <CardPart heading={w.now}>
        <p ref={now} tabIndex={-1} role="status" className={css["now"]}>
          {leavesIn(snapshot.value, ir.id).map(localPath).join(" + ") || ir.id}
        </p>
      </CardPart>
      {snapshot.status === "error" && (
        <FailedState title={w.failed} text={`${w.failedText} ${String(snapshot.error)}`} />
      )}
      <CardPart heading={w.next}>
        {snapshot.status === "done" && <p>{w.ended}</p>}
        {snapshot.status === "active" && choices.length === 0 && <p>{w.nothing}</p>}
        <ul className={css["list"]}>
          {choices.map(({ transition, events }) => (
            <ChoiceRow
              key={`${steps.length} ${transition.id}`}
              transition={transition}
              events={events}
              onFire={(event) => simulation.send({ type: "simulation.fire", event })}
            />
          ))}
        </ul>
      </CardPart>
      <Guards step={last} labelOf={guardOf} />
      <StepList
        steps={steps}
        labelOf={labelOf}
        onGo={(step) => simulation.send({ type: "simulation.goTo", step })}
      />
      <CardPart heading={w.context}>
        <ContextTree context={snapshot.context} before={steps.at(-2)?.snapshot.context} />
      </CardPart>
    </>
  );
};

/** The panel of a simulation: current states, possible transitions, context and steps. */
export const SimulatorPanel = ({ ir, simulation, hrefAfter, onClose }: SimulatorPanelProps) => {
  const simulated = useSelector(simulation, ({ context }) => context.simulated);
  const failed = useSelector(simulation, (snapshot) => snapshot.hasTag("failed"));
  const canGoBack = useSelector(simulation, (snapshot) => snapshot.can({ type: "simulation.back" }));
  const from = useSelector(simulation, ({ context: { request } }) =>
    request.states.length === 0 ? ir.id : request.states.join(" + "),
  );
  const choices = useChoices(ir, simulation);
  return (
    <Card
      kind={ir.id}
      title={w.title}
      id={from}
      onClose={onClose}
      actions={
        simulated._tag === "None" ? undefined : (
          <>
            <Button
              icon={Undo2}
              disabled={!canGoBack}
              onClick={() => simulation.send({ type: "simulation.back" })}
            >
              {w.back}
            </Button>
            <Button icon={RotateCcw} onClick={() => simulation.send({ type: "simulation.reset" })}>
              {w.reset}
            </Button>
            {simulated.steps.length >= simulated.path && (
              <CopyButton
                label={labels.card.copy}
                done={labels.copied}
                text={() => absoluteHref(hrefAfter(namesOf(simulated)))}
              />
            )}
          </>
        )
      }
    >
      {failed && (
        <FailedState
          title={w.noStart}
          text={w.noStartText}
          onRetry={() => simulation.send({ type: "simulation.retry" })}
        />
      )}
      {!failed && simulated._tag === "None" && <Skeleton count={6} />}
      {simulated._tag === "Ready" && (
        <Ready
          ir={ir}
          simulation={simulation}
          steps={simulated.steps}
          reached={simulated.reached}
          complete={simulated.complete}
          choices={choices}
        />
      )}
    </Card>
  );
};
