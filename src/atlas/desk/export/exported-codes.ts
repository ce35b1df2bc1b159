import { createI18n } from "../../../ui/i18n/i18n.ts"
import type { Text } from "../../../ui/i18n/catalogue.ts"
import { addAllTexts } from "../desk-texts.ts"
import { roleOf, type Route, type Routes } from "../routes/route.ts"
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

const exportOf = (route: Route, t: Text): Exported | undefined => {
  const commands = commandsOf(route.film, roleOf(route), t, route.code)
  return commands === undefined ? undefined : { title: `${route.code} ${route.id}`, commands }
}

/** Every route that can be brought about from outside. */
export const exportedRoutes = async (routes: Routes): Promise<readonly Exported[]> => {
  const t = await english()
  return [...routes.values()].flat().flatMap((route) => exportOf(route, t) ?? [])
}

/** For each code the first of its routes that can be brought about from outside. */
export const exportedCodes = async (routes: Routes): Promise<ReadonlyMap<string, Exported | undefined>> => {
  const t = await english()
  const firstOf = (found: readonly Route[]): Exported | undefined => {
    for (const route of found) {
      const exported = exportOf(route, t)
      if (exported !== undefined) return exported
    }
    return undefined
  }
  return new Map([...routes].map(([code, found]) => [code, firstOf(found)]))
}

/** The file of `tests/e2e/replay/` that holds a test for each code. */
export const fileOfCodes = (exported: ReadonlyMap<string, Exported | undefined>): string =>
  TEST_HEAD + [...exported.values()].map((test) => (test === undefined ? "" : testText(test.title, test.commands))).join("")
