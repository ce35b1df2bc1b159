import { assert, constantFrom, nat, property, record, string, stringMatching, webQueryParameters, type Arbitrary } from "fast-check"
import { describe, expect, test } from "vitest"
import { offeredCatalogues } from "../../../src/domain/locale.ts"
import { readPlace, widths, writePlace, type DeskPlace } from "../../../src/atlas/desk/desk-place.ts"
import { roles } from "../../../src/atlas/desk/world/roles.ts"

const places: Arbitrary<DeskPlace> = record({
  code: string({ minLength: 1, unit: "grapheme" }), route: stringMatching(/^[a-z0-9]{6,12}$/), step: nat(500),
  look: record({ role: constantFrom(...roles), locale: constantFrom(...offeredCatalogues), agent: constantFrom(...offeredCatalogues), width: constantFrom(...widths) }),
})

describe("a link to a frame", () => {
  test("leads to the same frame, whichever it is", () => {
    assert(property(places, (place) => { expect(readPlace(writePlace(place))).toEqual(place) }))
  })

  test("is short", () => {
    assert(property(places, (place) => { expect(writePlace({ ...place, code: "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS" }).length).toBeLessThan(230) }))
  })

  test("makes the best of what makes no sense", () => {
    assert(property(webQueryParameters(), (search) => { expect(readPlace(`/desk/OFFLINE/x?${search}`).code).toBe("OFFLINE") }))
    expect(readPlace("/desk/OFFLINE/x?step=-3&role=king&lang=xx&width=7")).toEqual(readPlace("/desk/OFFLINE/x"))
  })
})
