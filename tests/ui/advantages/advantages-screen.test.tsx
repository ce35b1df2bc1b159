import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { advantages as few, voucher as one } from "../../../src/atlas/samples/advantages.samples.ts";
import type { Advantages } from "../../../src/domain/advantages/advantages.ts";
import type { Voucher } from "../../../src/domain/advantages/voucher.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import { AdvantagesScreen } from "../../../src/ui/screens/advantages/advantages-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const unknown = (code: string) => ({ _tag: "Unknown", code }) as const;

const advantages: Advantages = {
  ...few,
  benefits: [...few.benefits, { _tag: "Service", code: unknown("free_lunch") }],
  promotions: [
    ...few.promotions,
    {
      id: "first",
      kind: known("first_steps"),
      percent: 48,
      upTo: false,
      title: "First-steps package",
      text: "For a first installation.",
      until: null,
      href: null,
    },
  ],
};

const voucher = (code: string, more: Partial<Voucher> = {}): Voucher => ({
  ...one,
  code,
  mostCart: null,
  ...more,
});
const found: Page<Voucher> = {
  rows: [
    voucher("V-1"),
    voucher("V-2", {
      value: { _tag: "Amount", amount: { cents: 45_000, currency: "PLN" } },
      article: null,
      mostCart: { cents: 100_000, currency: "PLN" },
    }),
  ],
  total: 30,
};

const show = (calls: Script = {}, at = "/advantages/", account = knownAccount()) =>
  renderScreen(<AdvantagesScreen />, {
    at,
    actors: pageActors({ account }).actors,
    calls: { getAdvantages: [{ answer: advantages }], ...calls },
  });
const showOf = (answer: Advantages) => show({ getAdvantages: [{ answer }] });

