import type { KeyboardEvent, ReactNode } from "react"
import { Link, type To } from "react-router-dom"
import { words } from "../words.ts"

/** What a press on a transition does: it leads to its card, or fires it in a simulation. */
export type ArrowPress = { readonly _tag: "Open"; readonly to: To } | { readonly _tag: "Fire"; readonly fire: () => void } | { readonly _tag: "None" }

const onKey = (fire: () => void) => (event: KeyboardEvent): void => {
  if (event.key !== "Enter" && event.key !== " ") return
  event.preventDefault()
  event.stopPropagation()
  fire()
}

export interface PressableProps {
  readonly press: ArrowPress
  /** What is written on it. */
  readonly name: string
  /** What it is for, told where the pointer rests. */
  readonly description: string
  readonly className: string
  readonly children: ReactNode
}

/** A transition in the picture, to press. The keyboard reaches it through its state's card, and in a simulation by itself. */
export const Pressable = ({ press, name, description, className, children }: PressableProps) => {
  const label = words.diagram.state(name, description)
  const parts = <><title>{description}</title>{children}</>
  switch (press._tag) {
    case "Open": return <Link to={press.to} className={className} aria-label={label} tabIndex={-1} draggable={false}>{parts}</Link>
    case "Fire": return <g role="button" tabIndex={0} aria-label={label} className={className} onClick={press.fire} onKeyDown={onKey(press.fire)}>{parts}</g>
    case "None": return <g className={className}>{parts}</g>
  }
}
