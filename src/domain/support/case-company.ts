import * as Schema from "effect/Schema";
import type { Access } from "../shell/access.ts";

/** The parts of a company that staff may look at from its ticket, each with its row of the access table. */
export const caseParts = {
  invoices: "caseInvoices",
  trainings: "caseTrainings",
  vouchers: "caseVouchers",
} as const satisfies Readonly<Record<string, Access>>;
export type CasePart = keyof typeof caseParts;

/** The company of a ticket, as staff see it above its parts. */
export const CaseCompany = Schema.Struct({
  name: Schema.String,
  /** The customer number. */
  debitor: Schema.NullOr(Schema.String),
});
export type CaseCompany = typeof CaseCompany.Type;
