import { isLocale, type Locale } from "../../../domain/locale.ts"
import type { Film } from "../world/film.ts"
import { roles, type Role } from "../world/roles.ts"

/** What the stage shows: so many steps of a film, for whom and in which language. */
export interface Scene {
  readonly film: Film
  readonly count: number
  readonly role: Role
  readonly locale: Locale
}

/** What the desk tells the stage. */
export interface ShowMessage {
  readonly type: "stage.show"
  readonly scene: Scene
}

/** What the stage tells the desk: that it listens. */
export interface ReadyMessage {
  readonly type: "stage.ready"
}

const typeOf = (data: unknown): unknown => (typeof data === "object" && data !== null && "type" in data ? data.type : undefined)

/** True for the stage's word that it listens. */
export const isReady = (data: unknown): data is ReadyMessage => typeOf(data) === "stage.ready"

/** True for a scene of the desk's own page. */
export const isShow = (data: unknown): data is ShowMessage => {
  if (typeOf(data) !== "stage.show") return false
  const { scene } = data as { readonly scene?: Partial<Scene> }
  return Array.isArray(scene?.film?.steps) && typeof scene.count === "number" && isLocale(scene.locale) && roles.some((role) => role === scene.role)
}
