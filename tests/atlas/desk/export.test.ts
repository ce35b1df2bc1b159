import fs from "node:fs"
import { describe, expect, test } from "vitest"
import { errorCatalogue } from "../../../src/domain/error-catalogue.ts"
import { exportedRoutes, fileOfFirst } from "../../../src/atlas/desk/export/exported-codes.ts"

const exported = await exportedRoutes()

/** No answer of a server brings these about, or nobody is told of them. */
const fromWithinAlone = ["SIGN_ON_REFUSED", "MISCONFIGURED", "PARTNER_DATA", "input.file_to_big", "endpoint_failure", "DEFECT", "TEXTS"]

describe("exported tests", () => {
  test("are there for every code of the first slice that can be brought about from outside", () => {
    // The products' codes are earned from real devices in tests/e2e/products.e2e.ts; their routes play in the desk alone so far.
    const ofProducts = new Set(errorCatalogue.filter(({ area }) => area === "product" || area === "remoteConnect").map(({ code }) => code))
    expect([...exported].filter(([code, routes]) => routes.length === 0 && !ofProducts.has(code)).map(([code]) => code)).toEqual(fromWithinAlone)
  })

  test("are as tests/e2e/replay/codes.e2e.ts has them (npm run routes writes it)", () => {
    expect(fs.readFileSync("tests/e2e/replay/codes.e2e.ts", "utf8")).toBe(fileOfFirst(exported))
  })
})
