import * as Schema from "effect/Schema";
import { TicketArea } from "./ticket-area.ts";

/** A knowledge base article in the reader's language. */
export const KnowledgeEntry = Schema.Struct({
  id: Schema.String,
  area: TicketArea,
  question: Schema.String,
  answer: Schema.Array(Schema.String),
});
export type KnowledgeEntry = typeof KnowledgeEntry.Type;
