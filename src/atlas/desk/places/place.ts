import * as Schema from "effect/Schema"
import type { AnyEventObject } from "xstate"
import type { RouteName } from "../../../domain/routes.ts"
import { WRITE_LIMIT } from "../../../domain/time-limits.ts"
import type { TextKey } from "../../../ui/i18n/catalogue.ts"

/** A machine that a screen's own machine starts, or one that such a machine starts, and the events after which it is there. */
export interface Part {
  /** Its id below the screen's actor; where another part starts it, that one's id and its own with a slash between. */
  readonly id: string
  readonly machine: string
  readonly after: AnyEventObject | readonly AnyEventObject[]
  /** Events that it raises itself: the ways through their causes have them. */
  readonly reported?: string
}

/** What a screen's own machine is answered, by the name of the call; what leads the machine one way or another is taken from what was given. */
export type Answers = Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => unknown>>

/** How content travels, by the name of the call that brings it. */
export type Wire = Readonly<Record<string, (content: unknown) => unknown>>

/** Content as a server sends it. */
export const onWire = <Value>(schema: Schema.Codec<Value, unknown>): ((content: unknown) => unknown) => Schema.encodeUnknownSync(schema)

/** How a person works a screen: what exported tests do in the place of its machine's events. */
export interface Handling {
  /** The label of each field of its form, by the field's name. */
  readonly fields?: Readonly<Record<string, TextKey>>
  /** The button behind each event, by the event's type. */
  readonly buttons?: Readonly<Record<string, TextKey>>
  /** The button that tells its machine the event a second time, where it is another. */
  readonly again?: Readonly<Record<string, TextKey>>
  /** The keys of what its screen loads besides, and shows nothing without. */
  readonly needs?: readonly string[]
  /** What else its screen is answered, as it travels, by the call. */
  readonly given?: Readonly<Record<string, unknown>>
  /** The button behind which its fields are. */
  readonly opener?: TextKey
  /** Events that come along with another: nothing more is done for them. */
  readonly along?: readonly string[]
}

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
  readonly wire?: Wire
  readonly handling?: Handling
  /** Codes that its machine knows and its own call never answers. */
  readonly never?: readonly string[]
}

type Rest = Pick<Place, "key" | "request" | "sample" | "wire"> & { readonly id?: string; readonly call: `/api/${string}` }

/** Something that a screen loads. */
export const read = (screen: RouteName, path: string, { call, ...rest }: Rest): Place =>
  ({ screen, path, machine: "resource", input: { request: rest.request }, calls: { load: call, refresh: call }, ...rest })

/** Something that a screen sends. */
export const write = (screen: RouteName, path: string, { call, ...rest }: Rest): Place =>
  ({ screen, path, machine: "submission", input: { limit: WRITE_LIMIT }, calls: { submit: call }, ...rest })

/** A machine of a screen's own. */
export const own = (screen: RouteName, path: string, rest: Omit<Place, "screen" | "path" | "request" | "sample">): Place =>
  ({ screen, path, request: undefined, sample: undefined, ...rest })

/** The whole key of a place's actor. */
export const keyOf = ({ key, id = "" }: Place): string => `${key}${id}`
