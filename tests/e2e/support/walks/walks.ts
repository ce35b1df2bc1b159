import type { Browser, Page } from "@playwright/test";
import { beginProducts, beginTickets } from "./begin.ts";
import { walkBy, type Walk } from "./model.ts";
import { products } from "./products-model.ts";
import { tickets } from "./tickets-model.ts";

/** A walk through the products of a portal whose counters no other test changes. */
export const walkProducts = async (page: Page, origin: string, walk: Walk): Promise<void> =>
  walkBy(page, products, await beginProducts(page, origin), walk);

/** A walk through the tickets, with staff in a separate browser. */
export const walkTickets = async (
  page: Page,
  browser: Browser,
  origin: string,
  walk: Walk,
): Promise<void> => {
  const desk = await browser.newPage();
  const begin = await beginTickets(page, desk, origin, `Walk${walk.seed}x${Date.now()}`);
  await walkBy(page, tickets(desk, "504F94D00001"), begin, walk);
  await desk.close();
};
