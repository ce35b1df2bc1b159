import { expectAccessible } from "./support/axe.ts";
import { letterTo } from "./support/letters.ts";
import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

// Other tests of a worker need an applicant who is one.
test.use({ baseURL: ({ ownPortal }, give) => give(ownPortal.url) });

test(
  "staff see a trade licence and decide once, the applicant is notified, and a second decision shows the first one",
  { tag: "@long" },
  async ({ page, browser, ownPortal: portal }) => {
    const company = "Elektro Lindner e.U.";
    await signInByCall(page, portal.url, "staff");
    await page.goto("/partners/review/");
    const photo = page.getByRole("img", {
      name: label("review.file.picture", { name: "licence-hofbauer.jpg" }),
    });
    const drawn = (name: string) =>
      page.getByRole("img", { name: label("review.document.page", { name, page: 1, pages: 1 }) });
    for (const [of, picture] of [
      ["Domotica Rossi S.r.l.", drawn("IMG_2041.heic")],
      ["Elektro Hofbauer KG", photo],
      [company, drawn("licence-applicant.pdf")],
    ] as const) {
      await page.getByRole("region", { name: of }).scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible({ timeout: 120_000 });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(
          () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
          "the picture is drawn from bytes, which the policy allows",
        )
        .toBeGreaterThan(0);
    }
    await expectAccessible(page, "the trade licences");

    const second = await page.context().newPage();
    await second.goto("/partners/review/?q=lindner");
    const late = second.getByRole("region", { name: company });
    await late.getByRole("radio", { name: label("review.decline") }).check();
    await late.getByLabel(label("review.reason")).fill("Not readable");

    const waiting = page.getByRole("region", { name: company });
    const saved = page.waitForEvent("download");
    await waiting
      .getByRole("button", { name: label("review.file", { name: "licence-applicant.pdf" }) })
      .click();
    expect((await saved).suggestedFilename()).toBe("licence-applicant.pdf");
    await waiting.getByRole("radio", { name: label("review.approve") }).check();
    await waiting.getByRole("button", { name: label("review.send") }).click();
    await expect(page.getByText(label("review.done", { company }))).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.getByRole("tab", { name: label("review.tab.decided") }).click();
    await expect(waiting.getByText(label("review.status.approved"))).toBeVisible();
    expect(await letterTo(page, portal.url, "applicant@demo.test")).toContain(company);

    await late.getByRole("button", { name: label("review.send") }).click();
    await expect(second.getByText(label("review.problem.ALREADY_DECIDED", { company }))).toBeVisible();
    await expect(second.getByText(label("review.not_found.title"))).toBeVisible();

    const theirs = await browser.newContext({ baseURL: portal.url });
    const their = await theirs.newPage();
    await signInByCall(their, portal.url, "applicant");
    await their.goto("/first-steps/");
    await expect(their).toHaveURL(/\/first-steps\/$/);
    await theirs.close();
  },
);
