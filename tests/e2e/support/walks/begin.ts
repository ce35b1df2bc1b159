import type { Page } from "@playwright/test";
import { callAs, discardDrafts, signInByCall } from "../people.ts";
import type { Device, ProductsState, Weather } from "./products-state.ts";
import type { TicketsState } from "./tickets-state.ts";

const serialOf = (place: number): string => `504F94D0${String(place).padStart(4, "0")}`;

/** The outcome of a connection test of the gold partner's devices and three spare ones, and why some are blocked (docs/devices.md); the device that takes ten seconds is left out. */
const deviceOutcomes: readonly (readonly [place: number, outcome: string, block?: string])[] = [
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

/** Signs in the gold partner, and reads the initial state of its products. */
export const beginProducts = async (page: Page, origin: string): Promise<ProductsState> => {
  await signInByCall(page, origin, "gold");
  const {
    data: { total },
  } = (await callAs(page, origin, "getProducts")) as { readonly data: { readonly total: number } };
  const devices: Record<string, Device> = {};
  for (const [place, outcome, block] of deviceOutcomes) {
    const serial = serialOf(place);
    const registered = place <= 40;
    const weather = registered
      ? ((await callAs(page, origin, "getProduct", { serial })) as ProductAnswer).data.services.weather
      : ({ status: "off", testUsed: false } as const);
    devices[serial] = {
      registered,
      outcome,
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

/** Signs in the gold partner, and staff in the other browser; deletes drafts of earlier tests. */
export const beginTickets = async (
  page: Page,
  desk: Page,
  origin: string,
  mark: string,
): Promise<TicketsState> => {
  await signInByCall(desk, origin, "staff");
  await desk.goto(`${origin}/no-access/`);
  await signInByCall(page, origin, "gold");
  await discardDrafts(page, origin);
  await page.goto(`${origin}/tickets/?q=${mark}`);
  return { at: { _tag: "List", unreadOnly: false }, tickets: [], draft: undefined, count: 1, mark };
};
