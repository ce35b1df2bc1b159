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
export const needsOf = (key: string): readonly Command[] => {
  const { needs = [], given = {} } = placeOfKey(key)?.handling ?? {}
  return [
    ...needs.flatMap((needed) => {
      const { calls = {}, wire = {}, sample } = placeOfKey(needed) ?? {}
      const [call, encode] = [calls["load"], wire["load"]]
      return call === undefined || encode === undefined ? [] : [{ do: "answer", call, by: inEnvelope(encode(sample)) } as const]
    }),
    ...Object.entries(given).map(([call, content]) => ({ do: "answer", call, by: inEnvelope(content) }) as const),
  ]
}

/** What an event says was typed, by the field's name; undefined where it is none that does. */
const changeOf = (event: Step["event"]): Readonly<Record<string, unknown>> | undefined => {
  if (event.type === "ticket.edit") return { message: event["message"] }
  return event.type === "form.changed" ? (event["change"] as Readonly<Record<string, unknown>>) : undefined
}

/** What a person does on the screen so that its machine hears this; undefined where the place does not say. */
export const handled = ({ actor, event }: Step, t: Text): readonly Command[] | undefined => {
  const { fields = {}, buttons = {}, along = [], opener } = placeOf(actor)?.handling ?? {}
  if (along.includes(event.type)) return []
  const button = buttons[event.type]
  if (button !== undefined) return [{ do: "press", name: t(button) }]
  const change = changeOf(event)
  if (change === undefined) return undefined
  const changes = Object.entries(change)
  const filled = changes.flatMap(([name, value]) => {
    const label = fields[name]
    return label === undefined || typeof value !== "string" ? [] : [{ do: "fill", label: t(label), text: value } as const]
  })
  if (filled.length < changes.length) return undefined
  return opener === undefined ? filled : [{ do: "press", name: t(opener) }, ...filled]
}

/** What a person presses to do the same once more, where another button is there by then. */
export const pressedAgain = (step: Step | undefined, t: Text): readonly Command[] | undefined => {
  const again = step === undefined ? undefined : placeOf(step.actor)?.handling?.again?.[step.event.type]
  return again === undefined ? undefined : [{ do: "press", name: t(again) }]
}
