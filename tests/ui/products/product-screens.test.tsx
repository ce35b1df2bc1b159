import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { day, known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import {
  cloudDns,
  product,
  productSummaries,
  servedProduct,
} from "../../../src/atlas/samples/products.samples.ts";
import type { Product, ListedProduct } from "../../../src/domain/products/product.ts";
import type { RemoteConnectOutcome } from "../../../src/domain/products/remote-connect.ts";
import { CloudDnsScreen } from "../../../src/ui/screens/products/remote-connect/cloud-dns-screen.tsx";
import { ProductScreen } from "../../../src/ui/screens/products/product-screen.tsx";
import { ProductsScreen } from "../../../src/ui/screens/products/products-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import {
  inertBatch,
  inertDns,
  inertTest,
  ofProducts,
  resultOf,
  type OfProducts,
} from "./product-machines.ts";

const list = (given: OfProducts, at = "/products/") =>
  renderScreen(<ProductsScreen />, { at, path: "/products/", ...ofProducts(given) });
const [villa, hauptplatz] = productSummaries;
const two = pageOf<ListedProduct>(
  {
    ...villa,
    weather: servedProduct.services.weather,
    caller: { status: known("expired"), validUntil: day("01-31") },
    nextExpiry: servedProduct.services.weather.validUntil,
  },
  hauptplatz,
);
const noRows = pageOf();

describe("the product list", () => {
  it("shows each product with its services", async () => {
    list({ calls: { getProducts: [{ answer: two }] } });
    const row = (await screen.findAllByRole("row"))[1]!;
    for (const text of [
      "Villa Moser",
      "504F94D00001",
      "Seeweg 9",
      "Miniserver",
      "Connection works",
      "3 Feb 2026",
      "Mailer",
      "Weather",
      "Caller: ended on 31 Jan 2026",
      "12 Jan 2026",
    ])
      expect(row.textContent).toContain(text);
    for (const none of ["Push", "9 Jun 2099"]) expect(row.textContent).not.toContain(none);
    expect(within(row).getByRole("link", { name: "Villa Moser" }).getAttribute("href")).toBe(
      "/product/504F94D00001/",
    );
  });

  it("shows of each product when its services end: what has ended or ends soon, else the next end", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const [weather, caller] = [
      { status: known("active"), validUntil: inDays(12) },
      { status: known("active"), validUntil: new Date("2099-06-09T00:00:00Z") },
    ];
    const answer = pageOf<ListedProduct>(
      { ...villa, weather, caller, nextExpiry: weather.validUntil },
      {
        ...villa,
        serial: "504F94D00003" as Product["serial"],
        weather: hauptplatz.weather,
        caller,
        nextExpiry: caller.validUntil,
      },
      hauptplatz,
    );
    list({ calls: { getProducts: [{ answer }] } });
    const rows = (await screen.findAllByRole("row")).slice(1).map(({ textContent }) => textContent);
    expect(rows[0]).toContain("Weather: ends in 12 days");
    expect(rows[0]).not.toContain("Caller: until");
    expect(rows[1]).toContain("Caller: until 9 Jun 2099");
    expect(rows[2]).toMatch(/Not tested yet.*None/);
  });

  it("requests the filters in the address", async () => {
    const { asked } = list(
      { calls: { getProducts: [{ answer: two }] } },
      "/products/?q=villa&status=audioserver&expiry=soon&attention=1&test=fails&sort=-lastTest&page=2",
    );
    await screen.findByText("2 products");
    await expect
      .poll(() => asked("getProducts"))
      .toEqual([
        {
          page: 2,
          page_size: 25,
          sort: "-lastTest",
          filter: { search: "villa", type: ["audioserver"], expiry: "soon", attention: true, test: "fails" },
        },
      ]);
  });

  it("filters by services that expire soon, and clears the filter", async () => {
    const { user, address } = list({ calls: { getProducts: [{ answer: two }] } });
    await screen.findByText("2 products");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.click(await screen.findByRole("combobox", { name: "Cloud services" }));
    await user.click(await screen.findByRole("option", { name: "Ending within 30 days" }));
    await expect.poll(address).toBe("/products/?expiry=soon");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Clear filters" }));
    await expect.poll(address).toBe("/products/");
  });

  it("shows different texts for no products and for no matches", async () => {
    const { unmount } = list({ calls: { getProducts: [{ answer: noRows }] } });
    expect(await screen.findByText("No products yet")).toBeTruthy();
    unmount();
    list({ calls: { getProducts: [{ answer: noRows }] } }, "/products/?expiry=expired");
    expect(await screen.findByText("No matching products")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = list({ calls: { getProducts: [{ failure }, { answer: two }] } });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The registered products could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("2 products"));
  });
});

