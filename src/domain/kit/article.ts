import * as Schema from "effect/Schema";

/** An article of the catalogue as a list names it (business §3). */
export const Article = Schema.Struct({
  number: Schema.NonEmptyString.check(Schema.isMaxLength(40)),
  name: Schema.NonEmptyString.check(Schema.isMaxLength(120)),
});
export type Article = typeof Article.Type;
