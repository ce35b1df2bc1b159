import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { heading } from "../support/day.ts";
import { letterTo } from "../support/letters.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test, type Portal } from "../support/test.ts";
import { label } from "../support/texts.ts";

/** Gives the conference of the demo data so many places, by a content file, as an operator does. */
const setCapacity = async (portal: Portal, capacity: number): Promise<void> => {
  const file = join(portal.dataDir, "content.json");
  const content = (what: "import" | "export") =>
    execFileSync(process.execPath, ["scripts/content.mjs", what, file], {
      env: { ...process.env, DATA_DIR: portal.dataDir },
    });
  await portal.stop();
  content("export");
  const kept = JSON.parse(fs.readFileSync(file, "utf8")) as {
    readonly content: { readonly conferences: readonly object[] };
  };
  const conferences = kept.content.conferences.map((one) => ({ ...one, capacity }));
  fs.writeFileSync(file, JSON.stringify({ format: 1, content: { conferences } }));
  content("import");
  await portal.restart();
};

const fillIn = async (page: Page, first: string, mail: string): Promise<void> => {
  await page.getByLabel(label("settings.salutation.ms"), { exact: true }).check();
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email address").fill(mail);
  await page.getByLabel("M", { exact: true }).check();
  await page.getByLabel(label("conference.category.smart_home")).check();
};

test(
  "a company registers two people, another one waits; one of the two withdraws, the letter comes, and the other company accepts the place",
  { tag: "@long" },
  async ({ page, ownPortal }) => {
    const { url } = ownPortal;
    const press = (key: Parameters<typeof label>[0]) =>
      page.getByRole("button", { name: label(key), exact: true }).click();
    // Five places are taken.
    await setCapacity(ownPortal, 7);

    await signInByCall(page, url, "reg");
    await page.goto(`${url}/conference/`);
    await page.getByRole("link", { name: label("conference.register.open") }).click();
    await fillIn(page, "Ada", "ada@example.com");
    await press("conference.next.second");
    await expect(page).toHaveURL(/person=2/);
    await fillIn(page, "Toni", "toni@example.com");
    // A step back and forward: nothing that was typed is lost.
    await page.goBack();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.goForward();
    await expect(page.getByLabel("First name")).toHaveValue("Toni");
    await press("conference.next.check");
    await press("conference.send.all");
    await expect(heading(page, label("conference.thanks.title"))).toBeVisible();

    await signInByCall(page, url, "disti");
    await page.goto(`${url}/conference/`);
    await page.getByRole("link", { name: label("conference.register.waiting") }).click();
    await fillIn(page, "Giulia", "giulia@example.com");
    await press("conference.next.second");
    await press("conference.alone");
    await press("conference.send.none");
    await expect(page.getByText("On the waiting list, position 1")).toBeVisible();

    await signInByCall(page, url, "reg");
    await page.goto(`${url}/conference/`);
    await page.getByRole("button", { name: "Withdraw Toni Byron" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: label("conference.withdraw"), exact: true })
      .click();
    // The row with the pressed button is gone, and what was done has the focus.
    await expect(page.locator(":focus").getByRole("status")).toContainText("Toni Byron is withdrawn.");
    await expect(page.getByRole("button", { name: "Withdraw Toni Byron" })).toHaveCount(0);

    // The company is Italian, and so is its letter.
    expect(await letterTo(page, url, "disti@demo.test")).toMatch(/Giulia Byron[^]*Lo accetti entro/);
    await signInByCall(page, url, "disti");
    await page.goto(`${url}/conference/`);
    await expect(page.getByText(/A place is free: accept it by/)).toBeVisible();
    await page.getByRole("button", { name: "Accept the place for Giulia Byron" }).click();
    await expect(page.getByText(label("conference.place.registered"), { exact: true })).toBeVisible();
  },
);
