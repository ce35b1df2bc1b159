import type { Locator, Page } from "@playwright/test";
import * as Schema from "effect/Schema";
import type { Call } from "../../../src/api/call.ts";
import { getDashboard } from "../../../src/api/dashboard.calls.ts";
import { getInvoices } from "../../../src/api/invoices.calls.ts";
import type { Dashboard } from "../../../src/domain/dashboard/dashboard.ts";
import { invoiceList } from "../../../src/domain/invoices/invoices.lists.ts";
import { askedOf, isToBePaid, unpaidEntry } from "../../../src/domain/invoices/paying.ts";
import { demoPeople, demoVisitors } from "../../support/portal/demo-visitors.ts";
import { setWidth } from "../support/layout.ts";
import { callAs, signInByCall } from "../support/people.ts";
import { isShownFirst } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";

/** The most presses that a job may take. */
const MOST = 3;

/** Follows an entry of the navigation, of a phone's bar if it is there; returns the number of presses. */
const follow = async (page: Page, entry: string): Promise<number> => {
  const link = (navigation: string): Locator =>
    page
      .getByRole("navigation", { name: label(navigation) })
      .getByRole("link", { name: label(`navigation.${entry}`), exact: true });
  const bar = page.getByRole("navigation", { name: label("quick.label") });
  const more = bar.getByRole("button", { name: label("quick.more") });
  const besides = link("navigation.label");
  if (!(await isShownFirst(more, besides))) {
    await besides.click();
    return 1;
  }
  if (await isShownFirst(link("quick.label"), more)) {
    await link("quick.label").click();
    return 1;
  }
  await more.click();
  await besides.click();
  return 2;
};

const main = (page: Page): Locator => page.getByRole("main");
const firstRow = (page: Page): Locator => main(page).locator("tbody a").first();

/** Follows a link of the list of what to do first, whose last lines are one press away; returns the number of presses. */
const followStep = async (page: Page, name: string): Promise<number> => {
  const steps = page.getByRole("region", { name: label("dashboard.next"), exact: true });
  const link = steps.getByRole("link", { name, exact: true }).first();
  const rest = steps.locator("summary");
  await expect(link).toBeAttached();
  const isShown = await isShownFirst(link, rest);
  if (!isShown) await rest.click();
  await link.click();
  return isShown ? 1 : 2;
};

/** Follows the link to the invoices of a tab, of the list of what to do first or of the panel below it. */
const followInvoices = async (page: Page, part: "overdue" | "open"): Promise<number> => {
  if (part === "overdue") return followStep(page, label("dashboard.next.overdue"));
  const panel = page.getByRole("region", { name: label("dashboard.invoices"), exact: true });
  await panel.locator("a[href='/invoices/']").first().click();
  return 1;
};

/** What decides which jobs an account has: its rights, as far as they leave figures on its start page, and its data. */
interface Facts {
  readonly dashboard: Dashboard;
  /** The first invoice that the company pays itself, and the list where it is first: what is collected has nothing to press. */
  readonly payable: { readonly part: "overdue" | "open"; readonly id: string } | undefined;
}

const answerOf = async <Value>(
  page: Page,
  origin: string,
  { path, answer }: Pick<Call<unknown, Value>, "path" | "answer">,
  form: Readonly<Record<string, string>> = {},
): Promise<Value> => {
  const { data } = (await callAs(page, origin, path.slice("/api/".length), form)) as {
    readonly data: unknown;
  };
  if (answer._tag !== "Data") throw new Error(`${path} answers no data`);
  return Schema.decodeUnknownSync(answer.schema)(data);
};

const payableOf = async (page: Page, origin: string): Promise<Facts["payable"]> => {
  for (const part of ["overdue", "open"] as const) {
    const { filter, sort = invoiceList.sort } = invoiceList.parts[part];
    const { rows } = await answerOf(page, origin, getInvoices, { filter: JSON.stringify(filter), sort });
    const found = rows.find((entry) => isToBePaid(askedOf(unpaidEntry(entry, new Date()))));
    if (found !== undefined) return { part, id: found.id };
  }
  return undefined;
};

const factsOf = async (page: Page, origin: string): Promise<Facts> => {
  const dashboard = await answerOf(page, origin, getDashboard);
  return { dashboard, payable: dashboard.invoices === null ? undefined : await payableOf(page, origin) };
};

