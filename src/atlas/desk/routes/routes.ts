import { errorCatalogue } from "../../../domain/error-catalogue.ts"
import { routeOfPath, type RouteName } from "../../../domain/routes.ts"
import { machineModules } from "../../walk/machine-modules.ts"
import { keyOfText } from "../key-of-text.ts"
import { noteFiles } from "../world/files.ts"
import { playFilm, type Film } from "../world/film.ts"
import { machineById } from "../world/machines.ts"
import { roles, type Role } from "../world/roles.ts"
import { waysOf, type Way } from "./search.ts"
import { stands, type Stand } from "./stands.ts"

/** A way through the portal to a code, from its first page on. */
export interface Route {
  /** Lasting: it changes when the way does. */
  readonly id: string
  readonly code: string
  /** The name of the machine that brings the code, as the atlas has it. */
  readonly machine: string
  readonly actor: string
  readonly screen: RouteName
  /** True where the code is on that screen and on no other. */
  readonly onScreen: boolean
  readonly name: string
  readonly film: Film
}

const stepsOf = ({ actor, before, done }: Stand, { events }: Way): Film["steps"] => {
  const rest = events[0]?.type === done ? events.slice(1) : events
  return [...before, ...rest.map((event) => ({ actor, event: noteFiles(event) }))]
}

const routeOf = (stand: Stand, way: Way): Route => {
  const name = `${stand.name}: ${way.edge}`
  return {
    id: keyOfText(`${way.code} ${name}`), code: way.code, machine: machineById(stand.machine).name, actor: stand.actor, screen: stand.screen, onScreen: stand.onScreen === true, name,
    film: { steps: stepsOf(stand, way), echoes: true },
  }
}

/** False where a child's ways say the same, where the page never lingers, or where its call never answers so. */
const isPlayedBy = ({ reported, passing = [], never = [] }: Stand, { events, edge, code }: Way): boolean =>
  !never.includes(code) && !(reported !== undefined && events.some(({ type }) => type.startsWith(reported))) && !passing.some((state) => edge.split(" ", 1)[0]?.includes(`"${state}"`) === true)

/** True where the film ends with the code, for a person of this role. */
export const shows = (route: Route, role: Role): boolean => {
  const { world, frames } = playFilm(route.film, route.film.steps.length, { locale: "int", role })
  world.stop()
  const end = frames.at(-1)
  return end !== undefined && end.codes.includes(route.code) && (!route.onScreen || routeOfPath(end.path).name === route.screen)
}

/** The first role that can take a route. */
export const roleOf = (route: Route): Role => roles.find((role) => shows(route, role)) ?? "gold"

/** The roles that can take a route. */
export const rolesOf = (route: Route): readonly Role[] => roles.filter((role) => shows(route, role))

const byLength = (one: Route, other: Route): number => one.film.steps.length - other.film.steps.length

/** Searches every machine for every way to every code of the catalogue: by code, the shortest first. Takes about a second. */
export const searchRoutes = async (): Promise<ReadonlyMap<string, readonly Route[]>> => {
  const ways = new Map<string, readonly Way[]>()
  for (const { machine, samples } of machineModules) {
    const found = await machine()
    ways.set(found.id, waysOf(found, await samples()))
  }
  const routes = stands.flatMap((stand) => (ways.get(stand.machine) ?? []).filter((way) => isPlayedBy(stand, way)).map((way) => routeOf(stand, way)))
  return new Map(errorCatalogue.map(({ code }) => [code, routes.filter((route) => route.code === code).toSorted(byLength)]))
}
