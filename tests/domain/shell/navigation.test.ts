import { linkName } from "../../../src/domain/shell/configured-link.ts";
import { describe, expect, test } from "vitest";
import texts from "../../../locales/int/shell.json" with { type: "json" };
import {
  navigation,
  visibleNavigation,
  type NavigationGroup,
  type NavigationReader,
} from "../../../src/domain/shell/navigation.ts";
import { navigationReader } from "../../support/navigation-reader.ts";

const names = (who: NavigationReader): string[] =>
  visibleNavigation(navigation, who).flatMap((group) => group.entries.map((entry) => entry.name));
const groupNames = (who: NavigationReader): string[] =>
  visibleNavigation(navigation, who).map((group) => group.name);
const table = (visible: string[]): NavigationGroup[] => [
  { name: "g", visible: [], entries: [{ name: "e", to: { kind: "academy" }, visible }] },
];

describe("visibleNavigation (shell §2, §5)", () => {
  test("the entries stand in the order of the specification", () => {
    const specified = {
      cockpit: [
        "first_steps",
        "dashboard",
        "orders",
        "invoices",
        "products",
        "trainings",
        "partner_onboarding",
        "advantages",
      ],
      tickets: ["new_ticket", "my_tickets", "documentation"],
      marketing: ["website", "references", "promotion"],
      partner_infos: ["downloads", "partner_programme", "guidelines", "polish_webinars"],
      endcustomer_infos: ["become_partner", "find_partner"],
      tools: [
        "webshop",
        "cloud_platform",
        "configurator",
        "library",
        "academy",
        "campus",
        "campus_packages",
        "settings",
      ],
    };
    const named: readonly string[] = Object.values(specified).flat();
    expect(
      Object.fromEntries(
        navigation.map(({ name, entries }) => [
          name,
          entries.map((entry) => entry.name).filter((entry) => named.includes(entry)),
        ]),
      ),
    ).toEqual(specified);
  });
  test("only starting partners see first steps", () => {
    expect(names(navigationReader({}))).not.toContain("first_steps");
    expect(names(navigationReader({ groups: ["partner", "startingPartner"] }))).toContain("first_steps");
  });
  test("partners do not see end-customer infos, and end customers do not see partner groups", () => {
    expect(groupNames(navigationReader({}))).toEqual([
      "cockpit",
      "tickets",
      "marketing",
      "partner_infos",
      "tools",
    ]);
    expect(groupNames(navigationReader({ groups: ["endcustomer"], partnerStatus: "" }))).toEqual([
      "cockpit",
      "tickets",
      "endcustomer_infos",
      "tools",
    ]);
  });
  test("an applicant is not told how to become a partner, neither while the licence is checked nor after a decline", () => {
    for (const partnerStatus of ["applicant", "applicant declined"])
      expect(groupNames(navigationReader({ groups: ["endcustomer"], partnerStatus }))).toEqual([
        "cockpit",
        "tickets",
        "tools",
      ]);
  });
  test("staff are not offered orders and products of their own, and partners one list of tickets", () => {
    const staff = names(navigationReader({ groups: ["ma"], partnerStatus: "ma" }));
    for (const name of ["orders", "invoices", "products", "advantages", "campus_packages"])
      expect(staff).not.toContain(name);
    expect(staff).toContain("support");
    expect(names(navigationReader({}))).toContain("my_tickets");
    expect(names(navigationReader({}))).not.toContain("support");
  });
  test("promotions, webinars and the academy are shown in some locales only", () => {
    expect(names(navigationReader({ locale: "cscz" }))).toEqual(
      expect.arrayContaining(["promotion", "academy"]),
    );
    expect(names(navigationReader({ locale: "plpl" }))).toEqual(
      expect.arrayContaining(["promotion", "polish_webinars", "academy"]),
    );
    expect(
      names(navigationReader({ locale: "cscz", groups: ["endcustomer"], partnerStatus: "" })),
    ).not.toContain("academy");
  });
  test("a right that an employee lacks hides the entry", () => {
    expect(names(navigationReader({ rights: ["tickets"] }))).not.toContain("orders");
    expect(names(navigationReader({ rights: ["tickets"] }))).toContain("my_tickets");
  });
  test("the webshop needs the right to order there", () => {
    expect(names(navigationReader({ rights: ["tickets"] }))).not.toContain("webshop");
    expect(names(navigationReader({ rights: ["webshop_orders"] }))).toContain("webshop");
    expect(names(navigationReader({ groups: ["endcustomer"], partnerStatus: "" }))).toContain("webshop");
  });
  test("a private person does not see the employees entry, a business customer does", () => {
    expect(
      names(navigationReader({ groups: ["endcustomer"], partnerStatus: "private", household: true })),
    ).not.toContain("employees");
    expect(names(navigationReader({ groups: ["endcustomer"], partnerStatus: "business" }))).toContain(
      "employees",
    );
  });
  test("an entry that lists the group hidden is never shown", () => {
    expect(visibleNavigation(table(["hidden", "partner"]), navigationReader({}))).toEqual([]);
  });
  test("an entry also shows where the lower-cased partner status contains a listed value", () => {
    expect(
      visibleNavigation(table(["flag"]), navigationReader({ groups: [], partnerStatus: "FLAGSHIP27" })),
    ).toHaveLength(1);
    expect(
      visibleNavigation(table(["flag"]), navigationReader({ groups: [], partnerStatus: "gold" })),
    ).toHaveLength(0);
  });
  test("the partner programme has its own link for Swiss accounts, by language", () => {
    expect(linkName("partner_programme", { locale: "frch", country: "CH" })).toBe("partner_programme_ch_fr");
    expect(linkName("partner_programme", { locale: "dede", country: "CH" })).toBe("partner_programme_ch_de");
    expect(linkName("partner_programme", { locale: "dede", country: "AT" })).toBe("partner_programme");
    expect(linkName("library", { locale: "dede", country: "CH" })).toBe("library");
  });
  test("a group for hidden users is never shown, whoever else it is for", () => {
    const group: NavigationGroup = { ...table([])[0]!, visible: ["hidden", "partner"] };
    expect(visibleNavigation([group], navigationReader({}))).toEqual([]);
  });
  test("first steps are marked as an action, webinars as new, and the campus as beta", () => {
    const badges = navigation
      .flatMap(({ entries }) => entries)
      .flatMap(({ name, badge }) => (badge === undefined ? [] : [[name, badge]]));
    expect(badges).toEqual([
      ["first_steps", "action"],
      ["polish_webinars", "new"],
      ["campus", "beta"],
    ]);
  });
  test("the partner onboarding opens the academy, and no other entry does", () => {
    const academy = navigation
      .flatMap(({ entries }) => entries)
      .filter(({ to }) => to.kind === "academy")
      .map(({ name }) => name);
    expect(academy).toEqual(["partner_onboarding"]);
  });
  test.each(navigation)("the group and the entries of $name have texts", ({ name, entries }) => {
    // The deployment names promotional links itself.
    const named = entries.filter(({ to }) => to.kind !== "promotions");
    for (const key of [name, ...named.map((entry) => entry.name)])
      expect(texts, key).toHaveProperty([`navigation.${key}`]);
  });
});
