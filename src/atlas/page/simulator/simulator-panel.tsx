import { useSelector } from "@xstate/react"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import Undo2 from "lucide-react/icons/undo-2"
import type { AnyEventObject } from "xstate"
import { Badge } from "../../../ui/kit/badge.tsx"
import { Button } from "../../../ui/kit/button.tsx"
import { FailedState } from "../../../ui/kit/failed-state.tsx"
import { Skeleton } from "../../../ui/kit/skeleton.tsx"
import type { MachineIr } from "../../model/atlas-model.ts"
import { localPath } from "../address.ts"
import { Card, CardPart } from "../card/card.tsx"
import { words } from "../words.ts"
import { ChoiceRow } from "./choice-row.tsx"
import { ContextTree } from "./context-tree.tsx"
import { currentStates } from "./current-states.ts"
import type { GuardResult, SimulationStep } from "./simulation.ts"
import type { SimulationRef } from "./simulation.machine.ts"
import css from "./simulator.module.css"
import { useChoices, type NextTransition } from "./use-choices.ts"
import { StepList } from "./step-list.tsx"

const w = words.simulator

const tones = { held: "success", refused: "neutral", notAsked: "neutral" } as const satisfies Record<GuardResult, "success" | "neutral">

const Guards = ({ step, labelOf }: { readonly step: SimulationStep; readonly labelOf: (id: string) => string }) => {
  if (step.guards.length === 0) return null
  return (
    <CardPart heading={w.guards}>
      {step.fired.length === 0 && <p>{w.nothingFired(step.event?.type ?? "")}</p>}
      <ul className={css["list"]}>
        {step.guards.map(({ transition, result }) => (
          <li key={transition} className={css["guard"]}><Badge tone={tones[result]} label={w[result]} /> <code>{labelOf(transition)}</code></li>
        ))}
      </ul>
    </CardPart>
  )
}

export interface SimulatorPanelProps {
  readonly ir: MachineIr
  readonly simulation: SimulationRef
  readonly onClose: () => void
}

interface ReadyProps extends Omit<SimulatorPanelProps, "onClose"> {
  readonly steps: readonly SimulationStep[]
  readonly reached: boolean
  readonly choices: readonly NextTransition[]
}

const Ready = ({ ir, simulation, steps, reached, choices }: ReadyProps) => {
  const last = steps.at(-1)
  if (last === undefined) return null
  const { snapshot } = last
  const guardOf = (id: string): string => ir.transitions.find((transition) => transition.id === id)?.guard ?? id
  const labelOf = (event: AnyEventObject): string => ir.transitions.find((transition) => transition.event === event.type)?.label ?? event.type
  return (
    <>
      {!reached && <p>{w.unreached}</p>}
      <CardPart heading={w.now}>
        <p role="status" className={css["now"]}>{currentStates(snapshot).filter((id, _, all) => !all.some((other) => other.startsWith(`${id}.`))).map(localPath).join(" + ") || ir.id}</p>
      </CardPart>
      {snapshot.status === "error" && <FailedState title={w.failed} text={`${w.failedText} ${String(snapshot.error)}`} />}
      <CardPart heading={w.next}>
        {snapshot.status === "done" && <p>{w.ended}</p>}
        {snapshot.status === "active" && choices.length === 0 && <p>{w.nothing}</p>}
        <ul className={css["list"]}>
          {choices.map(({ transition, events }) => (
            <ChoiceRow key={`${steps.length} ${transition.id}`} transition={transition} events={events} onFire={(event) => simulation.send({ type: "simulation.fire", event })} />
          ))}
        </ul>
      </CardPart>
      <Guards step={last} labelOf={guardOf} />
      <StepList steps={steps} labelOf={labelOf} onGo={(step) => simulation.send({ type: "simulation.goTo", step })} />
      <CardPart heading={w.context}><ContextTree context={snapshot.context} before={steps.at(-2)?.snapshot.context} /></CardPart>
    </>
  )
}

/** A simulation beside its diagram: where it is, what may be next, what it holds and how it came there. */
export const SimulatorPanel = ({ ir, simulation, onClose }: SimulatorPanelProps) => {
  const simulated = useSelector(simulation, ({ context }) => context.simulated)
  const failed = useSelector(simulation, (snapshot) => snapshot.hasTag("failed"))
  const canGoBack = useSelector(simulation, (snapshot) => snapshot.can({ type: "simulation.back" }))
  const from = useSelector(simulation, ({ context: { request } }) => (request.state === "" ? ir.id : request.state))
  const choices = useChoices(ir, simulation)
  return (
    <Card
      kind={ir.id} title={w.title} id={from} onClose={onClose}
      actions={simulated._tag === "None" ? undefined : (
        <>
          <Button icon={Undo2} disabled={!canGoBack} onClick={() => simulation.send({ type: "simulation.back" })}>{w.back}</Button>
          <Button icon={RotateCcw} onClick={() => simulation.send({ type: "simulation.reset" })}>{w.reset}</Button>
        </>
      )}
    >
      {failed && <FailedState title={w.noStart} text={w.noStartText} onRetry={() => simulation.send({ type: "simulation.retry" })} />}
      {!failed && simulated._tag === "None" && <Skeleton count={6} />}
      {simulated._tag === "Ready" && <Ready ir={ir} simulation={simulation} steps={simulated.steps} reached={simulated.reached} choices={choices} />}
    </Card>
  )
}
