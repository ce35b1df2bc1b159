import type { EmployeeRight, Group } from "../../src/domain/shell/access.ts";
import type { ListPreferences } from "../../src/domain/shell/list-preferences.ts";
import { evaluatePartnerStatus, isHousehold, type Tier } from "../../src/domain/shell/partner-status.ts";
import type { Sql, SqlPart } from "../store/sql.ts";

/** A company as its accounts have it. */
export interface AccountsCompany {
  readonly companyId: string;
  readonly companyName: string;
  /** The customer number; undefined for companies without one. */
  readonly debitor: string | undefined;
  readonly navInstance: string;
  readonly country: string;
  readonly partnerStatus: string;
  readonly regFlexEnabled: boolean;
  readonly tier: Tier;
  readonly groups: readonly Group[];
  /** True for a private person. */
  readonly household: boolean;
}

/** The account that makes a call; always taken from the session, never from request fields. */
export interface Account extends AccountsCompany {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The person's own instance and country; the company has its own. */
  readonly contactNavInstance: string;
  readonly contactCountry: string;
  /** An employee's rights; undefined for owners and customers, who have every right. */
  readonly rights: readonly EmployeeRight[] | undefined;
  /** The person's language, which a person chooses in the settings. */
  readonly locale: string;
  /** False where they have turned the portal's keys of one character off. */
  readonly singleKeys: boolean;
  /** How they want to see tables; undefined without a choice. */
  readonly listPreferences: ListPreferences | undefined;
}

/** The columns of a company that its accounts have. */
export interface CompanyRow {
  readonly company_id: string;
  readonly company_name: string;
  readonly debitor: string | null;
  readonly nav_instance: string;
  readonly country: string;
  readonly partner_status: string;
  readonly reg_flex_enabled: boolean;
}

/** A row of accounts joined with its company. */
export interface AccountRow extends CompanyRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly contact_nav_instance: string;
  readonly contact_country: string;
  readonly rights: readonly EmployeeRight[] | null;
  readonly locale: string;
  readonly single_keys: boolean | null;
  readonly list_view: ListPreferences | null;
}

/** The columns of an `AccountRow`, of `accounts a join companies c`. */
export const accountColumns = (sql: Sql): SqlPart => sql.part`
  a.id, a.email, a.first_name, a.last_name, a.contact_nav_instance, a.contact_country, a.rights, a.locale, a.single_keys, a.list_view, a.company_id,
  c.name as company_name, c.debitor, c.nav_instance, c.country, c.partner_status, c.reg_flex_enabled`;

/** The company of a row: tier and groups follow from its status (shell §4). */
export const companyOf = (row: CompanyRow): AccountsCompany => {
  const { tier, groups } = evaluatePartnerStatus({
    partnerStatus: row.partner_status,
    regFlexEnabled: row.reg_flex_enabled,
  });
  return {
    companyId: row.company_id,
    companyName: row.company_name,
    debitor: row.debitor ?? undefined,
    navInstance: row.nav_instance,
    country: row.country,
    partnerStatus: row.partner_status,
    regFlexEnabled: row.reg_flex_enabled,
    tier,
    groups,
    household: isHousehold(row.partner_status),
  };
};

/** The account of a row. */
export const accountOf = (row: AccountRow): Account => ({
  ...companyOf(row),
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  contactNavInstance: row.contact_nav_instance,
  contactCountry: row.contact_country,
  rights: row.rights ?? undefined,
  locale: row.locale,
  singleKeys: row.single_keys !== false,
  listPreferences: row.list_view ?? undefined,
});

/** The condition that keeps a statement within the account's company; every business table has a `company_id`. */
export const ownCompany = (sql: Sql, { companyId }: Pick<Account, "companyId">): SqlPart =>
  sql.part`company_id = ${companyId}`;
