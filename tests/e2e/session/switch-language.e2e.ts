import { catalogues } from "../../../src/domain/shell/locale.ts";
import { speak } from "../support/layout.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("what is typed in a form stays, in whichever language it is continued, and its errors are told in that language", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/new-ticket/");
  const [subject, message] = [page.locator("[name=subject]"), page.locator("[name=message]")];
  await subject.fill("Stellantrieb öffnet nicht");
  await message.fill("Seit dem Update bleibt er zu.\nDie LED ist grün.");
  // The area is missing: the error is shown at its field.
  await page.locator("main form [type=submit]").click();
  const error = page.locator("main form [aria-invalid=true]").first();
  const told = new Set<string>();
  for (const locale of catalogues) {
    await speak(page, locale);
    await expect(subject).toHaveValue("Stellantrieb öffnet nicht");
    await expect(message).toHaveValue("Seit dem Update bleibt er zu.\nDie LED ist grün.");
    const described = (await error.getAttribute("aria-describedby"))?.split(" ")[0];
    told.add((await page.locator(`[id="${described}"]`).textContent()) ?? "");
  }
  // The three English catalogues tell it in the same words.
  expect(told.size).toBe(catalogues.length - 2);
});
