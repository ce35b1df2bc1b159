import * as Schema from "effect/Schema";
import { isAllowed, requirementOf, type Visitor } from "../shell/access.ts";
import { routes, type RouteKey } from "../shell/routes.ts";

/** The screen that a kind of hit leads to. Its row of the access table says who is shown the kind. */
const screens = {
  order: "order",
  invoice: "invoice",
  product: "product",
  ticket: "ticket",
  reference: "reference",
  message: "message",
  /** A date that can be booked. */
  training: "trainings",
  /** A date of which the company has a booking. */
  booking: "trainings",
  download: "downloads",
  employee: "employees",
} as const satisfies Readonly<Record<string, RouteKey>>;

/** What the server finds, in the order in which groups are shown. */
export type HitKind = keyof typeof screens;
export const hitKinds = Object.keys(screens) as readonly HitKind[];

/** The kinds that a visitor may be shown: those whose screen they may open (shell §5, §6). */
export const visibleKinds = (visitor: Visitor): readonly HitKind[] =>
  hitKinds.filter((kind) => isAllowed(requirementOf(routes[screens[kind]].access), visitor));

/** How many hits a kind has at most; more are found by the list's own search. */
export const HITS_OF_A_KIND = 5;

/** Something that was found. */
export const Hit = Schema.Struct({
  kind: Schema.Literals(hitKinds),
  id: Schema.NonEmptyString,
  title: Schema.String,
  /** What tells it from others with the same title; may be empty. */
  detail: Schema.String,
  date: Schema.NullOr(Schema.DateFromString),
});
export type Hit = typeof Hit.Type;

/** What was found, by kind; kinds without hits are left out. */
export const SearchAnswer = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ kind: Schema.Literals(hitKinds), hits: Schema.Array(Hit) })),
});
export type SearchAnswer = typeof SearchAnswer.Type;

const query = (values: Readonly<Record<string, string>>): string => `?${new URLSearchParams(values)}`;

/** The largest page of a list, so that it has the employee whose dialog the address opens. */
const WHOLE_LIST = "200";
/** What a list's search takes. */
const SEARCH_LENGTH = 100;

/** The address of a hit. It has the number or the title of what was found, never what was typed. */
export const addressOf = ({ kind, id, title }: Pick<Hit, "kind" | "id" | "title">): string => {
  const { path } = routes[screens[kind]];
  switch (kind) {
    case "training":
      return path + query({ tab: "bookable", q: id });
    case "booking":
      return path + query({ q: id });
    case "download":
      return path + query({ q: title.slice(0, SEARCH_LENGTH) });
    case "employee":
      return path + query({ size: WHOLE_LIST, employee: id });
    case "order":
    case "invoice":
    case "product":
    case "ticket":
    case "reference":
    case "message":
      return path.replace(/:\w+/, encodeURIComponent(id));
  }
};
