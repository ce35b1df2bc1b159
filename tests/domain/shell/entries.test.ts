import { describe, expect, test } from "vitest";
import {
  employeeRights,
  isAllowed,
  requirementOf,
  type Access,
  type EmployeeRight,
  type Visitor,
} from "../../../src/domain/shell/access.ts";
import { locales, type Locale } from "../../../src/domain/shell/locale.ts";
import { navigation, visibleNavigation, type NavigationEntry } from "../../../src/domain/shell/navigation.ts";
import { evaluatePartnerStatus, isHousehold } from "../../../src/domain/shell/partner-status.ts";
import { isOffered } from "../../../src/domain/shell/offered.ts";
import { routes } from "../../../src/domain/shell/routes.ts";

const statuses = [
  "flagship",
  "platin",
  "gold",
  "silver",
  "disti gold",
  "disti",
  "reg neu",
  "reg",
  "reg21",
  "quadral export",
  "private",
  "business",
  "company",
  "applicant",
  "ma",
];

/** Owners, and employees without a right, with each alone, and with all of them. */
const rightsOf: readonly (readonly EmployeeRight[] | undefined)[] = [
  undefined,
  [],
  ...employeeRights.map((right) => [right]),
  employeeRights,
];

const visitorOf = (status: string, rights: Visitor["rights"]): Visitor => ({
  groups: evaluatePartnerStatus({ partnerStatus: status, regFlexEnabled: false }).groups,
  rights,
  household: isHousehold(status),
});

/** The row of the access table of an entry that leads into the portal, the academy or the shop; other links need none. */
const rowOf = ({ name, to }: NavigationEntry): Access | undefined => {
  if (to.kind === "screen") return routes[to.route].access;
  if (to.kind === "academy") return "academy";
  return name === "webshop" ? "orders" : undefined;
};

/** False for a screen that is not offered to who may open it. */
const offered = ({ to }: NavigationEntry, visitor: Visitor): boolean =>
  to.kind !== "screen" || isOffered(to.route, visitor);

const entriesWithRow = navigation.flatMap(({ visible, entries }) =>
  entries.flatMap((entry) => {
    const row = rowOf(entry);
    return row === undefined ? [] : [{ name: entry.name, row, entry, group: { visible } }];
  }),
);

describe("the entries of the navigation follow from the access table, their group and what is offered, for every account, right and locale", () => {
  test.each(statuses)("%s", (status) => {
    for (const rights of rightsOf) {
      const visitor = visitorOf(status, rights);
      const expected = entriesWithRow
        .filter(
          ({ row, entry, group }) =>
            isAllowed(requirementOf(row), visitor) && isAllowed(group, visitor) && offered(entry, visitor),
        )
        .map(({ name }) => name);
      const shown = (locale: Locale): readonly string[] =>
        visibleNavigation(navigation, { ...visitor, partnerStatus: status, locale, country: "AT" })
          .flatMap(({ entries }) => entries)
          .filter((entry) => rowOf(entry) !== undefined)
          .map(({ name }) => name);
      for (const locale of locales)
        expect({ rights, locale, entries: shown(locale) }).toEqual({ rights, locale, entries: expected });
    }
  });

  test("covers every entry that has a row, and entries that rights and groups hide", () => {
    const seenBy = (status: string, rights: Visitor["rights"]) =>
      entriesWithRow.filter(({ row }) => isAllowed(requirementOf(row), visitorOf(status, rights))).length;
    expect(seenBy("gold", undefined)).toBeGreaterThan(seenBy("gold", []));
    expect(seenBy("gold", undefined)).toBeGreaterThan(seenBy("private", undefined));
    expect(entriesWithRow.length).toBeGreaterThan(seenBy("gold", undefined));
  });
});
