import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { RouteName } from "../../../domain/routes.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import type { Text, TextKey } from "../../../ui/i18n/catalogue.ts";
import type { Command } from "../export/command.ts";

/** A machine that a screen's own machine starts, or one that such a machine starts, and the events after which it is there. */
export interface Part {
  /** Its id below the screen's actor; where another part starts it, that one's id and its own with a slash between. */
  readonly id: string;
  readonly machine: string;
  readonly after: AnyEventObject | readonly AnyEventObject[];
  /** Events that it raises itself: the ways through their causes have them. */
  readonly reported?: string;
  /** The calls behind it by the id under which its machine asks. */
  readonly calls?: Readonly<Record<string, `/api/${string}`>>;
  readonly handling?: Handling;
}

/** What a screen's own machine is answered, by the name of the call; what leads the machine one way or another is taken from what was given. */
export type Answers = Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => unknown>>;

/** What stands on a control: a text, or one that names something. */
export type Label = TextKey | ((t: Text) => string);

/** How a person works a screen: what exported tests do in the place of its machine's events. */
export interface Handling {
  /** The label of each field of its form, by the field's name; null for one that this screen does not show. */
  readonly fields?: Readonly<Record<string, TextKey | null>>;
  /** The label of each value of a field that is chosen, by the field's name. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, TextKey>>>>;
  /** The button behind each event, by the event's type. */
  readonly buttons?: Readonly<Record<string, Label>>;
  /** What is done so that an event comes that no button or field brings alone, by the event's type; the snapshot is the one before it. Undefined where nobody can. */
  readonly userActions?: Readonly<
    Record<
      string,
      (event: AnyEventObject, t: Text, before: AnyMachineSnapshot) => readonly Command[] | undefined
    >
  >;
  /** The button that tells its machine the event a second time, where it is another. */
  readonly again?: Readonly<Record<string, Label>>;
  /** The keys of what its screen loads besides, and shows nothing without. */
  readonly needs?: readonly string[];
  /** What else its screen is answered, as it travels, by the call. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The button behind which its fields are. */
  readonly opener?: TextKey;
  /** Codes that take what was pressed off the screen: nothing can be done again there. */
  readonly closing?: readonly string[];
  /** Events that come along with another: nothing more is done for them. */
  readonly along?: readonly string[];
}

/** Where in the portal a screen's machine works: a list that loads, a button that sends, a form. */
export interface Place {
  /** The key under which its screen opens it; a key that goes on with an id ends in a hyphen. */
  readonly key: string;
  /** What makes the key whole, where it ends in a hyphen. */
  readonly id?: string;
  /** The machine's id. */
  readonly machine: string;
  readonly screen: RouteName;
  /** The address of the screen. */
  readonly path: string;
  /** What its screen asks for: a button shows only what became of its own request. */
  readonly request: unknown;
  /** What it holds when all is well. */
  readonly sample: unknown;
  /** What it starts with. */
  readonly input: object;
  /** True where nobody has to be signed in. */
  readonly guest?: true;
  /** What is filled in here, where the samples of its machine have something else. */
  readonly fillIn?: Readonly<Record<string, unknown>>;
  readonly parts?: readonly Part[];
  readonly answers?: Answers;
  /** The calls behind it by the id under which its machine asks, for exported tests. */
  readonly calls: Readonly<Record<string, `/api/${string}`>>;
  readonly handling?: Handling;
  /** Codes that its machine knows by itself, and never comes to here. */
  readonly never?: readonly string[];
}

type Rest = Pick<Place, "key" | "request" | "sample" | "handling"> & {
  readonly id?: string;
  readonly call: `/api/${string}`;
};

/** Something that a screen loads. */
export const read = (screen: RouteName, path: string, { call, ...rest }: Rest): Place => ({
  screen,
  path,
  machine: "resource",
  input: { request: rest.request },
  calls: { load: call, refresh: call },
  ...rest,
});

/** Something that a screen sends. */
export const write = (screen: RouteName, path: string, { call, ...rest }: Rest): Place => ({
  screen,
  path,
  machine: "submission",
  input: { limit: WRITE_LIMIT },
  calls: { submit: call },
  ...rest,
});

/** A machine of a screen's own. */
export const own = (
  screen: RouteName,
  path: string,
  rest: Omit<Place, "screen" | "path" | "request" | "sample">,
): Place => ({ screen, path, request: undefined, sample: undefined, ...rest });

/** What stands on a control, in words. */
export const labelText = (label: Label, t: Text): string =>
  typeof label === "function" ? label(t) : t(label);

/** The whole key of a place's actor. */
export const keyOf = ({ key, id = "" }: Place): string => `${key}${id}`;
