import { signIn } from "../support/people.ts";
import { test } from "../support/test.ts";
import { walk } from "../support/walk.ts";
import { seedOf } from "../support/walks/model.ts";
import { walkProducts, walkTickets } from "../support/walks/walks.ts";

test.describe.configure({ timeout: 600_000 });

for (const usual of [11, 12]) {
  const seed = seedOf(usual);
  test(`200 random actions on the products agree with the model, seed ${seed}`, async ({
    page,
    ownPortal,
  }) => {
    await walkProducts(page, ownPortal.url, { seed, steps: 200, everything: true });
  });
  test(`200 random actions on the tickets agree with the model, seed ${seed}`, async ({
    page,
    browser,
    portal,
  }) => {
    await walkTickets(page, browser, portal.url, { seed, steps: 200, everything: true });
  });
}

for (const [index, name] of [
  "flagship",
  "gold",
  "silver",
  "reg21",
  "disti",
  "starter",
  "customer",
  "business",
  "staff",
  "employee",
  "swiss",
].entries()) {
  test(`200 random actions as ${name} show no error`, async ({ page }) => {
    await signIn(page, name);
    await walk(page, 100 + index, 200);
  });
}
