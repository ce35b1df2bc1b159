import { signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

const serial = (place: number): string => `504F94D0${String(place).padStart(4, "0")}`;

/** The code that each simulated device answers (docs/devices.md), and its text key. */
const devices = [
  [1, "200", "200"],
  [2, "403", "403"],
  [3, "409", "409"],
  [4, "418/471", "471"],
  [5, "418/472", "472"],
  [6, "418/473", "473"],
  [7, "418/474", "474"],
  [8, "461", "461"],
  [9, "462", "462"],
  [10, "481", "481"],
  [11, "482", "482"],
  [12, "HTTP_500", "other"],
] as const;

test.use({ viewport: { width: 390, height: 800 } });

test("the connection test shows the title and the steps of every code", async ({ page, ownPortal }) => {
  await page.goto(`${ownPortal.url}/no-access/`);
  await signInByCall(page, ownPortal.url, "gold");
  for (const [place, code, key] of devices) {
    await test.step(code, async () => {
      await page.goto(`${ownPortal.url}/product/${serial(place)}/remote-connect/`);
      await page.getByRole("button", { name: label("remote.start"), exact: true }).click();
      const main = page.getByRole("main");
      await expect(main.getByText(label("failure.code", { code }), { exact: true })).toBeVisible();
      await expect(main.getByText(label(`remote.${key}.title`), { exact: true }).first()).toBeVisible();
      await expect(
        main.getByText(label(`remote.${key}.steps`).split("\n").at(-1) ?? "", { exact: true }).first(),
      ).toBeVisible();
      await expect(
        main
          .getByRole("table")
          .getByText(label(`remote.${key}.title`), { exact: true })
          .first(),
      ).toBeVisible();
      await expect(main.getByRole("button", { name: label("remote.unblock") })).toHaveCount(
        ["471", "472", "474"].includes(key) ? 1 : 0,
      );
    });
  }
});
