import type { Sql, SqlPart } from "../store/sql.ts";
import { companyOf, type CompanyRow } from "./account.ts";

/** A row of a query that asks for a company. */
export interface PublicCompanyRow extends CompanyRow {
  readonly deactivated_at: Date | null;
}

/** The columns of a query that asks for a company, of `companies c`. */
export const publicCompanyColumns = (sql: Sql): SqlPart => sql.part`
  c.id as company_id, c.name as company_name, c.debitor, c.nav_instance, c.country, c.partner_status, c.reg_flex_enabled, c.deactivated_at`;

/** What a company has published is shown while it is a partner and not shut. */
export const mayBePublic = (row: PublicCompanyRow): boolean =>
  row.deactivated_at === null && companyOf(row).groups.includes("partner");
