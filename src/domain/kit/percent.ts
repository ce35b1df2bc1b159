import * as Schema from "effect/Schema";

/** A whole percentage: 23 is 23 %. */
export const Percent = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }));
