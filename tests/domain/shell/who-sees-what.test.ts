import { describe, expect, test } from "vitest";
import { demoAccounts, demoCompanies } from "../../../server/demo/people.ts";
import { calls } from "../../../src/api/calls.ts";
import {
  employeeRights,
  isAllowed,
  requirementOf,
  type EmployeeRight,
  type Visitor,
} from "../../../src/domain/shell/access.ts";
import { locales } from "../../../src/domain/shell/locale.ts";
import { navigation, visibleNavigation } from "../../../src/domain/shell/navigation.ts";
import { evaluatePartnerStatus, isHousehold } from "../../../src/domain/shell/partner-status.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { entries, exports, ownersOf, screens, seenIn, type Kind } from "../../support/who-sees-what.ts";

const kinds = Object.keys(ownersOf) as readonly Kind[];
const kindOf = (company: string): Kind | undefined => kinds.find((kind) => ownersOf[kind].includes(company));

/** Every demo account with the rights that it has, and with each single right withdrawn from all of them. */
const cases = demoAccounts
  .filter(({ company }) => kindOf(company) !== undefined)
  .flatMap(({ id, company, rights }) => [
    { id, company, lost: "nothing", rights: rights as readonly EmployeeRight[] | undefined },
    ...employeeRights.map((lost) => ({
      id,
      company,
      lost,
      rights: employeeRights.filter((right) => right !== lost),
    })),
  ]);

const visitorOf = (
  company: string,
  rights: readonly EmployeeRight[] | undefined,
): Visitor & { readonly partnerStatus: string } => {
  const { status: partnerStatus } = demoCompanies.find((one) => one.id === company)!;
  const { groups } = evaluatePartnerStatus({ partnerStatus, regFlexEnabled: false });
  return { groups, rights, household: isHousehold(partnerStatus), partnerStatus };
};

const allowedOf = (
  table: Readonly<Record<string, Parameters<typeof isAllowed>[0]>>,
  visitor: Visitor,
): readonly string[] =>
  Object.entries(table)
    .filter(([, requirement]) => isAllowed(requirement, visitor))
    .map(([name]) => name)
    .toSorted();

const screenTable = Object.fromEntries(
  Object.values(routes)
    .filter(({ open }) => !open)
    .map((route) => [route.name, route]),
);
const exportTable = Object.fromEntries(
  Object.entries(calls)
    .filter(([, { answer }]) => answer._tag === "File")
    .map(([name, { access }]) => [name, requirementOf(access)]),
);

describe("who sees what, written down a second time", () => {
  test("has every entry, every screen with a session and every call that answers a file", () => {
    const names = navigation.flatMap((group) => group.entries.map(({ name }) => name));
    expect(Object.keys(entries).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(screens).toSorted()).toEqual(Object.keys(screenTable).toSorted());
    expect(Object.keys(exports).toSorted()).toEqual(Object.keys(exportTable).toSorted());
  });

  test("has every demo account that can sign in", () => {
    const unable = ["deactivated", "unactivated"];
    const companies = demoCompanies.map(({ id }) => id).filter((id) => kindOf(id) === undefined);
    expect(companies.filter((id) => !unable.includes(id))).toEqual([]);
  });

  test.each(cases)("$id without $lost", ({ company, rights }) => {
    const kind = kindOf(company)!;
    const visitor = visitorOf(company, rights);
    for (const locale of locales) {
      const shown = visibleNavigation(navigation, { ...visitor, locale, country: "AT" })
        .flatMap((group) => group.entries.map(({ name }) => name))
        .toSorted();
      expect([locale, shown]).toEqual([locale, seenIn(entries, kind, rights, locale)]);
    }
    expect(allowedOf(screenTable, visitor)).toEqual(seenIn(screens, kind, rights));
    expect(allowedOf(exportTable, visitor)).toEqual(seenIn(exports, kind, rights));
  });
});
