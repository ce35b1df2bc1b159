import type { Text } from "../../../ui/i18n/catalogue.ts"
import { placeOfKey } from "../places/all-places.ts"
import type { Place } from "../places/place.ts"
import { madeOfNotes } from "../world/notes.ts"
import type { Step } from "../world/step.ts"
import type { Command, Response } from "./command.ts"

const placeOf = (actor: string): Place | undefined => placeOfKey(actor.split("/")[1] ?? "")

const inEnvelope = (content: unknown): Response => ({ status: 200, json: { valid: true, data: content } })

/** What a call of a screen brings, as its server sends it; undefined where the place does not say how. */
export const contentOnWire = (actor: string, child: string, given: unknown): Response | undefined => {
  const { answers = {}, wire = {}, sample } = placeOf(actor) ?? {}
  const [answer, encode] = [answers[child], wire[child]]
  if (encode === undefined) return undefined
  return inEnvelope(encode(answer === undefined ? sample : answer(madeOfNotes(given as Readonly<Record<string, unknown>>))))
}

/** The answers without which a screen shows nothing: they are given as soon as it asks. */
export const needsOf = (key: string): readonly Command[] =>
  (placeOfKey(key)?.handling?.needs ?? []).flatMap((needed) => {
    const { calls = {}, wire = {}, sample } = placeOfKey(needed) ?? {}
    const [call, encode] = [calls["load"], wire["load"]]
    return call === undefined || encode === undefined ? [] : [{ do: "answer", call, by: inEnvelope(encode(sample)) } as const]
  })

/** What a person does on the screen so that its machine hears this; undefined where the place does not say. */
export const handled = ({ actor, event }: Step, t: Text): readonly Command[] | undefined => {
  const { fields = {}, buttons = {} } = placeOf(actor)?.handling ?? {}
  const button = buttons[event.type]
  if (button !== undefined) return [{ do: "press", name: t(button) }]
  if (event.type !== "form.changed") return undefined
  const changes = Object.entries(event["change"] as Readonly<Record<string, unknown>>)
  const filled = changes.flatMap(([name, value]) => {
    const label = fields[name]
    return label === undefined || typeof value !== "string" ? [] : [{ do: "fill", label: t(label), text: value } as const]
  })
  return filled.length === changes.length ? filled : undefined
}

/** What a person presses to do the same once more, where another button is there by then. */
export const pressedAgain = (step: Step | undefined, t: Text): readonly Command[] | undefined => {
  const again = step === undefined ? undefined : placeOf(step.actor)?.handling?.again?.[step.event.type]
  return again === undefined ? undefined : [{ do: "press", name: t(again) }]
}
