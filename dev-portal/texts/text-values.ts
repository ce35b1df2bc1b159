import type { ServerTextKey } from "./text-key.ts";

/** The values that the server's texts name; a text that is not here names none. The catalogues are compared with it by a test. */
export const textValues = {
  "document.page": ["page", "pages"],
  "document.invoice.title.invoice": ["number"],
  "document.invoice.title.credit_note": ["number"],
  "document.invoice.vat": ["rate", "net"],
  "document.invoice.settled": ["number", "day"],
  "document.delivery_note.title": ["number"],
  "document.statement.title": ["day"],
  "document.statement.intro": ["day"],
  "document.statement.nothing": ["day"],
  "document.registration.intro": ["serial", "owner"],
  "document.certificate.intro": ["participant"],
} as const satisfies Readonly<Partial<Record<ServerTextKey, readonly string[]>>>;
