import * as Schema from "effect/Schema";
import { waitingAges } from "../support/support-case.ts";

/** How many wait, and since when the first of them; null where none does. */
const Waiting = Schema.Struct({ count: Schema.Int, since: Schema.NullOr(Schema.DateFromString) });
export type Waiting = typeof Waiting.Type;

/** What waits for staff: the numbers of the lists where it is done (docs/decisions/shell.md). */
export const StaffOverview = Schema.Struct({
  /** Tickets that wait for support, by how long: every age, the longest last. Null without the right. */
  tickets: Schema.NullOr(
    Schema.Struct({
      ...Waiting.fields,
      ages: Schema.Array(Schema.Struct({ age: Schema.Literals(waitingAges), count: Schema.Int })),
    }),
  ),
  licences: Waiting,
  references: Waiting,
  submissions: Waiting,
  /** Orders and products of the reader's own company; null without the right, and where there are none. */
  own: Schema.Struct({ orders: Schema.NullOr(Schema.Int), products: Schema.NullOr(Schema.Int) }),
});
export type StaffOverview = typeof StaffOverview.Type;