describe("testing several products", () => {
  const open = async (batch: ReturnType<typeof inertBatch>) => {
    const view = list({ calls: { getProducts: [{ answer: two }] }, machines: [batch] });
    await view.user.click(await screen.findByRole("button", { name: "Test several" }));
    const dialog = within(screen.getByRole("dialog"));
    for (const box of await dialog.findAllByRole("checkbox")) await view.user.click(box);
    await view.user.click(dialog.getByRole("button", { name: "Test 2 products" }));
    return { ...view, dialog };
  };

  it("tests them in their order, and shows each result", async () => {
    const seen: string[] = [];
    const { dialog } = await open(
      inertBatch([{ answer: resultOf({ _tag: "Connected" }) }, refused("TEST_RUNNING")], (serial) =>
        seen.push(serial),
      ),
    );
    expect(await dialog.findByText("2 of 2 tested")).toBeTruthy();
    await expect.poll(() => seen).toEqual(["504F94D00001", "504F94D00002"]);
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Villa MoserConnection works",
      expect.stringMatching(/^Hauptplatz.*this product is being tested/),
    ]);
    expect(dialog.getByRole("link", { name: "Villa Moser" }).getAttribute("href")).toBe(
      "/product/504F94D00001/remote-connect/",
    );
  });

  it("shows meanwhile which one is being tested", async () => {
    const { dialog } = await open(inertBatch([{ answer: resultOf({ _tag: "Connected" }) }, "never"]));
    expect(await dialog.findByText("Product 2 of 2")).toBeTruthy();
    await expect
      .poll(() => dialog.getAllByRole("listitem").map(({ textContent }) => textContent))
      .toEqual(["Villa MoserConnection works", "HauptplatzTesting"]);
  });

  it("stops when tests from the person's address or account are blocked", async () => {
    const { dialog } = await open(
      inertBatch([
        { answer: resultOf({ _tag: "Blocked", reason: { _tag: "Known", code: "471" }, until: null }) },
      ]),
    );
    expect(await dialog.findByText("Your connection tests are temporarily blocked")).toBeTruthy();
    expect(dialog.getByText("Not tested")).toBeTruthy();
  });

  it("can be cancelled, and starts with a new selection", async () => {
    const { user, dialog } = await open(inertBatch(["never"]));
    await user.click(dialog.getByRole("button", { name: "Stop testing" }));
    expect(dialog.getByText("0 of 2 tested")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Choose again" }));
    expect(dialog.getAllByRole("checkbox")).toHaveLength(2);
  });
});

const at = (part: "" | "cloud-dns/", given: OfProducts, account = knownAccount()) =>
  renderScreen(part === "" ? <ProductScreen /> : <CloudDnsScreen />, {
    actors: pageActors({ account }).actors,
    at: `/product/${product.serial}/${part}`,
    path: `/product/:serial/${part}`,
    ...ofProducts(given),
  });

