import { createI18n } from "../../../ui/i18n/i18n.ts"
import type { Text } from "../../../ui/i18n/catalogue.ts"
import { addAllTexts } from "../desk-texts.ts"
import { roleOf, searchRoutes, type Route } from "../routes/routes.ts"
import type { Command } from "./command.ts"
import { commandsOf } from "./commands.ts"
import { TEST_HEAD, testText } from "./playwright-test.ts"

/** A route that a test can take. */
interface Exported {
  readonly title: string
  readonly commands: readonly Command[]
}

const english = async (): Promise<Text> => {
  const i18n = createI18n()
  await addAllTexts(i18n, ["int", "enus"])
  return i18n.getFixedT("en-US") as unknown as Text
}

const exportOf = (route: Route, t: Text): readonly Exported[] => {
  const commands = commandsOf(route.film, roleOf(route), t, route.code)
  return commands === undefined ? [] : [{ title: `${route.code} ${route.id}`, commands }]
}

/** Every route that can be brought about from outside, by code, the shortest first. */
export const exportedRoutes = async (): Promise<ReadonlyMap<string, readonly Exported[]>> => {
  const t = await english()
  return new Map([...await searchRoutes()].map(([code, routes]) => [code, routes.flatMap((route) => exportOf(route, t))]))
}

/** The file of `tests/e2e/replay/`: for each code its first route. */
export const fileOfFirst = (exported: ReadonlyMap<string, readonly Exported[]>): string =>
  TEST_HEAD + [...exported.values()].flatMap((found) => found.slice(0, 1)).map(({ title, commands }) => testText(title, commands)).join("")

/** That file, of today's routes. */
export const exportedCodes = async (): Promise<string> => fileOfFirst(await exportedRoutes())
