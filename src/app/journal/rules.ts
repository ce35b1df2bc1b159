/**
 * The rule of a value in a journal. `flag`, `count`, `code`, `country`, `status`, `locale`: kept if the value is one.
 * A list of words: kept if it is one of them. `each`: the rule of a list's items. `actor`: an actor's id; of a
 * screen's key only the name is kept. `hidden`: a placeholder, equal for equal values. `secret`: a placeholder that
 * is equal for all values. An object: its named fields only.
 */
export type AnyRule =
  | "flag"
  | "count"
  | "code"
  | "country"
  | "status"
  | "locale"
  | "actor"
  | "hidden"
  | "secret"
  | readonly string[]
  | { readonly each: AnyRule }
  | { readonly [field: string]: AnyRule };

/** True for a union of literals; false for free text, branded or not. */
type IsLiteral<Text extends string> = { readonly [Key in never]: Key } extends Record<Text, 1> ? false : true;

type TextRule<Text extends string> =
  | readonly Text[]
  | (IsLiteral<Text> extends true ? "locale" : "code" | "country" | "status" | "actor");

type Fields<Value> = {
  readonly [Name in Value extends unknown ? keyof Value : never]?: Rule<
    Value extends { readonly [Key in Name]?: infer Field } ? Field : never
  >;
};

/** The rules that fit a value's type: free text is never kept as one of a list of words. */
export type Rule<Value> =
  | "hidden"
  | "secret"
  | (unknown extends Value
      ? AnyRule
      : [NonNullable<Value>] extends [boolean]
        ? "flag"
        : [NonNullable<Value>] extends [number]
          ? "count"
          : [NonNullable<Value>] extends [string]
            ? TextRule<NonNullable<Value> & string>
            : [NonNullable<Value>] extends [readonly (infer Item)[]]
              ? { readonly each: Rule<Item> }
              : Fields<NonNullable<Value>>);

/** The rules of events: by type, then by field. */
export type EventRules<Event extends { readonly type: string }> = {
  readonly [Type in Event["type"]]?: {
    readonly [Name in Exclude<keyof Extract<Event, { readonly type: Type }>, "type">]?: Rule<
      Extract<Event, { readonly type: Type }>[Name]
    >;
  };
};