describe("a product page", () => {
  it("links to a ticket about it for a person with the right for tickets", async () => {
    const { unmount } = at("", {});
    expect((await screen.findByRole("link", { name: "Ask about this product" })).getAttribute("href")).toBe(
      `/new-ticketv2/?serial=${product.serial}`,
    );
    unmount();
    at("", {}, knownAccount("gold", ["manage_products"]));
    await screen.findByRole("region", { name: "Product details" });
    expect(screen.queryByRole("link", { name: "Ask about this product" })).toBeNull();
  });

  it("is headed by the product on each of its tabs, and says the tab to those who hear the heading", async () => {
    at("cloud-dns/", {});
    expect(await screen.findByRole("heading", { level: 1, name: "Villa Moser: Cloud DNS" })).toBeTruthy();
    const parts = screen.getByRole("navigation", { name: "Parts of this product" });
    expect(within(parts).getByRole("link", { current: "page" }).textContent).toBe("Cloud DNS");
  });

  it("shows identity, network, ports, services, devices and licences", async () => {
    const { network: connected } = product;
    const answer: Product = {
      ...servedProduct,
      network: {
        ...connected,
        lastIp: "203.0.113.2",
        lastIpSwitch: new Date("2026-01-03T10:39:00Z"),
        lastPortCheck: null,
        externalAddress: "villa.example",
        https: { port: null, open: false, lastCheck: null },
      },
    };
    at("", { calls: { getProduct: [{ answer }] } });
    expect(await screen.findByRole("heading", { level: 1, name: "Villa Moser" })).toBeTruthy();
    await screen.findByRole("region", { name: "Product details" });
    const text = (name: string) => screen.getByRole("region", { name }).textContent ?? "";
    for (const fact of [
      "Miniserver",
      product.serial,
      "K7QM-2F9D-XW4T",
      "12 Jan 2026",
      "9 Jan 2026",
      "31 Dec 2026",
    ])
      expect(text("Product details")).toContain(fact);
    for (const fact of ["203.0.113.7", "203.0.113.2", "villa.example"])
      expect(text("Network")).toContain(fact);
    const network = within(screen.getByRole("region", { name: "Network" }));
    const inNetwork = (label: string) => network.getByText(label, { selector: "dt" }).nextElementSibling;
    expect(inNetwork("Port")?.textContent).toBe("80");
    const timeOf = (label: string) => inNetwork(label)?.querySelector("time")?.dateTime;
    expect([timeOf("Last update"), timeOf("Last address change")]).toEqual([
      "2026-02-03T09:30:00.000Z",
      "2026-01-03T10:39:00.000Z",
    ]);
    // What is not known is left out.
    expect(network.queryByText("Last port check", { selector: "dt" })).toBeNull();
    for (const fact of ["2 sent today, 140 in total", "until 9 Jun 2099", "4 active, 1 inactive, 2 blocked"])
      expect(text("Cloud services")).toContain(fact);
    const ports = within(screen.getByRole("table", { name: "Ports" }))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(ports[0]).toMatch(/http.*Open.*80/);
    expect(ports[1]).toMatch(/https.*Closed.*None.*Never/);
    const licences = within(screen.getByRole("table", { name: "Licences" }))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
    const bought = within(screen.getByRole("table", { name: "Licences" })).getByRole("columnheader", {
      name: "Purchased on",
    });
    expect(bought).toBeTruthy();
    expect(licences[0]).toMatch(/C12M-1000-3001.*Available.*Caller.*12 months.*27 Jan 2026/);
    expect(licences[1]).toMatch(/W01M-0000-0001.*Used on 9 Jan 2026.*Weather.*1 month/);
    expect(licences[2]).toMatch(/E12M-1000-3001.*Claimed, until 31 Dec 2026.*12 months/);
    expect(licences[2]).not.toContain("Available");
  });

  const answerOf = async (given: Partial<Product>) => {
    at("", { calls: { getProduct: [{ answer: { ...product, ...given } }] } });
    const part = await screen.findByRole("region", { name: "Does it answer?" });
    return [...part.querySelectorAll("p")].map(({ textContent }) => textContent);
  };
  const outcomeAt = (outcome: RemoteConnectOutcome) => ({
    outcome,
    testedAt: new Date("2026-02-03T09:30:00Z"),
    since: new Date("2026-01-20T08:00:00Z"),
  });

  const unchecked = { port: null, open: null, lastCheck: null };
  it.each<[string, Partial<Product>, readonly string[]]>([
    [
      "where it was found, and since when",
      { lastTest: outcomeAt({ _tag: "Connected" }) },
      [
        "Connection works",
        "Since 20 Jan 2026",
        "Last tested: 3 Feb 2026",
        "Address 203.0.113.7, ports: http 80, https 443",
      ],
    ],
    [
      "where it was found alone, where no port is known",
      {
        lastTest: outcomeAt({ _tag: "Connected" }),
        network: { ...product.network, http: unchecked, https: unchecked },
      },
      ["Connection works", "Since 20 Jan 2026", "Last tested: 3 Feb 2026", "Address 203.0.113.7"],
    ],
    [
      "why it does not work, with the code",
      { lastTest: outcomeAt({ _tag: "Unreachable" }) },
      [
        "Web interface cannot be reached",
        "Since",
        "Last tested",
        "The address is known, but nothing answers",
        "Code 461",
      ],
    ],
    [
      "one test alone once",
      { lastTest: { ...outcomeAt({ _tag: "NoMqtt" }), since: new Date("2026-02-03T09:30:00Z") } },
      ["MQTT is missing", "Last tested", "The web interface answers", "Code 481"],
    ],
    [
      "that it was never tested",
      { lastTest: null },
      ["Not tested yet", "The portal connects to this product"],
    ],
  ])("answers first: %s", async (_, given, lines) => {
    const shown = await answerOf(given);
    expect(shown).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(shown[index]).toContain(line);
    expect(shown.join()).not.toContain("–");
  });

  it("says once that nothing is known of the network of a product that was never tested", async () => {
    const port = { port: null, open: null, lastCheck: null };
    const network = {
      ipv4: null,
      port: null,
      lastIp: null,
      lastUpdate: null,
      lastIpSwitch: null,
      lastPortCheck: null,
      externalAddress: "",
      http: port,
      https: port,
    };
    at("", { calls: { getProduct: [{ answer: { ...product, lastTest: null, network } }] } });
    const panel = within(await screen.findByRole("region", { name: "Network" }));
    expect(panel.getByText(/^Nothing is known yet/)).toBeTruthy();
    expect(panel.queryByText("None")).toBeNull();
    expect(panel.queryByRole("table")).toBeNull();
  });

  it("starts the test, and leads to where it is shown", async () => {
    const { user, address } = at("", { machines: [inertTest(["never"])] });
    await user.click(await screen.findByRole("button", { name: "Start test" }));
    await expect.poll(address).toBe(`/product/${product.serial}/remote-connect/`);
  });

  it("loads the proof of the registration in the displayed language", async () => {
    const { user, asked } = at("", { calls: { getRegistrationProof: [{ answer: undefined }] } });
    await user.click(await screen.findByRole("button", { name: "Proof of registration (PDF)" }));
    expect(await screen.findByText("The download has started.")).toBeTruthy();
    await expect
      .poll(() => asked("getRegistrationProof"))
      .toEqual([{ serial: product.serial, instance: "int" }]);
  });

  it("says at its button why the proof was not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = at("", { calls: { getRegistrationProof: [{ failure }] } });
    await user.click(await screen.findByRole("button", { name: "Proof of registration (PDF)" }));
    expect((await screen.findByRole("alert")).textContent).toContain(`Code ${code}`);
  });

  it("shows unknown codes unchanged, and empty states for missing parts", async () => {
    const unknown = { _tag: "Unknown", code: "brand_new" } as const;
    const bare: Product = {
      ...product,
      type: unknown,
      purchaseDate: null,
      validUntil: null,
      project: "",
      licences: [],
      services: { ...product.services, caller: { status: unknown, validUntil: null, testUsed: false } },
    };
    at("", { calls: { getProduct: [{ answer: bare }] } });
    expect(await screen.findAllByText("brand_new")).toHaveLength(2);
    expect(screen.getByText("This product has no licences.")).toBeTruthy();
  });

  it("shows not found for an invalid serial number and for another company's product", async () => {
    const { unmount } = at("", {
      calls: { getProduct: [refused("NOT_FOUND")] },
    });
    expect(await screen.findByText("Product not found")).toBeTruthy();
    unmount();
    renderScreen(<ProductScreen />, {
      at: "/product/nonsense/",
      path: "/product/:serial/",
      ...ofProducts(),
    });
    expect(screen.getByText(/serial number nonsense/)).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = at("", { calls: { getProduct: [{ failure }, { answer: product }] } });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The product could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: "Network" }));
  });
});

