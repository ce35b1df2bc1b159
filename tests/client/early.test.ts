import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { calls } from "../../src/api/calls.ts"
import { checkUserSession } from "../../src/api/session.calls.ts"
import { screenModules, type Place } from "../../src/app/screens/screen-modules.ts"

const place: Place = { id: "SO-2026-000562", search: "", locale: "dede" }
const early = [
  { path: checkUserSession.path, fields: () => ({}) },
  ...Object.values(screenModules).flatMap((screen) => screen.early),
]

/** The first script asks before the call records are there; the client takes the answer only where it would send the very same. */
test.each(early)("$path is a read, with the fields that the client would send", ({ path, fields }) => {
  const call = Object.values(calls).find((candidate) => candidate.path === path)
  expect(call?.kind).toBe("read")
  const given = fields(place)
  const schema = call?.body.fields ?? Schema.Struct({})
  const sent = Schema.encodeUnknownSync(schema)(Schema.decodeUnknownSync(schema)(given))
  expect(new URLSearchParams(sent as Record<string, string>).toString()).toBe(new URLSearchParams(given).toString())
})

test("a list whose address says more than usual is left to its screen", () => {
  const lists = early.filter(({ path }) => ["/api/getOrders", "/api/getTickets"].includes(path))
  expect(lists.map(({ fields }) => fields({ ...place, search: "?q=roof" }))).toEqual([undefined, undefined])
})
