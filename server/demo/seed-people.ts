import { notificationKinds } from "../../src/domain/account/notification-choice.ts";
import { makeLink } from "../accounts/account-links.ts";
import { dummyHash } from "../accounts/password.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import type { FileStore } from "../http/handler.ts";
import type { Sql } from "../store/sql.ts";
import type { Calendar } from "./calendar.ts";
import { keepDemoFiles, pdfOf, pngOf } from "./demo-files.ts";
import { insertRows } from "./insert-rows.ts";
import { licenceHeic, licenceJpg } from "./licence-photos.ts";
import { demoAccounts, demoCompanies, type DemoCompany } from "./people.ts";

/** Fictitious VAT ids with valid checksums. */
const vatIds: Readonly<Record<string, string>> = {
  flagship: "ATU90000016",
  platin: "DE999000017",
  gold: "CZ99000016",
  silver: "ESB99000010",
  reg: "FR10999000057",
  reg21: "PL9990000014",
  disti: "IT99900000011",
  starter: "ATU90000908",
  business: "GB999000047",
  swiss: "CHE999000019",
};
const locales: Readonly<Record<string, string>> = {
  AT: "deat",
  DE: "dede",
  CZ: "cscz",
  ES: "eses",
  FR: "frfr",
  PL: "plpl",
  IT: "itit",
  SK: "sksk",
  GB: "enuk",
  CH: "dech",
};
const phones: Readonly<Record<string, string>> = {
  AT: "+4315550100",
  DE: "+49305550100",
  CZ: "+420255501000",
  ES: "+34915550100",
  FR: "+33155501000",
  PL: "+48225550100",
  IT: "+39065550100",
  SK: "+421255501000",
  GB: "+442055501000",
  CH: "+41445550100",
};

const typeOf = ({ status }: DemoCompany): string =>
  status === "private" || status === "business" ? status : "partner";

const companyRow =
  (calendar: Calendar) =>
  (company: DemoCompany): object => {
    const { id, name, debitor, instance, country, status, street, zip, city, deactivated } = company;
    const vatId = vatIds[id] ?? "";
    return {
      id,
      name,
      debitor,
      nav_instance: instance,
      country,
      partner_status: status,
      reg_flex_enabled: false,
      account_type: typeOf(company),
      street,
      street2: "",
      zip,
      city,
      state: "",
      website: "",
      vat_id: vatId,
      vat_verdict: vatId === "" ? null : country === "GB" || country === "CH" ? "format_only" : "valid",
      contact_types: typeOf(company) === "partner" ? ["management", "technology"] : [],
      business_fields: typeOf(company) === "partner" ? ["2"] : [],
      version: 1,
      vat_tries: 0,
      deactivated_at: deactivated === undefined ? null : calendar.momentAgo(30, 600),
    };
  };

/** Stores companies and employees. Invited employees have no password yet, and an invitation of today. */
export const seedPeople = async (sql: Sql, calendar: Calendar, passwordHash: string): Promise<void> => {
  await insertRows(sql, "companies", demoCompanies.map(companyRow(calendar)));
  await insertRows(
    sql,
    "accounts",
    demoAccounts.map(({ id, company, firstName, lastName, rights, days = 800, unactivated, deactivated }) => {
      const home = demoCompanies.find((candidate) => candidate.id === company);
      const country = home?.country ?? "";
      return {
        id,
        company_id: company,
        email: `${id}@demo.test`,
        password_hash: unactivated !== undefined && rights !== undefined ? dummyHash : passwordHash,
        first_name: firstName,
        last_name: lastName,
        contact_nav_instance: home?.instance,
        contact_country: country,
        rights: rights ?? null,
        activated_at: unactivated === undefined ? calendar.momentAgo(days, 600) : null,
        deactivated_at: deactivated === undefined ? null : calendar.momentAgo(90, 480),
        salutation: "neutral",
        phone: phones[country] ?? "",
        locale: locales[country] ?? "int",
        newsletter: false,
        notifications: notificationKinds,
        version: 1,
      };
    }),
  );
  const today = new Date(calendar.momentAgo(0, 0));
  for (const { id, rights, unactivated } of demoAccounts) {
    if (unactivated !== undefined && rights !== undefined)
      await makeLink(sql, { purpose: "invitation", accountId: id, email: `${id}@demo.test` }, today);
  }
};

