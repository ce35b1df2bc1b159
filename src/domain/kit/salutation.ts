import * as Schema from "effect/Schema";

/** Forms of address; one must be chosen (business §5). `neutral` uses the name only. */
export const salutations = ["ms", "mr", "neutral"] as const;
export const Salutation = Schema.Literals(salutations);
export type Salutation = typeof Salutation.Type;
