import { offeredCatalogues, type Catalogue } from "../../domain/locale.ts"
import { roles, type Role } from "./world/roles.ts"

export const widths = [390, 768, 1440] as const
export type FrameWidth = (typeof widths)[number]

/** How a film is looked at. */
export interface Look {
  readonly role: Role
  /** The customer's language: the screens'. */
  readonly locale: Catalogue
  /** The agent's own language: the desk's. */
  readonly agent: Catalogue
  readonly width: FrameWidth
}

/** Where in the desk somebody is: all of it stands in the address. */
export interface DeskPlace {
  readonly code: string | undefined
  /** The id of a route to the code. */
  readonly route: string | undefined
  /** The frame that is looked at, from 0. */
  readonly step: number
  readonly look: Look
}

export const defaultLook: Look = { role: "gold", locale: "int", agent: "int", width: 1440 }

const oneOf = <Value extends string | number>(values: readonly Value[], given: string | null, otherwise: Value): Value =>
  values.find((value) => String(value) === given) ?? otherwise

/** Reads an address behind `#`, such as `/desk/OFFLINE/k3f9ab?step=2&lang=cscz`; what makes no sense in it counts as left out. */
export const readPlace = (address: string): DeskPlace => {
  const [path = "", search = ""] = address.replace(/^#/, "").split("?", 2)
  const [, , code = "", route = ""] = path.split("/")
  const params = new URLSearchParams(search)
  const step = Number(params.get("step") ?? 0)
  return {
    code: code === "" ? undefined : decodeURIComponent(code),
    route: route === "" ? undefined : route,
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    look: {
      role: oneOf(roles, params.get("role"), defaultLook.role), locale: oneOf(offeredCatalogues, params.get("lang"), defaultLook.locale),
      agent: oneOf(offeredCatalogues, params.get("agent"), defaultLook.agent), width: oneOf(widths, params.get("width"), defaultLook.width),
    },
  }
}

/** Writes an address; a link to a frame holds all of its look. */
export const writePlace = ({ code, route, step, look }: DeskPlace): string => {
  if (code === undefined) return look.agent === defaultLook.agent ? "/desk" : `/desk?agent=${look.agent}`
  const path = `/desk/${encodeURIComponent(code)}`
  if (route === undefined) return `${path}?agent=${look.agent}`
  return `${path}/${route}?step=${step}&role=${look.role}&lang=${look.locale}&agent=${look.agent}&width=${look.width}`
}
