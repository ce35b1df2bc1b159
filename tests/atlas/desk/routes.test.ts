import fs from "node:fs"
import { describe, expect, test } from "vitest"
import { routesText } from "../../../src/atlas/desk/routes/routes-file.ts"
import { searchRoutes, shows, type Route } from "../../../src/atlas/desk/routes/routes.ts"
import { codeAdvice } from "../../../src/atlas/desk/words/advice.ts"
import { roles } from "../../../src/atlas/desk/world/roles.ts"
import { errorCatalogue } from "../../../src/domain/error-catalogue.ts"

interface Group {
  readonly codes: readonly string[]
  readonly routes: readonly string[]
}

const namesIn = (text: string): readonly string[] =>
  (JSON.parse(text) as readonly Group[]).flatMap(({ codes, routes }) => codes.flatMap((code) => routes.map((route) => `${code} ${route}`)))

const found = await searchRoutes()

/** One route of each shape: the same way brings many codes, one for each answer. */
const shapes: readonly Route[] = [...new Map([...found.values()].flat().map((route) => [route.name.replaceAll(route.code, ""), route])).values()]

describe("the routes to the codes", () => {
  test("lead to every code of the catalogue", () => {
    expect(errorCatalogue.map(({ code }) => code).filter((code) => (found.get(code) ?? []).length === 0)).toEqual([])
  })

  test("come with the shortest first", () => {
    for (const routes of found.values()) {
      const lengths = routes.map(({ film }) => film.steps.length)
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    }
  })

  test("have each an id of its own", () => {
    const ids = [...found.values()].flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test("are still all there that docs/routes.json names (npm run routes writes it)", () => {
    const committed = namesIn(fs.readFileSync("docs/routes.json", "utf8"))
    const today = namesIn(routesText(found))
    expect(committed.filter((name) => !today.includes(name)), "routes that have vanished").toEqual([])
  })

  test("can each be taken by somebody, and show the code in the end", () => {
    expect(shapes.filter((route) => !roles.some((role) => shows(route, role))).map(({ name }) => name)).toEqual([])
  })

  test("end with something to tell", () => {
    const keys = errorCatalogue.map(({ code }) => codeAdvice((key) => key, code))
    expect(keys.filter((key) => !key.startsWith("desk.tell."))).toEqual([])
  })
})