describe("cloud DNS", () => {
  it.each([
    ["ok", "Reachable by Cloud DNS"],
    ["too_many_ip_requests", "Too many requests from this address"],
    ["blacklisted", "Address on the block list"],
    ["miniserver_not_registered", "Miniserver not registered"],
  ] as const)("shows what %s means", async (code, title) => {
    at("cloud-dns/", {
      machines: [
        inertDns([
          {
            ...cloudDns,
            status: { _tag: "Known", code },
            reason: code === "ok" ? null : { _tag: "Known", code: "473" },
          },
        ]),
      ],
    });
    expect(await screen.findByText(title)).toBeTruthy();
    for (const fact of ["203.0.113.7", "80", "443"]) expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.queryByText("Blocked by Cloud DNS") === null).toBe(code === "ok");
  });

  it("shows address, ports, reason and time each at its name (business §3)", async () => {
    at("cloud-dns/", { machines: [inertDns([cloudDns])] });
    await screen.findByText("IP address");
    const beside = (name: string): Element | null => screen.getByText(name).nextElementSibling;
    const names = ["IP address", "Http port", "Https port", "Reason for the block"];
    expect(
      names.map((name) => beside(name)?.querySelector("span")?.textContent ?? beside(name)?.textContent),
    ).toEqual(["203.0.113.7", "80", "443", "None"]);
    expect(beside("As of")?.querySelector("time")?.dateTime).toBe("2026-02-03T09:30:00.000Z");
  });

  it("says how long a block lasts: until the time at which the server ends it", async () => {
    at("cloud-dns/", {
      machines: [inertDns([{ ...cloudDns, status: { _tag: "Known", code: "too_many_ip_requests" } }])],
    });
    expect(await screen.findByText(/wait 60 minutes, then check again/)).toBeTruthy();
  });

  it("shows an unknown status unchanged", async () => {
    at("cloud-dns/", {
      machines: [inertDns([{ ...cloudDns, status: { _tag: "Unknown", code: "asleep" } }])],
    });
    expect(await screen.findByText("asleep")).toBeTruthy();
  });

  it("keeps the known status during and after a reload that fails", async () => {
    const { user } = at("cloud-dns/", { machines: [inertDns([cloudDns, { _tag: "Offline" }, cloudDns])] });
    await user.click(await screen.findByRole("button", { name: "Check again" }));
    await user.click(await screen.findByRole("button", { name: "Refresh" }));
    expect(screen.getByText("Reachable by Cloud DNS")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
  });

  it("shows the text for a failure", async () => {
    const { code, failure } = oneFailure;
    at("cloud-dns/", { machines: [inertDns([failure])] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it("shows that the product belongs to another company", async () => {
    at("cloud-dns/", { machines: [inertDns([{ _tag: "Refused", code: "PRODUCT_NOT_REGISTERED" }])] });
    expect(await screen.findByText(/not registered to you/)).toBeTruthy();
  });
});
