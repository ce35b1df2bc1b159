import { test } from "../support/test.ts";
import { seedOf } from "../support/walks/model.ts";
import { walkTickets } from "../support/walks/walks.ts";

const seed = seedOf(2);

test(`random actions on the tickets agree with the model, seed ${seed}`, async ({
  page,
  browser,
  portal,
}) => {
  await walkTickets(page, browser, portal.url, { seed, steps: 8, everything: false });
});
