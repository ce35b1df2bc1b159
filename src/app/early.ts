/**
 * The first script of a visit. It is small on purpose: it starts the session check, the catalogue, the screen's chunk and
 * the screen's first data together with the portal's own code, so that they do not wait for each other.
 */
import { routeOfPath } from "../domain/routes.ts"
import { mayHaveSession } from "./browser/cookies.ts"
import { showLoadFailure } from "./load-failure.ts"
import { firstLocale } from "./browser/first-locale.ts"
import { askEarly } from "./early-answers.ts"
import { screenModules } from "./screens/screen-modules.ts"
import { loadTexts } from "./texts.ts"

const locale = firstLocale()
const known = mayHaveSession()
const asked = routeOfPath(location.pathname)
const name = asked.open || known ? asked.name : "login"
const screen = name === "login" ? undefined : screenModules[name]

// Who waits for these hears of a failure; here they are only begun.
const begun = [loadTexts(locale, "shell"), ...(screen === undefined ? [] : [screen.load(), ...screen.namespaces.map((namespace) => loadTexts(locale, namespace))])]
for (const loading of begun) loading.catch(() => {})
import("./main.tsx").catch((error: unknown) => {
  void showLoadFailure(locale)
  throw error
})

// Another base host is known to the portal's own code alone: there these answers are not taken, and nothing is lost.
for (const path of ["/api/checkUserSession", ...(known ? (screen?.early ?? []) : [])]) askEarly(`${location.origin}${path}`)
