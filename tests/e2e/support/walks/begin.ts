import type { Page } from "@playwright/test";
import { callAs, signInByCall } from "../people.ts";
import type { Device, ProductsWorld, Weather } from "./products-world.ts";
import type { TicketsWorld } from "./tickets-world.ts";

const serialOf = (place: number): string => `504F94D0${String(place).padStart(4, "0")}`;

/** What gold's devices and three spares earn by their behaviour, and why some are blocked (docs/devices.md); the one that takes ten seconds is left out. */
const earnings: readonly (readonly [place: number, earns: string, block?: string])[] = [
  [1, "200"],
  [2, "403"],
  [3, "409"],
  [4, "200", "418/471"],
  [5, "200", "418/472"],
  [6, "200", "418/473"],
  [7, "200", "418/474"],
  [8, "461"],
  [9, "462"],
  [10, "481"],
  [12, "HTTP_500"],
  [41, "200"],
  [42, "200"],
  [43, "200"],
];

interface ProductAnswer {
  readonly valid: boolean;
  readonly data: {
    readonly services: { readonly weather: { readonly status: Weather; readonly testUsed: boolean } };
  };
}

/** Signs gold in, and looks up what is known of its products. */
export const beginProducts = async (page: Page, origin: string): Promise<ProductsWorld> => {
  await signInByCall(page, origin, "gold");
  const {
    data: { total },
  } = (await callAs(page, origin, "getProducts")) as { readonly data: { readonly total: number } };
  const devices: Record<string, Device> = {};
  for (const [place, earns, block] of earnings) {
    const serial = serialOf(place);
    const registered = place <= 40;
    const weather = registered
      ? ((await callAs(page, origin, "getProduct", { serial })) as ProductAnswer).data.services.weather
      : ({ status: "off", testUsed: false } as const);
    devices[serial] = {
      registered,
      earns,
      block,
      weather: weather.status,
      testUsed: weather.testUsed,
      tests: [],
      news: { _tag: "None" },
    };
  }
  await page.goto(`${origin}/products/`);
  return { at: { _tag: "List", search: "" }, devices, total, licences: 0, wrong: 0, asked: [] };
};

/** Signs gold in and staff at the other browser; no draft is left of an earlier test. */
export const beginTickets = async (
  page: Page,
  desk: Page,
  origin: string,
  mark: string,
): Promise<TicketsWorld> => {
  await signInByCall(desk, origin, "staff");
  await desk.goto(`${origin}/no-access/`);
  await signInByCall(page, origin, "gold");
  for (const key of ["new-ticket", "new-ticketv2"]) await callAs(page, origin, "discardTicketDraft", { key });
  await page.goto(`${origin}/tickets/?q=${mark}`);
  return { at: { _tag: "List", unreadOnly: false }, tickets: [], draft: undefined, count: 1, mark };
};
