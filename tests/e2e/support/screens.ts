import { expect, type Page } from "@playwright/test";
import { demoInvoice, demoOrder, demoSubmission, demoTicket } from "../../support/portal/demo-numbers.ts";
import { signInByCall } from "./people.ts";

/** A screen as a test opens it: the account (none: without a session), and the element that shows that its content is loaded. */
export interface OpenedScreen {
  readonly name: string;
  readonly path: string;
  readonly person?: string;
  /** A selector, because the same screen is tested in every language. */
  readonly there: string;
  /** The element that shows that the screen can be used, where that is less than all of its content. */
  readonly ready?: string;
  /** The number of sequential requests before it, where it loads two things. */
  readonly requests?: 13;
  readonly series?: 4;
  /** One that is built of the parts of another of the list. */
  readonly tag?: "@long";
}

/** Every screen in its distinct states; the demo data determine the numbers. */
export const screens: readonly OpenedScreen[] = [
  { name: "login", path: "/login/", there: "main form input[type=password]" },
  { name: "login for a shop", tag: "@long", path: "/login/at/", there: "main form input[type=password]" },
  { name: "sign-up", path: "/registration/", there: "main form input" },
  { name: "sign-up for a shop", tag: "@long", path: "/registration/at/", there: "main form input" },
  { name: "forgotten password", path: "/forgot-password/", there: "main form input" },
  { name: "link of a letter, invalid", path: "/reset-password/unknown/", there: "main [role=alert]" },
  { name: "messages without login", path: "/messages/", there: "main li time" },
  { name: "no access", path: "/no-access/", there: "main h1" },
  { name: "page not found", path: "/nowhere/", there: "main h1" },
  { name: "first steps", path: "/first-steps/", person: "starter", there: "main li h2" },
  { name: "licence review", path: "/partners/review/", person: "staff", there: "main section h2" },
  { name: "dashboard", path: "/", person: "gold", there: "main table td" },
  { name: "dashboard of a customer", path: "/", person: "customer", there: "main section a" },
  {
    name: "dashboard of an applicant",
    tag: "@long",
    path: "/",
    person: "applicant",
    there: "main section [role=status]",
  },
  {
    name: "dashboard after a decline",
    tag: "@long",
    path: "/",
    person: "declined",
    there: "main section [role=alert]",
  },
  { name: "dashboard of staff", path: "/", person: "staff", there: "main section li a" },
  { name: "orders", path: "/orders/", person: "gold", there: "main table td" },
  { name: "orders, page 2", tag: "@long", path: "/orders/?page=2", person: "gold", there: "main table td" },
  {
    name: "orders, completed",
    tag: "@long",
    path: "/orders/?tab=completed",
    person: "gold",
    there: "main table td",
  },
  {
    name: "orders, open products",
    tag: "@long",
    path: "/orders/?tab=products",
    person: "gold",
    there: "main table td",
  },
  { name: "orders, none found", path: "/orders/?q=zzzz", person: "gold", there: "main [role=status] button" },
  { name: "order", path: `/order/${demoOrder(560)}/`, person: "gold", there: "main table td" },
  { name: "order not found", tag: "@long", path: "/order/SO-1/", person: "gold", there: "main p" },
  { name: "downloads", path: "/info/downloads/", person: "gold", there: "main table td" },
  { name: "website", path: "/website/", person: "gold", there: "main [role=tabpanel] input" },
  {
    name: "website, publication",
    tag: "@long",
    path: "/website/?tab=publish",
    person: "gold",
    there: "main table td",
  },
  { name: "pioneer", path: "/pioneer/", person: "gold", there: "main dl dd", ready: "main form input" },
  {
    name: "pioneer, my submissions",
    tag: "@long",
    path: "/pioneer/?tab=mine",
    person: "gold",
    there: "main table td",
  },
  {
    name: "pioneer submission",
    tag: "@long",
    path: `/pioneer/${demoSubmission(35)}/`,
    person: "gold",
    there: "main dl dd",
  },
  { name: "pioneer review", path: "/pioneer/review/", person: "staff", there: "main section h2" },
  { name: "advantages", path: "/advantages/", person: "gold", there: "main table td" },
  {
    name: "advantages of a customer",
    tag: "@long",
    path: "/advantages/",
    person: "customer",
    there: "main p",
  },
  { name: "limited availability", path: "/limited-availability/", person: "gold", there: "main table td" },
  {
    name: "campus packages",
    path: "/campus-packages/",
    person: "gold",
    there: "main img",
    ready: "main section button",
  },
  { name: "invoices", path: "/invoices/", person: "gold", there: "main td a" },
  { name: "invoice", path: `/invoice/${demoInvoice(560)}/`, person: "gold", there: "main table td" },
  { name: "references", path: "/references/", person: "gold", there: "main table td" },
  {
    name: "references, gallery",
    tag: "@long",
    path: "/references/?view=gallery",
    person: "gold",
    there: "main li a",
  },
  {
    name: "published references",
    path: "/references/",
    person: "customer",
    there: "main table td",
    // The address is that of the company's own list, which is asked for first (docs/decisions/references.md).
    requests: 13,
    series: 4,
  },
  {
    name: "published reference",
    path: "/reference/RP-000001/published/",
    person: "customer",
    there: "main dl",
  },
  { name: "new reference", path: "/references/new/", person: "gold", there: "main form input" },
  { name: "references to review", path: "/references/review/", person: "staff", there: "main table td" },
  { name: "reference, draft", path: "/reference/RP-000006/", person: "gold", there: "main form input" },
  {
    name: "reference, declined",
    tag: "@long",
    path: "/reference/RP-000004/",
    person: "gold",
    there: "main form input",
  },
  {
    name: "reference, approved",
    tag: "@long",
    path: "/reference/RP-000001/",
    person: "gold",
    there: "main dl dd",
  },
  {
    name: "reference, review",
    path: "/reference/RP-000003/",
    person: "staff",
    there: "main form textarea",
  },
  { name: "conference", path: "/conference/", person: "gold", there: "main section li" },
  {
    name: "conference, registration",
    path: "/conference/participants/",
    person: "gold",
    there: "main form input",
  },
  {
    name: "conference, summary",
    tag: "@long",
    path: "/conference/summary/",
    person: "gold",
    there: "main section dl",
  },
  {
    name: "conference, nobody registered",
    tag: "@long",
    path: "/conference/summary/",
    person: "reg",
    there: "main a[href='/conference/participants/']",
  },
  {
    name: "conference, thank you",
    tag: "@long",
    path: "/conference/thank-you/",
    person: "gold",
    there: "main section li",
  },
  { name: "conference, award", path: "/conference/award/", person: "gold", there: "main li button" },
  {
    name: "conference, hotels",
    tag: "@long",
    path: "/conference/hotels/",
    person: "gold",
    there: "main li a",
  },
  { name: "known issues", path: "/known-issues/", person: "staff", there: "main table td" },
  { name: "products", path: "/products/", person: "gold", there: "main table td" },
  { name: "register product", path: "/products/register/", person: "gold", there: "main form input" },
  { name: "product", path: "/product/504F94D00001/", person: "gold", there: "main table td" },
  {
    name: "product settings",
    path: "/product/504F94D00001/settings/",
    person: "gold",
    there: "main form input[type=date]",
  },
  {
    name: "replace product",
    path: "/product/504F94D00001/replace/",
    person: "gold",
    there: "main form input",
  },
  {
    name: "cloud services",
    path: "/product/504F94D00001/cloud-services/",
    person: "gold",
    there: "main form input",
  },
  {
    name: "remote connect",
    path: "/product/504F94D00008/remote-connect/",
    person: "gold",
    there: "main table td",
    ready: "main section button",
  },
  {
    name: "cloud DNS",
    path: "/product/504F94D00001/cloud-dns/",
    person: "gold",
    there: "main dl",
  },
  { name: "trainings", path: "/trainings/", person: "gold", there: "main table td" },
  {
    name: "trainings to book",
    tag: "@long",
    path: "/trainings/?tab=bookable",
    person: "gold",
    there: "main table td",
  },
  { name: "dates of trainings", path: "/attendance/", person: "staff", there: "main table td" },
  { name: "attendance", path: "/attendance/TR-0015/", person: "staff", there: "main table td" },
  { name: "tickets", path: "/tickets/", person: "gold", there: "main table td" },
  {
    name: "ticket with a picture",
    path: `/ticket/${demoTicket(58)}/`,
    person: "gold",
    there: "main img",
    ready: "main article",
  },
  {
    name: "settings",
    path: "/settings/",
    person: "gold",
    there: "main li button, main li p",
    ready: "main form input",
  },
  {
    name: "settings of the company",
    tag: "@long",
    path: "/settings/company/",
    person: "gold",
    there: "main form input",
    requests: 13,
  },
  {
    name: "settings of the password",
    tag: "@long",
    path: "/settings/password/",
    person: "gold",
    there: "main form input",
  },
  { name: "employees", path: "/settings/employees/", person: "gold", there: "main table td" },
  { name: "new ticket", path: "/new-ticket/?area=product", person: "gold", there: "main form textarea" },
  {
    name: "guided ticket",
    path: "/new-ticketv2/?area=product",
    person: "gold",
    there: "main details",
    ready: "main form",
  },
  { name: "support", path: "/support/", person: "staff", there: "main table td" },
  { name: "support case", path: `/support/${demoTicket(58)}/`, person: "staff", there: "main article" },
  {
    name: "invoices of a support case",
    tag: "@long",
    path: `/support/${demoTicket(58)}/invoices/`,
    person: "staff",
    there: "main td:not(details td)",
  },
  {
    name: "trainings of a support case",
    tag: "@long",
    path: `/support/${demoTicket(58)}/trainings/`,
    person: "staff",
    there: "main table td",
  },
  {
    name: "vouchers of a support case",
    tag: "@long",
    path: `/support/${demoTicket(58)}/vouchers/`,
    person: "staff",
    there: "main table td",
  },
  { name: "ticket statistics", path: "/new-ticket/statistic/", person: "staff", there: "main table td" },
  { name: "messages", path: "/messages/", person: "gold", there: "main li time" },
];

/** Opens a screen as its account, and waits for its content. */
export const openScreen = async (
  page: Page,
  origin: string,
  { path, person, there }: OpenedScreen,
): Promise<void> => {
  if (person !== undefined) await signInByCall(page, origin, person);
  await page.goto(path);
  await expect(page.locator(there).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
};
