import type { AnyEventObject } from "xstate"
import type { RouteName } from "../../../domain/routes.ts"
import type { Text } from "../../../ui/i18n/catalogue.ts"
import type { Command } from "../export/command.ts"

/** A machine that a screen's own machine starts, and the event after which it is there. */
export interface Part {
  /** Its id below the screen's actor. */
  readonly id: string
  readonly machine: string
  readonly after: AnyEventObject
  /** Events that it raises itself: the ways through their causes have them. */
  readonly reported?: string
}

/** What a person does on the screen where the machine hears of an event, by its type. */
export type Doings = Readonly<Record<string, (event: AnyEventObject, t: Text) => readonly Command[]>>

/** What a screen's own machine is answered, by the name of the call; what leads the machine one way or another is taken from what was given. */
export type Answers = Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => unknown>>

/** Where in the portal a screen's machine works: a list that loads, a button that sends, a form. */
export interface Place {
  /** The key under which its screen opens it; a key that goes on with an id ends in a hyphen. */
  readonly key: string
  /** What makes the key whole, where it ends in a hyphen. */
  readonly id?: string
  /** The machine's id. */
  readonly machine: string
  readonly screen: RouteName
  /** The address of the screen. */
  readonly path: string
  /** What its screen asks for: a button shows only what became of its own request. */
  readonly request: unknown
  /** What it holds when all is well. */
  readonly sample: unknown
  /** What it starts with. */
  readonly input: object
  /** True where nobody has to be signed in. */
  readonly guest?: true
  readonly parts?: readonly Part[]
  readonly answers?: Answers
  /** The calls behind it by the id under which its machine asks, for exported tests. */
  readonly calls: Readonly<Record<string, string>>
  /** Codes that its machine knows and its own call never answers. */
  readonly never?: readonly string[]
  /** What a real page is answered before its machine is there, by the call, and what people do then: for exported tests. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly does?: Doings
}

type Rest = Pick<Place, "key" | "request" | "sample"> & { readonly id?: string; readonly call: `/api/${string}` }

/** How long a writing may take, in ms. */
const WRITE_LIMIT = 45_000

/** Something that a screen loads. */
export const read = (screen: RouteName, path: string, { call, ...rest }: Rest): Place =>
  ({ screen, path, machine: "resource", input: { request: rest.request }, calls: { load: call, refresh: call }, ...rest })

/** Something that a screen sends. */
export const write = (screen: RouteName, path: string, { call, ...rest }: Rest): Place =>
  ({ screen, path, machine: "submission", input: { limit: WRITE_LIMIT }, calls: { submit: call }, ...rest })

/** A machine of a screen's own. */
export const own = (screen: RouteName, path: string, rest: Pick<Place, "key" | "id" | "machine" | "input" | "guest" | "parts" | "calls" | "answers" | "never" | "before" | "does">): Place =>
  ({ screen, path, request: undefined, sample: undefined, ...rest })

/** The whole key of a place's actor. */
export const keyOf = ({ key, id = "" }: Place): string => `${key}${id}`