const listed = (answer: Page<Voucher>, at?: string) => {
  const view = show({ getVouchers: [{ answer }] }, at);
  return { ...view, requests: () => view.asked("getVouchers") };
};

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("the advantages", () => {
  it.each([
    ["private", "Your account belongs to a customer"],
    ["ma", "Staff accounts have no vouchers"],
  ])("tell %s why there are none, and load no vouchers", async (status, text) => {
    const { asked } = show({ getAdvantages: [{ answer: null }] }, "/advantages/", knownAccount(status));
    expect(await screen.findByText("Vouchers and discounts are for partners")).toBeTruthy();
    expect(screen.getByText(new RegExp(text))).toBeTruthy();
    await expect.poll(() => [asked("getVouchers"), screen.queryByRole("tablist")]).toEqual([[], null]);
  });

  it("show placeholders while they load", async () => {
    const { unmount } = show({ getAdvantages: [] });
    expect(screen.getByRole("heading", { level: 1, name: "My advantages" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
    unmount();
    show();
    expect(await screen.findByRole("tab", { name: "Valid", selected: true })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("show what the tier gives beside what the next one adds, and an unknown benefit as it came", async () => {
    show();
    await screen.findByRole("region", { name: "Your benefits: Gold" });
    const facts = (name: string) =>
      region(name)
        .getAllByRole("term")
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts("Your benefits: Gold")).toEqual([
      "Discount on our products: 23%",
      "Showroom and trade fairs: up to 50%",
      "AC Control Air vouchers: 2 × 50%",
      "free_lunch: Included",
    ]);
    expect(facts("What Platinum adds")).toEqual(["Listing on the partner map: Included"]);
  });

  it("say of the registered tier that its discount is unlimited or in four levels (business §6)", async () => {
    const benefits: Advantages["benefits"] = [
      { _tag: "Discount", on: known("products"), percent: 10, upTo: false },
      { _tag: "Service", code: known("discount_levels") },
    ];
    showOf({ ...advantages, tier: known("registered"), benefits });
    const own = within(await screen.findByRole("region", { name: "Your benefits: Registered" }));
    expect(own.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Discount on our products",
      "Unlimited discount, or discount in four levels",
    ]);
  });

  it("show no next tier above the highest one", async () => {
    showOf({ ...advantages, tier: known("flagship"), next: null });
    await screen.findByRole("region", { name: "Your benefits: Flagship" });
    expect(screen.queryByRole("region", { name: /adds/ })).toBeNull();
  });

  it("show the promotions of today with their end and the way to the shop", async () => {
    show();
    await screen.findByRole("region", { name: "Promotions" });
    const promotions = region("Promotions").getAllByRole("listitem");
    expect(promotions.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Lighting week: up to 20%"),
      expect.stringContaining("First-steps package: 48%"),
    ]);
    expect(promotions[0]?.textContent).toContain("Until 8 Feb 2026");
    expect(promotions[1]?.textContent).toContain("Until further notice");
    expect(region("Promotions").getByRole("link").getAttribute("href")).toBe(
      "https://shop.homeautomation.example/promotions/lighting/",
    );
  });

  it("say that there is no promotion", async () => {
    showOf({ ...advantages, promotions: [] });
    expect(await screen.findByText("There is no promotion today.")).toBeTruthy();
  });

  it("list valid vouchers with a percentage or an amount", async () => {
    const { requests } = listed(found);
    const table = within(await screen.findByRole("table", { name: "Valid vouchers, page 1" }));
    const cells = table.getAllByRole("row").map(({ textContent }) => textContent);
    expect(cells[1]).toContain("10%");
    expect(cells[1]).toContain("100335 Miniserver");
    expect(cells[1]).toContain("1 of 2 left");
    expect(cells[2]).toMatch(/PLN.450/);
    expect(cells[2]).toContain("Whole cart");
    const most = table
      .getAllByRole("columnheader")
      .findIndex(({ textContent }) => textContent.startsWith("Highest cart value"));
    expect(
      table
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell")[most]?.textContent),
    ).toEqual(["No limit", "1,000.00"]);
    expect(screen.getByText("30 vouchers")).toBeTruthy();
    await expect
      .poll(requests)
      .toEqual([{ page: 1, page_size: 25, sort: "validUntil", filter: { status: ["valid"] } }]);
  });

  it("copy a code, say so, and lead to the shop", async () => {
    const { user } = listed(found);
    await user.click(await screen.findByRole("button", { name: "Copy V-2" }));
    expect(await navigator.clipboard.readText()).toBe("V-2");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Copied");
    expect(screen.getAllByRole("link", { name: "Go to the shop" })[0]?.getAttribute("href")).toBe(
      "https://shop.homeautomation.example/",
    );
  });

  it("say when the browser refuses its clipboard", async () => {
    const { user } = listed(found);
    const button = await screen.findByRole("button", { name: "Copy V-1" });
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    await user.click(button);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      "Not copied: select the text yourself",
    );
  });

  it("list expired and redeemed vouchers in a tab of the address, without their code to copy", async () => {
    const ended = pageOf(voucher("V-9", { status: known("redeemed"), left: 0 }));
    const { user, address, requests } = listed(ended);
    await user.click(await screen.findByRole("tab", { name: "Expired or redeemed" }));
    await expect.poll(address).toBe("/advantages/?tab=ended");
    const table = within(await screen.findByRole("table", { name: "Expired and redeemed vouchers, page 1" }));
    expect(table.getByText("Redeemed")).toBeTruthy();
    expect(table.queryByRole("button")).toBeNull();
    await expect
      .poll(() => requests().at(-1))
      .toEqual({
        page: 1,
        page_size: 25,
        sort: "-validUntil",
        filter: { status: ["redeemed", "expired"] },
      });
    await user.click(screen.getByRole("tab", { name: "Valid" }));
    await expect.poll(address).toBe("/advantages/");
  });

  it("show what was in a tab as soon as it is opened again, and nothing of the other one", async () => {
    const ended = pageOf(voucher("V-9", { status: known("redeemed"), left: 0 }));
    const { user } = show({ getVouchers: [{ answer: found }, { answer: ended }, "never"] });
    await screen.findByRole("table", { name: "Valid vouchers, page 1" });
    await user.click(screen.getByRole("tab", { name: "Expired or redeemed" }));
    expect(await screen.findByText("V-9")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Valid" }));
    const table = within(await screen.findByRole("table", { name: "Valid vouchers, page 1" }));
    expect(table.getByText("V-1")).toBeTruthy();
    expect(table.queryByText("V-9")).toBeNull();
  });

  it("request search, filter, order and page of the address", async () => {
    const { requests, user, address } = listed(
      found,
      "/advantages/?tab=ended&q=mini&status=expired&sort=code&page=2",
    );
    await screen.findByRole("table");
    await expect
      .poll(requests)
      .toEqual([{ page: 2, page_size: 25, sort: "code", filter: { search: "mini", status: ["expired"] } }]);
    await user.click(screen.getByRole("tab", { name: "Valid" }));
    await expect.poll(address).toBe("/advantages/");
  });

  it("have different texts for no vouchers and for a search that finds none", async () => {
    const { unmount } = listed(pageOf());
    expect(await screen.findByText("No valid vouchers")).toBeTruthy();
    unmount();
    const search = listed(pageOf(), "/advantages/?q=zz");
    expect(await screen.findByText("No matching vouchers")).toBeTruthy();
    search.unmount();
    listed(pageOf(), "/advantages/?tab=ended");
    expect(await screen.findByText("No expired or redeemed vouchers")).toBeTruthy();
  });

  it("save the CSV file of what the filters find", async () => {
    const { user, asked } = show(
      { getVouchers: [{ answer: found }], getVouchersCsv: [{ answer: undefined }] },
      "/advantages/?q=mini",
    );
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect(await screen.findByText("The CSV file is being downloaded.")).toBeTruthy();
    await expect
      .poll(() => asked("getVouchersCsv"))
      .toMatchObject([{ filter: { search: "mini", status: ["valid"] } }]);
  });

  it("show the text for a failure of the vouchers, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getVouchers: [{ failure }, { answer: found }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table"));
  });

  it("show the text for a failure of the benefits, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getAdvantages: [{ failure }, { answer: advantages }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: "Promotions" }));
  });

  it("say at the button why the CSV file was not saved", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getVouchers: [{ answer: found }], getVouchersCsv: [{ failure }] });
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect((await screen.findByRole("alert")).textContent).toContain(`Code ${code}`);
  });
});