/** Applicants whom only the review list needs; no other demo data belong to them. */
const furtherApplicants = [
  {
    id: "hofbauer",
    name: "Elektro Hofbauer KG",
    country: "AT",
    instance: "AT",
    place: ["Landstraße 45", "4020", "Linz"],
    person: ["Georg", "Hofbauer"],
  },
  {
    id: "rossi",
    name: "Domotica Rossi S.r.l.",
    country: "IT",
    instance: "AT",
    place: ["Via Mazzini 8", "37121", "Verona"],
    person: ["Elena", "Rossi"],
  },
] as const;

const seedFurtherApplicants = async (sql: Sql, calendar: Calendar, passwordHash: string): Promise<void> => {
  await insertRows(
    sql,
    "companies",
    furtherApplicants.map(({ id, name, country, instance, place: [street, zip, city] }) =>
      companyRow(calendar)({
        id,
        name,
        country,
        instance,
        debitor: null,
        status: "applicant",
        street,
        zip,
        city,
        orders: 0,
      }),
    ),
  );
  await insertRows(
    sql,
    "accounts",
    furtherApplicants.map(({ id, country, instance, person: [firstName, lastName] }) => ({
      id,
      company_id: id,
      email: `${id}@demo.test`,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      contact_nav_instance: instance,
      contact_country: country,
      rights: null,
      activated_at: calendar.momentAgo(4, 600),
      deactivated_at: null,
      salutation: "neutral",
      phone: phones[country] ?? "",
      locale: locales[country] ?? "int",
      newsletter: false,
      notifications: notificationKinds,
      version: 1,
    })),
  );
};

/** Adds trade licences to the review list: pending ones of each kind of file, a declined one, the approved one of the starting partner, and one of a business customer, which needs no review. */
export const seedLicences = async (
  sql: Sql,
  calendar: Calendar,
  fileStore: FileStore,
  passwordHash: string,
): Promise<void> => {
  await seedFurtherApplicants(sql, calendar, passwordHash);
  const licences = [
    {
      company: "applicant",
      days: 2,
      status: "pending",
      file: { name: "licence-applicant.pdf", kind: "pdf", bytes: pdfOf("Trade licence applicant") },
    },
    {
      company: "hofbauer",
      days: 3,
      status: "pending",
      file: { name: "licence-hofbauer.jpg", kind: "jpg", bytes: licenceJpg },
    },
    {
      company: "rossi",
      days: 4,
      status: "pending",
      file: { name: "IMG_2041.heic", kind: "heic", bytes: licenceHeic },
    },
    {
      company: "declined",
      days: 9,
      status: "declined",
      file: { name: "licence-declined.pdf", kind: "pdf", bytes: pdfOf("Trade licence declined") },
      reason: "Der Gewerbeschein ist abgelaufen. Bitte senden Sie uns einen gültigen.",
    },
    {
      company: "starter",
      days: 26,
      status: "approved",
      file: { name: "licence-starter.png", kind: "png", bytes: pngOf(120) },
    },
    {
      company: "business",
      days: 210,
      status: "kept",
      file: { name: "licence-business.pdf", kind: "pdf", bytes: pdfOf("Trade licence business") },
    },
  ] as const;
  const files = await keepDemoFiles(
    fileStore,
    licences.map(({ company, file }) => ({ ...file, companyId: company })),
    calendar.momentAgo(26, 500),
  );
  await insertRows(sql, "files", files);
  await insertRows(
    sql,
    "licence_reviews",
    licences.map(({ company, days, status, ...more }, index) => {
      const further = furtherApplicants.find(({ id }) => id === company);
      const name = further?.name ?? demoCompanies.find(({ id }) => id === company)?.name ?? "";
      const owner =
        further === undefined
          ? demoAccounts.find((account) => account.company === company)
          : { id: further.id, firstName: further.person[0], lastName: further.person[1] };
      const isDecided = status === "approved" || status === "declined";
      return {
        id: `L-${company}`,
        company_id: company,
        account_id: owner?.id,
        file_id: files[index]?.id,
        search_text: searchTextOf(
          name,
          `${owner?.firstName} ${owner?.lastName}`,
          `${owner?.id}@demo.test`,
          vatIds[company] ?? "",
        ),
        status,
        submitted_at: calendar.momentAgo(days, 540),
        decided_at: isDecided ? calendar.momentAgo(days - 2, 600) : null,
        decided_by: isDecided ? "Martina Pichler" : null,
        reason: "reason" in more ? more.reason : "",
      };
    }),
  );
};
