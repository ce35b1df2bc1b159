import { hasTerms, termsOf } from "./matching.ts";
import { isAllowed, requirementOf, type Visitor } from "../shell/access.ts";
import { isOffered } from "../shell/offered.ts";
import { routes, type Route, type RouteKey } from "../shell/routes.ts";

/** Screens that another one has replaced, or begins with: both have the same title. */
const reached: readonly RouteKey[] = [
  "newTicket",
  "conferenceParticipants",
  "conferenceSummary",
  "conferenceThanks",
];

/** The screens and actions that have an address of their own, without the number of something, and belong to the signed-in part. */
const searchable = (Object.keys(routes) as readonly RouteKey[]).filter((key) => {
  const { path, sidebar }: Route = routes[key];
  return sidebar && !path.includes(":") && !reached.includes(key);
});

/** The screens and actions that a visitor can search: those that the access table gives them and the portal offers them (shell §5, §6). */
export const screensOf = (visitor: Visitor): readonly RouteKey[] =>
  searchable.filter(
    (key) => isAllowed(requirementOf(routes[key].access), visitor) && isOffered(key, visitor),
  );

/** Something that the browser finds by its name. */
export interface Named {
  readonly address: string;
  readonly title: string;
}

/** What of it a query finds: by its words, and where none has them by words with slips. */
export const findNamed = <Place extends Named>(places: readonly Place[], query: string): readonly Place[] => {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const typed = places.filter(({ title }) => hasTerms(title, terms));
  return typed.length > 0 ? typed : places.filter(({ title }) => hasTerms(title, terms, true));
};
