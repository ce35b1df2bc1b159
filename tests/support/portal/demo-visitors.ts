import type { EmployeeRight, Visitor } from "../../../src/domain/shell/access.ts";
import { evaluatePartnerStatus, isHousehold } from "../../../src/domain/shell/partner-status.ts";
import { demoAccounts, demoCompanies, type DemoAccount } from "../../../server/demo/people.ts";

const companyOf = (account: DemoAccount) => demoCompanies.find(({ id }) => id === account.company);

/** The demo accounts that can sign in. */
export const demoPeople: readonly DemoAccount[] = demoAccounts.filter(
  (account) =>
    account.unactivated === undefined &&
    account.deactivated === undefined &&
    companyOf(account)?.deactivated === undefined,
);

/** A demo account's visitor for the access rules, by its company's status and its own rights. */
export const visitorOf = (account: DemoAccount): Visitor => ({
  groups: evaluatePartnerStatus({ partnerStatus: companyOf(account)?.status ?? "", regFlexEnabled: false })
    .groups,
  rights: account.rights as readonly EmployeeRight[] | undefined,
  household: isHousehold(companyOf(account)?.status ?? ""),
});

/** A demo account for each different visitor: the access rules know nothing else of a person. */
export const demoVisitors: readonly DemoAccount[] = [
  ...new Map(demoPeople.map((account) => [JSON.stringify(visitorOf(account)), account])).values(),
];
