import { companyOf, type CompanyRow } from "./account.ts";

/** A row of a query that asks for a company. */
export interface PublicCompanyRow extends CompanyRow {
  readonly deactivated_at: Date | null;
}

/** What a company has published is shown while it is a partner and not shut. */
export const mayBePublic = (row: PublicCompanyRow): boolean =>
  row.deactivated_at === null && companyOf(row).groups.includes("partner");
