import { afterEach, describe, expect, test, vi } from "vitest";
import { beginNext, readNext } from "../../src/app/screens/begin-next.ts";
import type { PortalHistory } from "../../src/app/browser/history.ts";
import { goldUser } from "../support/inert-portal.ts";

const asked = vi.fn(() => Promise.resolve(new Response("{}")));
const loaded = vi.hoisted(() => vi.fn<(locale: string, file: string) => Promise<object>>(async () => ({})));
vi.mock("../../src/app/texts.ts", () => ({ loadTexts: loaded }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const at = (address: string, isShown = true) => {
  vi.stubGlobal("fetch", asked);
  const { pathname, search } = new URL(address, "https://portal.example");
  const history = { place: () => ({ location: { pathname, search } }) } as unknown as PortalHistory;
  return {
    history,
    isShown: () => isShown,
    targets: { origin: "https://portal.example", shops: {} },
    locale: "cscz",
    base: "https://api.example",
  } as const;
};

/** The calls that were sent, as address and fields. */
const calls = (): readonly string[] =>
  asked.mock.calls.map((sent) => {
    const [address, { body }] = sent as unknown as [string, { readonly body: URLSearchParams }];
    return `${address}?${String(body)}`;
  });
const texts = (): readonly string[] => loaded.mock.calls.map(([locale, file]) => `${locale}-${file}`);

describe("while the server is asked who signs in", () => {
  test("texts of both screens that may follow are loaded, and nothing is read", () => {
    beginNext(at("/login/"));
    expect(texts()).toEqual(["cscz-dashboard", "cscz-first-steps"]);
    expect(calls()).toEqual([]);
  });
});

describe("when it is known who has signed in", () => {
  test("texts and first data of the next screen are asked for in the account's language", () => {
    readNext(at("/login/"), goldUser);
    expect(texts()).toEqual(["cscz-shell", "cscz-dashboard"]);
    expect(calls()).toEqual(["https://api.example/api/getDashboard?"]);
  });

  test("the address names the screen, and what it shows", () => {
    readNext(at("/login/?redirect=%2Forder%2FSO-2026-000123%2F"), goldUser);
    expect(texts()).toEqual(["cscz-shell", "cscz-orders"]);
    expect(calls()).toEqual(["https://api.example/api/getOrder?id=SO-2026-000123"]);
  });

  test("an address of another site is left for the dashboard", () => {
    readNext(at("/login/?redirect=https%3A%2F%2Fevil.example%2F"), goldUser);
    expect(calls()).toEqual(["https://api.example/api/getDashboard?"]);
  });

  test("an address that waits for a silent sign-on names the screen, and what it shows", () => {
    readNext(at("/order/SO-2026-000123/", false), goldUser);
    expect(texts()).toEqual(["cscz-shell", "cscz-orders"]);
    expect(calls()).toEqual(["https://api.example/api/getOrder?id=SO-2026-000123"]);
  });

  test.each([
    ["a screen that the account may not see", "/login/?redirect=%2Fpioneer%2Freview%2F", true],
    ["a screen that stands already", "/orders/", true],
    [
      "an address that waits for a silent sign-on and that the account may not see",
      "/pioneer/review/",
      false,
    ],
  ])("nothing is asked for %s", (_, address, isShown) => {
    readNext(at(address, isShown), goldUser);
    expect([calls(), texts()]).toEqual([[], []]);
  });
});
