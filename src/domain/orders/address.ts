import * as Schema from "effect/Schema";

export const Address = Schema.Struct({
  name: Schema.String,
  street: Schema.String,
  zip: Schema.String,
  city: Schema.String,
  country: Schema.String,
});
export type Address = typeof Address.Type;
