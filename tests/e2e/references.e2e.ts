import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { letterTo } from "./support/letters.ts";
import { callAs, signInByCall } from "./support/people.ts";
import { expect, test, type Portal } from "./support/test.ts";
import { label } from "./support/texts.ts";
import { foundInAddress } from "./support/settled.ts";

interface Listed {
  readonly data: { readonly rows: readonly { readonly id: string; readonly version: number }[] };
}

/** The owner of the company gives its employee the right. */
const giveRight = async (page: Page, { url }: Portal): Promise<void> => {
  await signInByCall(page, url, "gold");
  const { data } = (await callAs(page, url, "getEmployees", { page_size: "200" })) as Listed;
  const version = data.rows.find(({ id }) => id === "employee")?.version;
  expect(
    await callAs(page, url, "updateEmployee", {
      id: "employee",
      firstname: "Eliška",
      lastname: "Nováková",
      rights: JSON.stringify(["tickets", "trainings", "partner_references"]),
      version: String(version),
    }),
  ).toMatchObject({ valid: true });
};

const field = (page: Page, name: string) =>
  page.getByLabel(label(`references.field.${name}`), { exact: true });
const decide = async (page: Page, decision: "approve" | "decline"): Promise<void> => {
  await page.getByRole("radio", { name: label(`references.decision.${decision}`) }).check();
  await page.getByRole("button", { name: label("references.decision.send") }).click();
};

test("an employee submits a reference, staff decline it, the employee mends it, staff approve, the letter comes, and the page is public", async ({
  page,
  browser,
  ownPortal: portal,
}) => {
  const office = await browser.newContext({ baseURL: portal.url });
  const owner = await office.newPage();
  await giveRight(owner, portal);
  await office.close();

  await signInByCall(page, portal.url, "employee");
  await page.goto(`${portal.url}/references/new/`);
  await field(page, "title").fill("Dům pod Ještědem");
  await page.getByRole("combobox", { name: label("references.field.type"), exact: true }).click();
  await page.getByRole("option", { name: label("references.type.smart_home") }).click();
  await page.getByRole("button", { name: label("references.new.submit") }).click();
  const id = await foundInAddress(page, /(?<=\/reference\/)RP-\d+(?=\/$)/);
  await page.getByRole("checkbox", { name: label("references.area.lighting") }).check();
  await field(page, "challenge").fill("Svah, mlha a málo slunce.");
  await field(page, "solution").fill("Krátce.");
  const country = page.getByRole("combobox", { name: label("references.field.country") });
  await country.fill("CZ");
  await country.press("Enter");
  await field(page, "city").fill("Liberec");
  await field(page, "year").fill("2026");
  await expect(page.getByText(label("references.draft.saved"), { exact: true })).toBeVisible();
  await expectAccessible(page, "the draft of a reference");
  await page.reload();
  await expect(field(page, "city")).toHaveValue("Liberec");
  await page.getByRole("button", { name: label("references.submit") }).click();
  await expect(page.getByText(label("references.status.pending"))).toBeVisible();

  const staffContext = await browser.newContext({ baseURL: portal.url });
  await staffContext.addCookies([{ name: "portal_lang", value: "enus", domain: "localhost", path: "/" }]);
  const staff = await staffContext.newPage();
  await signInByCall(staff, portal.url, "staff");
  await staff.goto(`/references/review/?q=${id}`);
  await staff.getByRole("link", { name: "Dům pod Ještědem" }).click();
  const comment = label("references.comment", { field: label("references.field.solution") });
  await staff.getByLabel(comment).fill("Které produkty?");
  await staff.getByLabel(label("references.reason")).last().fill("Popište prosím řešení.");
  await expectAccessible(staff, "the review of a reference");
  await decide(staff, "decline");
  await expect(staff.getByText(label("references.status.notApproved")).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText("Popište prosím řešení.")).toBeVisible();
  await expect(
    page.getByText(label("references.comment.at_field", { comment: "Které produkty?" })),
  ).toBeVisible();
  await field(page, "solution").fill("Jeden Miniserver řídí světla i topení.");
  await page.getByRole("button", { name: label("references.submit") }).click();
  await expect(page.getByText(label("references.status.pending"))).toBeVisible();

  await staff.reload();
  await decide(staff, "approve");
  await expect(staff.getByRole("status").getByText(label("references.status.approved"))).toBeVisible();
  await expect(staff.getByText(label("references.link.open"))).toBeVisible();
  await staffContext.close();
  const letter = await letterTo(page, portal.url, "employee@demo.test");
  expect(letter).toContain("Dům pod Ještědem");
  const link = /\/reference-projects\/\S+/.exec(letter)?.[0] ?? "";
  expect(link).toBe(`/reference-projects/${id}/`);

  const visitors = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  const visitor = await visitors.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { level: 1, name: "Dům pod Ještědem" })).toBeVisible();
  await visitor.goto("/reference-projects/?country=CZ");
  await visitor.getByRole("link", { name: "Dům pod Ještědem" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Dům pod Ještědem" })).toBeVisible();
  await expect(visitor.getByText("Jeden Miniserver řídí světla i topení.")).toBeVisible();
  await visitors.close();
});