const pay = async (page: Page): Promise<number> => {
  await page.getByRole("button", { name: label("pay.open"), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  return 1;
};

/** Opens the first row of a list of the navigation, where the part of this name answers. */
const openFirst = async (page: Page, list: string, part: string): Promise<number> => {
  const presses = await follow(page, list);
  await firstRow(page).click();
  await expect(page.getByRole("region", { name: label(part) })).toBeVisible();
  return presses + 1;
};

interface Job {
  readonly isOf: (facts: Facts) => boolean;
  /** Begins on the start page, ends where the answer or the form is, and says how many presses it took. */
  readonly carryOut: (page: Page, facts: Facts) => Promise<number>;
}

/** The five most frequent jobs of those who buy, and the one of staff. */
const jobs: Readonly<Record<string, Job>> = {
  "where is my order": {
    isOf: ({ dashboard: { orders } }) => orders !== null && orders.open.total > 0,
    carryOut: (page) => openFirst(page, "orders", "order.where"),
  },
  "pay an invoice": {
    isOf: ({ payable }) => payable !== undefined,
    carryOut: async (page, { payable }) => {
      const presses = await followInvoices(page, payable?.part ?? "open");
      await main(page)
        .getByRole("link", { name: new RegExp(`^${payable?.id}`) })
        .click();
      return presses + 1 + (await pay(page));
    },
  },
  "pay an order": {
    isOf: ({ dashboard: { orders } }) => orders !== null && orders.unpaid.total > 0,
    carryOut: async (page, { dashboard: { orders } }) => {
      const { total, rows } = orders?.unpaid ?? { total: 0, rows: [] };
      if (total > rows.length) {
        const presses = await followStep(page, `${label("dashboard.next.all.PayOrder")} (${total})`);
        await firstRow(page).click();
        return presses + 1 + (await pay(page));
      }
      const presses = await followStep(page, label("dashboard.next.pay", { order: rows[0]?.id ?? "" }));
      return presses + (await pay(page));
    },
  },
  "does a product answer": {
    isOf: ({ dashboard: { products } }) => products !== null && products.all.total > 0,
    carryOut: (page) => openFirst(page, "products", "product.answer"),
  },
  "ask support": {
    isOf: ({ dashboard: { tickets } }) => tickets !== null,
    carryOut: async (page) => {
      const presses = await follow(page, "my_tickets");
      await main(page)
        .getByRole("link", { name: label("navigation.new_ticket") })
        .first()
        .click();
      await expect(page).toHaveURL(/\/new-ticketv2\//);
      return presses + 1;
    },
  },
  "book a training": {
    isOf: ({ dashboard: { nextTraining, staff } }) => nextTraining !== null && staff === null,
    carryOut: async (page) => {
      await page.getByRole("link", { name: label("dashboard.training.dates"), exact: true }).click();
      await main(page)
        .getByRole("button", { name: new RegExp(`^${label("trainings.book.seat")}`) })
        .filter({ hasNotText: label("trainings.book.other") })
        .first()
        .click();
      await expect(
        page.getByRole("dialog").getByRole("button", { name: label("trainings.book.seat"), exact: true }),
      ).toBeVisible();
      return 2;
    },
  },
  "answer what waits longest": {
    isOf: ({ dashboard: { staff } }) => (staff?.tickets?.count ?? 0) > 0,
    carryOut: async (page) => {
      await page
        .getByRole("region", { name: label("dashboard.next"), exact: true })
        .getByRole("link")
        .first()
        .click();
      await firstRow(page).click();
      await expect(
        page.getByRole("textbox", { name: new RegExp(`^${label("ticket.answer.message")}`) }),
      ).toBeVisible();
      return 2;
    },
  },
};

/** On a phone each different visitor, and a partner with everything at any width; `npm run test:long` has everybody at both. */
const isUsual = (account: (typeof demoPeople)[number], width: number): boolean =>
  account.id === "gold" || (width === 390 && demoVisitors.includes(account));

for (const width of [390, 1280])
  for (const account of demoPeople)
    test(
      `from the start page ${account.id} needs at most three presses for each job at ${width} px`,
      { tag: isUsual(account, width) ? [] : "@long" },
      async ({ page, portal }) => {
        await setWidth(page, width);
        await signInByCall(page, portal.url, account.id);
        const facts = await factsOf(page, portal.url);
        const own = Object.entries(jobs).filter(([, { isOf }]) => isOf(facts));
        const presses: (readonly [string, number])[] = [];
        for (const [name, { carryOut }] of own)
          await test.step(name, async () => {
            await page.goto("/");
            presses.push([name, await carryOut(page, facts)]);
          });
        // A partner with everything has every job but that of staff; and nobody has none.
        expect(own.length).toBeGreaterThanOrEqual(account.id === "gold" ? Object.keys(jobs).length - 1 : 1);
        expect(presses.filter(([, count]) => count > MOST)).toEqual([]);
      },
    );
