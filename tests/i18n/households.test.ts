import { expect, test } from "vitest";
import { catalogueFile } from "../../scripts/vite/text-files.ts";
import { screenModules } from "../../src/app/screens/screen-modules.ts";
import { isAllowed, type Visitor } from "../../src/domain/shell/access.ts";
import { isOffered } from "../../src/domain/shell/offered.ts";
import { routes, type RouteKey } from "../../src/domain/shell/routes.ts";

const household: Visitor = { groups: ["endcustomer"], rights: undefined, household: true };

/** Files that several screens load without being named with them. */
const shared = ["shell", "fields", "help", "order-list", "no-page", "tools", "upload", "report"];

/** The files of texts that a private person's screens load. */
const files = new Set([
  ...shared,
  ...(Object.keys(routes) as RouteKey[])
    .filter((key) => key !== "login" && isAllowed(routes[key], household) && isOffered(key, household))
    .flatMap((key) => screenModules[routes[key].name as keyof typeof screenModules].namespaces),
]);

/** Texts with these words, which no private person reads, and why not. */
const ofOthers: Readonly<Record<string, string>> = {
  "attendance.column.company": "staff",
  "dashboard.staff.own": "staff",
  "failure.no_access.text": "says itself for whom it is",
  "field.problem.COMPANY_NAME_EMPTY": "sign-up and settings of companies",
  "field.problem.LICENCE_NOT_CONFIRMED": "sign-up of companies",
  "header.company": "left out for private people (tests/ui/shell/shell.test.tsx)",
  "login.error.COMPANY_DEACTIVATED": "a company's account, which the server tells apart",
  "login.error.deactivated": "employees alone are deactivated",
  "navigation.employees": "companies",
  "no_access.help": "employees",
  "no_access.help.owner": "owners of companies",
  "no_access.help.private": "says that a page is for companies",
  "references.column.company": "the installer's company",
  "references.decision.decline": "staff",
  "references.not_found.text": "the installer's company",
  "references.reason.help": "staff",
  "references.search.help": "the installer's company",
  "settings.company": "companies; a private person reads settings.address",
  "settings.company.by_others": "employees",
  "settings.field.companyName": "companies",
  "settings.licence.refused.COMPANY_STORAGE_FULL": "applicants for partnership",
  "settings.part.company": "companies; a private person reads settings.address",
  "settings.part.employees": "companies",
  "sign_up.field.companyName": "sign-up of companies",
  "sign_up.field.licenceConfirmed": "sign-up of companies",
  "sign_up.step.company": "sign-up of companies",
  "sign_up.type.company": "the choice between kinds of accounts",
  "sign_up.type_help.company": "the choice between kinds of accounts",
  "tickets.scope.company": "left out for private people (tests/ui/tickets/tickets-screen.test.tsx)",
  "title.employees": "companies",
  "title.settings-company":
    "companies; a private person's page has another title (tests/ui/shell/shell.test.tsx)",
  "trainings.refusal.PARTICIPANT_GONE": "companies: a private account has one person",
};

test("private people are no companies: what their screens may say has no company, no colleague and no employee", () => {
  const company = /\b(compan(y|ies)|colleagues?|employees?)\b/i;
  const named = [...files].flatMap((file) =>
    Object.entries(catalogueFile("int", file))
      // What support reads aloud, and what the person types.
      .filter(
        ([key, text]) =>
          company.test(text.replaceAll(/\S+\.company\.\w+|@company\.\w+|www\.company\.com/g, "")) &&
          !key.endsWith(".advice"),
      )
      .map(([key]) => key),
  );
  expect(named.toSorted()).toEqual(Object.keys(ofOthers).toSorted());
});
