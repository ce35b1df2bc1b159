import * as Schema from "effect/Schema";
import { DESCRIPTION_LIMIT, SUBJECT_LIMIT } from "./ticket.ts";
import { REFERENCE_LIMIT, ticketAreas } from "./ticket-area.ts";
import { MAX_FILES } from "../kit/upload.ts";

/** Which of a person's drafts: `new-ticket`, `new-ticketv2`, `answer-T-2026-000123`. */
export const DraftKey = Schema.String.check(Schema.isPattern(/^[\w-]{1,60}$/)).pipe(Schema.brand("DraftKey"));
export type DraftKey = typeof DraftKey.Type;

/** Drafts that are kept of one account; the oldest goes where there are more. */
export const KEPT_DRAFTS = 20;

/** A number as far as it was typed: whether it is one, the form says when it is sent. */
const TypedNumber = Schema.String.check(Schema.isMaxLength(REFERENCE_LIMIT));

/** What is kept of a ticket that was not sent: text and references; files are named, to be attached again. Nothing in it has to be complete. */
export const TicketDraft = Schema.Struct({
  department: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(60))),
  subject: Schema.String.check(Schema.isMaxLength(SUBJECT_LIMIT)),
  message: Schema.String.check(Schema.isMaxLength(DESCRIPTION_LIMIT)),
  area: Schema.optionalKey(Schema.Literals(ticketAreas)),
  order: Schema.optionalKey(TypedNumber),
  invoice: Schema.optionalKey(TypedNumber),
  serial: Schema.optionalKey(TypedNumber),
  /** The id of a remote-connect result that is to go with it. */
  remoteConnect: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(64))),
  fileNames: Schema.Array(Schema.String.check(Schema.isMaxLength(200))).check(Schema.isMaxLength(MAX_FILES)),
});
export type TicketDraft = typeof TicketDraft.Type;

/** A draft as the server keeps it. */
export const SavedDraft = Schema.Struct({ draft: TicketDraft, savedAt: Schema.DateFromString });
export type SavedDraft = typeof SavedDraft.Type;
