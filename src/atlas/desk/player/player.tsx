import { useSelector } from "@xstate/react"
import { useEffect, useMemo, useRef, type KeyboardEvent } from "react"
import { useText } from "../../../ui/i18n/use-text.ts"
import { Button } from "../../../ui/kit/button.tsx"
import { useDesk, useLook } from "../desk-context.ts"
import type { Subject } from "../desk-types.ts"
import { JournalFacts } from "../journal-part.tsx"
import { rolesOf } from "../routes/route.ts"
import { roles } from "../world/roles.ts"
import { CopyLink } from "./copy-link.tsx"
import { LookChoices, Transport } from "./controls.tsx"
import { MachineDiagram } from "./machine-diagram.tsx"
import css from "./player.module.css"
import { SaveTest } from "./save-test.tsx"
import { StageFrame } from "./stage-frame.tsx"
import { StepCard } from "./step-card.tsx"
import { Strip } from "./strip.tsx"
import { useFrames, useRole } from "./use-frames.ts"
import { WhatIf } from "./what-if.tsx"

type Film = Exclude<Subject, { readonly _tag: "None" }>

const steps: Readonly<Record<string, (step: number, count: number) => number>> = {
  ArrowLeft: (step) => step - 1, ArrowRight: (step) => step + 1, Home: () => 0, End: (_, count) => count - 1,
}

const isTyping = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest("input, select, textarea, svg") !== null

/** A film on the desk: the customer's screen, what happened behind it, and what to say. */
export const Player = ({ subject }: { readonly subject: Film }) => {
  const t = useText()
  const desk = useDesk()
  const look = useLook()
  const film = useSelector(desk, ({ context }) => context.film)
  const step = useSelector(desk, ({ context }) => context.place.step)
  const able = useMemo(() => (subject._tag === "Route" ? rolesOf(subject.route) : roles), [subject])
  const role = useRole(able)
  const frames = useFrames(role)
  const frame = frames[step]
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed to open the film is gone: its heading takes the focus, and with it the keys.
  useEffect(() => heading.current?.focus(), [])
  const scene = useMemo(() => ({ film, count: step + 1, role, locale: look.locale }), [film, step, role, look.locale])
  const keys = (event: KeyboardEvent): void => {
    const to = event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target) ? undefined : steps[event.key]?.(step, frames.length)
    if (to === undefined) return
    event.preventDefault()
    desk.send({ type: "desk.stepped", to })
  }
  if (frame === undefined) return null
  return (
    // The arrow keys step wherever the focus is in the player.
    <div role="presentation" className={css["player"]} onKeyDown={keys}>
      <div className={css["bar"]}>
        <Transport step={step} count={frames.length} />
        {subject._tag === "Route" ? <CopyLink /> : null}
        {/* A journal has no code of its own: it ends with the one that its last frame shows. */}
        <SaveTest
          role={role} name={subject._tag === "Route" ? `${subject.route.code} ${subject.route.id}` : `journal ${subject.journal.mark}`}
          code={subject._tag === "Route" ? subject.route.code : frames.at(-1)?.codes[0]}
        />
        <Button variant="quiet" onClick={() => desk.send({ type: "desk.closed" })}>{t("desk.close")}</Button>
      </div>
      {subject._tag === "Route" ? <h2 ref={heading} tabIndex={-1} className={css["code"]}>{subject.route.code}</h2> : <h2 ref={heading} tabIndex={-1}>{t("desk.journal")}</h2>}
      {subject._tag === "Journal" ? <JournalFacts journal={subject.journal} /> : null}
      <Strip frames={frames} step={step} />
      <LookChoices able={able} role={role} />
      <div className={css["parts"]}>
        <StageFrame scene={scene} width={look.width} />
        <StepCard frame={frame} />
      </div>
      <MachineDiagram frame={frame} />
      <WhatIf key={step} step={step} role={role} />
    </div>
  )
}
