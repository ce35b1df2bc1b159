import { test } from "../support/test.ts";
import { seedOf } from "../support/walks/model.ts";
import { walkProducts, walkTickets } from "../support/walks/walks.ts";

// No animations while axe runs; a busy machine may need the time.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 240_000 });

const seeds = { products: seedOf(1), tickets: seedOf(2) };

test(`random actions on the products agree with the model, seed ${seeds.products}`, async ({
  page,
  ownPortal,
}) => {
  await walkProducts(page, ownPortal.url, { seed: seeds.products, steps: 15, everything: false });
});

test(`random actions on the tickets agree with the model, seed ${seeds.tickets}`, async ({
  page,
  browser,
  portal,
}) => {
  await walkTickets(page, browser, portal.url, { seed: seeds.tickets, steps: 15, everything: false });
});
