import * as Schema from "effect/Schema";
import { typed } from "../kit/typed.ts";

/** Fewer letters have no trigram, by which the server's indexes search. */
export const QUERY_MIN = 3;
export const QUERY_MAX = 100;

/** What is searched for. */
export const SearchQuery = Schema.String.check(
  Schema.isTrimmed(),
  Schema.isMinLength(QUERY_MIN),
  Schema.isMaxLength(QUERY_MAX),
);

/** What a typed text searches for: without blanks around it and never longer than allowed; undefined while it is too short. */
export const queryOf = (text: string): string | undefined => {
  const query = typed(text).trim().slice(0, QUERY_MAX).trimEnd();
  return query.length < QUERY_MIN ? undefined : query;
};
