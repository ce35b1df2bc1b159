import fs from "node:fs"
import { describe, expect, test } from "vitest"
import { exportedRoutes, fileOfFirst } from "../../../src/atlas/desk/export/exported-codes.ts"

const exported = await exportedRoutes()

/** No answer of a server brings these about, or nobody is told of them. */
const fromWithinAlone = ["SIGN_ON_REFUSED", "MISCONFIGURED", "PARTNER_DATA", "input.file_to_big", "endpoint_failure", "DEFECT", "TEXTS"]

describe("exported tests", () => {
  test("are there for every code that can be brought about from outside", () => {
    expect([...exported].filter(([, routes]) => routes.length === 0).map(([code]) => code)).toEqual(fromWithinAlone)
  })

  test("are as tests/e2e/replay/codes.e2e.ts has them (npm run routes writes it)", () => {
    expect(fs.readFileSync("tests/e2e/replay/codes.e2e.ts", "utf8")).toBe(fileOfFirst(exported))
  })
})
