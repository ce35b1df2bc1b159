import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { createI18n, type I18n } from "../../../ui/i18n/i18n.ts"
import { addAllTexts } from "../desk-texts.ts"
import { playStep } from "../world/film.ts"
import { createWorld, type World } from "../world/world.ts"
import { keepStill } from "./keep-still.ts"
import { isShow, tellDesk, type Scene } from "./stage-message.ts"
import { Stage } from "./stage.tsx"

interface Shown {
  readonly scene: Scene
  readonly world: World
  /** Counts the worlds: each begins anew. */
  readonly no: number
}

/** Brings what was said about an error into sight. */
const bringIntoSight = (): void => {
  const said = document.querySelector("dialog[open] [role=alert], main [role=alert], [role=alert]")
  if (said === null) window.scrollTo(0, 0)
  else said.scrollIntoView({ block: "center" })
}

/** Screens remember what they have seen: they see every step, one after the other. `from`: those before have been seen already. */
const perform = (world: World, { film, count }: Scene, from: number): void => {
  for (const step of film.steps.slice(from, count)) flushSync(() => void playStep(world, step, film.echoes || step.supposed === true))
  bringIntoSight()
  tellDesk({ type: "stage.shown" })
}

/** Shows scenes one after the other: a step further goes on in the world that is there, anything else begins anew. */
const showScenes = (i18n: I18n, setShown: (shown: Shown) => void): (() => void) => {
  let asked = 0
  let shown: Shown | undefined
  const show = (scene: Scene): void => {
    if (shown?.scene.take === scene.take && shown.scene.count <= scene.count) {
      const { world, scene: { count } } = shown
      shown = { ...shown, scene }
      return perform(world, scene, count)
    }
    const before = shown?.world
    shown = { scene, world: createWorld({ locale: scene.locale, role: scene.role }), no: (shown?.no ?? 0) + 1 }
    const { world } = shown
    flushSync(() => setShown({ scene, world, no: shown?.no ?? 0 }))
    before?.stop()
    perform(world, scene, 0)
  }
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== location.origin || source !== window.parent || !isShow(data)) return
    asked += 1
    const no = asked
    const { scene } = data
    void addAllTexts(i18n, ["int", scene.locale]).finally(() => {
      if (no === asked) show(scene)
    })
  }
  window.addEventListener("message", hear)
  return () => window.removeEventListener("message", hear)
}

/** The page in the desk's frame: shows what the desk tells it, and takes nothing from anybody else. */
export const StagePage = () => {
  const [i18n] = useState<I18n>(createI18n)
  const [shown, setShown] = useState<Shown>()
  useEffect(() => showScenes(i18n, setShown), [i18n])
  useEffect(keepStill, [])
  if (shown === undefined) return null
  return <Stage key={shown.no} world={shown.world} film={shown.scene.film} locale={shown.scene.locale} i18n={i18n} />
}
