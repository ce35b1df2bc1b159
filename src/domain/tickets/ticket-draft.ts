import * as Schema from "effect/Schema";
import { DESCRIPTION_LIMIT, SUBJECT_LIMIT } from "./ticket.ts";
import { REFERENCE_LIMIT, ticketAreas } from "./ticket-area.ts";
import { MAX_FILES } from "../kit/upload.ts";

/** Identifies a person's draft: `new-ticket`, `new-ticketv2`, `answer-T-2026-000123`. */
export const DraftKey = Schema.String.check(Schema.isPattern(/^[\w-]{1,60}$/)).pipe(Schema.brand("DraftKey"));
export type DraftKey = typeof DraftKey.Type;

/** Maximum drafts of an account; the oldest is deleted above it. */
export const KEPT_DRAFTS = 20;

/** A number that may be incomplete; it is validated on submit. */
const TypedNumber = Schema.String.check(Schema.isMaxLength(REFERENCE_LIMIT));

/** The saved draft of an unsent ticket: text, references and file names (the files have to be attached again). Everything may be incomplete. */
export const TicketDraft = Schema.Struct({
  department: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(60))),
  subject: Schema.String.check(Schema.isMaxLength(SUBJECT_LIMIT)),
  message: Schema.String.check(Schema.isMaxLength(DESCRIPTION_LIMIT)),
  area: Schema.optionalKey(Schema.Literals(ticketAreas)),
  order: Schema.optionalKey(TypedNumber),
  invoice: Schema.optionalKey(TypedNumber),
  serial: Schema.optionalKey(TypedNumber),
  /** The id of an attached remote-connect result. */
  remoteConnect: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(64))),
  fileNames: Schema.Array(Schema.String.check(Schema.isMaxLength(200))).check(Schema.isMaxLength(MAX_FILES)),
});
export type TicketDraft = typeof TicketDraft.Type;

/** A draft as stored by the server. */
export const SavedDraft = Schema.Struct({ draft: TicketDraft, savedAt: Schema.DateFromString });
export type SavedDraft = typeof SavedDraft.Type;
