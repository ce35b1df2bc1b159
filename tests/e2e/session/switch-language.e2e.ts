import { catalogues } from "../../../src/domain/shell/locale.ts";
import { speak } from "../support/layout.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { labelsIn } from "../support/texts.ts";

test("what is typed in a form stays, in whichever language it is continued, and its errors are shown in that language", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/new-ticket/");
  const subject = page.locator("[name=subject]");
  const message = page.locator("[name=message]");
  await subject.fill("Stellantrieb öffnet nicht");
  await page.locator("main form [type=submit]").click();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  const errors = page.locator("main form [id$='-error']");
  for (const locale of catalogues) {
    await speak(page, locale);
    await expect(subject).toHaveValue("Stellantrieb öffnet nicht");
    await expect(errors.filter({ hasText: labelsIn(locale)("ticket.missing.message") })).toBeVisible();
  }
});
