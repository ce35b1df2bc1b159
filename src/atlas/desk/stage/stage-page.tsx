import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { createI18n, type I18n } from "../../../ui/i18n/i18n.ts"
import { addAllTexts } from "../desk-texts.ts"
import { playStep } from "../world/film.ts"
import { createWorld, type World } from "../world/world.ts"
import { isShow, type ReadyMessage, type Scene } from "./stage-message.ts"
import { Stage } from "./stage.tsx"

/** Whatever is done on the stage is only looked at: nothing is pressed, typed, followed or sent. */
const swallowed = ["click", "auxclick", "dblclick", "submit", "input", "change", "beforeinput", "paste", "drop", "dragover", "keydown", "pointerdown", "mousedown"] as const

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The stage has a page of its own: what screens do to theirs (focus, title, scrolling) stays in it. */
const keepStill = (): (() => void) => {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = () => {}
  for (const type of swallowed) window.addEventListener(type, swallow, { capture: true })
  return () => {
    HTMLElement.prototype.focus = focus
    for (const type of swallowed) window.removeEventListener(type, swallow, { capture: true })
  }
}

interface Shown {
  readonly scene: Scene
  readonly world: World
  /** Counts the scenes: each begins anew. */
  readonly no: number
}

/** Brings what was said about an error into sight. */
const bringIntoSight = (): void => {
  const said = document.querySelector("dialog[open] [role=alert], main [role=alert], [role=alert]")
  if (said === null) window.scrollTo(0, 0)
  else said.scrollIntoView({ block: "center" })
}

/** Screens remember what they have seen: they see every step, one after the other. */
const perform = (world: World, { film, count }: Scene): void => {
  for (const step of film.steps.slice(0, count)) flushSync(() => void playStep(world, step, film.echoes || step.supposed === true))
  bringIntoSight()
}

/** The page in the desk's frame: shows what the desk tells it, and takes nothing from anybody else. */
export const StagePage = () => {
  const [i18n] = useState<I18n>(createI18n)
  const [shown, setShown] = useState<Shown>()
  useEffect(keepStill, [])
  useEffect(() => {
    let last = 0
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || source !== window.parent || !isShow(data)) return
      last += 1
      const no = last
      const { scene } = data
      void addAllTexts(i18n, ["int", scene.locale]).finally(() => {
        if (no !== last) return
        const world = createWorld({ locale: scene.locale, role: scene.role })
        flushSync(() => setShown({ scene, world, no }))
        perform(world, scene)
      })
    }
    window.addEventListener("message", hear)
    window.parent.postMessage({ type: "stage.ready" } satisfies ReadyMessage, location.origin)
    return () => window.removeEventListener("message", hear)
  }, [i18n])
  if (shown === undefined) return null
  return <Stage key={shown.no} world={shown.world} film={shown.scene.film} locale={shown.scene.locale} i18n={i18n} />
}
