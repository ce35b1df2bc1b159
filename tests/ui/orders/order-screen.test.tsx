import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { day, known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { invoiceNumber } from "../../../src/atlas/samples/invoices.samples.ts";
import { order as sample } from "../../../src/atlas/samples/orders.samples.ts";
import { ticketSummaries } from "../../../src/atlas/samples/tickets.samples.ts";
import { shippingCodes, type Order } from "../../../src/domain/orders/order.ts";
import { OrderScreen } from "../../../src/ui/screens/orders/order-screen.tsx";
import orderTexts from "../../../locales/int/orders.json";
import { inertHelp } from "../../support/inert-help.ts";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import {
  oneFailure,
  expectRetry,
  refused,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";
import type { Shortage } from "../../../src/domain/limited-availability/shortage.ts";
import type { Script } from "../../support/scripted-run.ts";

/** One that is made, sent in part, to another place. */
const order: Order = {
  ...sample,
  paymentStatus: known("partially_paid"),
  shippingAddress: { ...sample.shippingAddress, name: "Baustelle Moser", country: "Sealand" },
  shipments: [
    {
      number: "T-1",
      carrier: "Post",
      trackingUrl: "https://track.example/T-1",
      sentOn: day("02-06"),
      deliveredOn: null,
    },
    { number: "T-2", carrier: "Bote", trackingUrl: null, sentOn: null, deliveredOn: null },
  ],
  productionStep: known("engraving"),
};

const show = (getOrder: readonly StubResult<Order>[], account = knownAccount(), calls: Script = {}) => {
  const { actors } = pageActors({ account });
  const help = inertHelp();
  const view = renderScreen(<OrderScreen />, {
    at: "/order/SO-2026-000101/",
    path: "/order/:id/",
    actors,
    calls: { getOrder, ...calls },
    session: { machines: [help] },
  });
  return {
    ...view,
    overlay: () => view.actors.open("helpOverlay", help, undefined).getSnapshot().context.overlay,
  };
};

const loaded = async (more: Partial<Order> = {}, calls: Script = {}) => {
  const view = show([{ answer: { ...order, ...more } }], knownAccount(), calls);
  await screen.findByRole("region", { name: "Order details" });
  return view;
};
const stepsShown = (): readonly string[] =>
  [...part("Progress").getAllByRole("list")[0]!.children].map(({ textContent }) => textContent);
const part = (name: string) => within(screen.getByRole("region", { name }));
const unknown = { _tag: "Unknown", code: "brand_new" } as const;

describe("an order, ordered again", () => {
  const [line] = order.items;
  it("leads into the shop with its articles and quantities, in the reader's language", async () => {
    await loaded({ items: [line!, { ...line!, position: 20 }] });
    const link = part("Order again").getByRole("link");
    expect(link.getAttribute("href")).toBe("https://shop.homeautomation.example/en/cart/?add=100335%3A2");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("leaves out what the shop no longer sells, and says so", async () => {
    const old = { ...line!, position: 20, articleNumber: "100038", name: "Relay Extension", isSold: false };
    await loaded({ items: [line!, old] });
    expect(part("Order again").getByRole("link").getAttribute("href")).not.toContain("100038");
    expect(part("Order again").getByRole("listitem").textContent).toBe("100038 Relay Extension");
  });

  it("has no link where the shop sells nothing of it", async () => {
    await loaded({ items: [{ ...line!, isSold: false }] });
    expect(part("Order again").queryByRole("link")).toBeNull();
    expect(
      part("Order again").getByText("The shop no longer offers any article from this order."),
    ).toBeTruthy();
  });

  it("is not offered for an order without items", async () => {
    await loaded({ items: [] });
    expect(screen.queryByRole("region", { name: "Order again" })).toBeNull();
  });
});

describe("articles in short supply", () => {
  it("are named, where an order waits for them", async () => {
    const shortages: readonly Shortage[] = [
      { article: { number: "100335", name: "Miniserver" }, until: null, replacement: null },
    ];
    await loaded({}, { getOrderShortages: [{ answer: shortages }] });
    expect(await screen.findByText("100335 Miniserver: end date not known yet.")).toBeTruthy();
  });

  it("may be there unknown where the check has failed: that is shown, and can be tried again", async () => {
    await loaded(
      {},
      { getOrderShortages: [{ failure: { _tag: "EndpointFailure", status: 500 } }, { answer: [] }] },
    );
    expect(await screen.findByText("The check for articles in short supply failed")).toBeTruthy();
    expect(screen.getByText(/HTTP_500/)).toBeTruthy();
    screen.getByRole("button", { name: "Try again" }).click();
    await waitFor(() =>
      expect(screen.queryByText("The check for articles in short supply failed")).toBeNull(),
    );
  });
});

describe("one order", () => {
  it("has its number as its title while it loads", () => {
    show(["never"]);
    expect(screen.getByRole("heading", { level: 1, name: "Order SO-2026-000101" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("says first where it is and what comes next, and leads to the carrier", async () => {
    await loaded();
    const answer = screen.getByRole("region", { name: "Where the order is" });
    expect(answer.textContent).toContain("Partly sent");
    expect(answer.textContent).toContain("1 of 3 pieces have been sent");
    expect(answer.textContent).toContain("Shipping: expected on 20 Feb 2026");
    expect(answer.textContent).toMatch(/Seeweg 9 · €1,848\.00$/);
    const track = screen.getByRole("link", { name: /^Track shipment \(/ });
    expect(track.getAttribute("href")).toBe("https://track.example/T-1");
  });

  const waiting: Partial<Order> = {
    status: known("no_payment"),
    paymentStatus: known("open"),
    paymentMethod: known("prepayment"),
  };

  it("says how it is paid while it waits for its payment, and opens it", async () => {
    const { code, failure } = oneFailure;
    const how = { _tag: "NoAccount", amount: order.total, reference: order.id } as const;
    const payment = { documents: [{ number: order.id, open: order.total }], how };
    const { user, address, asked } = await loaded(waiting, {
      getOrderPayment: [{ failure }, { answer: payment }],
    });
    const answer = screen.getByRole("region", { name: "Where the order is" });
    expect(answer.textContent).toMatch(/^Awaiting payment: €1,848\.00.*Seeweg 9$/);
    expect(answer.textContent).toContain("You pay by transfer: “Pay” shows the account and the reference.");
    await user.click(screen.getByRole("button", { name: "Pay" }));
    await expect.poll(address).toBe("/order/SO-2026-000101/?pay=open");
    const dialog = within(await screen.findByRole("dialog", { name: "Pay SO-2026-000101" }));
    expect(await dialog.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => dialog.findByText(/name the reference SO-2026-000101/));
    await expect.poll(() => asked("getOrderPayment").at(-1)).toEqual({ id: "SO-2026-000101" });
  });

  it.each([[{ status: known("in_progress") }], [{ isContradictory: true }]] as const)(
    "offers no payment where none is awaited: %o",
    async (more) => {
      await loaded({ ...waiting, ...more });
      expect(screen.queryByRole("button", { name: "Pay" })).toBeNull();
    },
  );

  it.each([
    ["done", "CompletedDelivered on 7 Feb 2026"],
    // The server calls it sent until it is paid: the last step is the answer.
    ["sent", "Delivered on 7 Feb 2026"],
  ] as const)("says when it arrived, once it has: %s", async (status, said) => {
    const [parcel] = order.shipments;
    const [first, second] = order.items;
    const [delivery] = order.deliveries;
    await loaded({
      status: known(status),
      productionStep: known("shipped"),
      items: [first!, { ...second!, open: 0, estimatedDispatch: null }],
      deliveries: [
        {
          ...delivery!,
          lines: [...delivery!.lines, { position: 20, name: "Relay Extension", quantity: 2 }],
        },
      ],
      shipments: [{ ...parcel!, deliveredOn: day("02-07") }],
    });
    const answer = screen.getByRole("region", { name: "Where the order is" });
    expect(answer.textContent).toBe(`${said}Seeweg 9 · €1,848.00`);
  });

  it("leads to no carrier, where nothing is on its way", async () => {
    const [parcel] = order.shipments;
    await loaded({ shipments: [{ ...parcel!, deliveredOn: day("02-07") }] });
    expect(screen.queryByRole("link", { name: /^Track shipment \(/ })).toBeNull();
  });

  it("shows every fact of its header", async () => {
    await loaded();
    const facts = screen.getByRole("region", { name: "Order details" }).textContent;
    for (const fact of ["30 days net", "5 Feb 2026", "Ex works (EXW)", "10 Feb 2026"]) {
      expect(facts).toContain(fact);
    }
    const addresses = screen.getByRole("region", { name: "Addresses" }).textContent;
    for (const line of [
      "Nordlicht Elektro GmbH",
      "Hauptplatz 1",
      "4020 Linz",
      "Austria",
      "Baustelle Moser",
      "5310 Mondsee",
      "Sealand",
    ])
      expect(addresses).toContain(line);
  });

  it("shows its steps with what left, on which note and in which shipment", async () => {
    await loaded();
    expect(stepsShown()).toEqual([
      "Order3 Feb 2026",
      expect.stringMatching(/^Production/),
      expect.stringMatching(/^Shipping5 Feb 2026.*1 × Miniserver.*Delivery note DN-2026-000101/),
      expect.stringMatching(/^Shipping6 Feb 2026.*Post Track shipment T-1/),
      expect.stringMatching(/^Shipment preparedstill to come.*Bote T-2.*No tracking available/),
      "Shippingstill to come2 pieces · expected on 20 Feb 2026",
      "Deliverystill to come",
      "Paymentstill to comePartly paid",
    ]);
    const track = part("Progress").getByRole("link", { name: "Track shipment T-1" });
    expect(track.getAttribute("href")).toBe("https://track.example/T-1");
    expect(track.getAttribute("rel")).toBe("noreferrer");
    expect(part("Invoices").getByRole("link", { name: "IN-2026-000101" }).getAttribute("href")).toBe(
      "/invoice/IN-2026-000101/",
    );
  });

  it("shows the first lines of a long delivery, and the others at a press", async () => {
    const lines = Array.from({ length: 8 }, (_, at) => ({
      position: at + 1,
      name: `Article ${at + 1}`,
      quantity: 1,
    }));
    const [delivery] = order.deliveries;
    await loaded({ deliveries: [{ ...delivery!, lines }] });
    expect(part("Progress").getByText("3 more articles").tagName).toBe("SUMMARY");
  });

  it("shows what it says, and concludes nothing, where it contradicts itself", async () => {
    await loaded({ status: known("done"), isContradictory: true });
    const answer = screen.getByRole("region", { name: "Where the order is" });
    expect(
      within(answer)
        .getAllByText(/./)
        .map(({ textContent }) => textContent),
    ).not.toContain("Shipping");
    expect(stepsShown().some((step) => step.includes("still to come"))).toBe(false);
    expect(part("Progress").queryByText("now")).toBeNull();
  });

  it("marks an item in short supply at the day that the notice names", async () => {
    const [, open] = order.items;
    await loaded({ items: [order.items[0]!, { ...open!, isShort: true }] });
    expect(within(screen.getByRole("table", { name: "Items" })).getByText("in short supply")).toBeTruthy();
  });

  it("shows its items with all their columns", async () => {
    await loaded();
    const table = screen.getByRole("table", { name: "Items" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Position",
      "Article number",
      "Name",
      "Ordered",
      "Open",
      "Unit price (€)",
      "Discount",
      "Subtotal incl. VAT (€)",
      "Estimated shipping date",
    ]);
    for (const cell of ["100335", "Miniserver", "23%", "20 Feb 2026"])
      expect(table.textContent).toContain(cell);
  });

  it("marks the reported production step, and no other", async () => {
    await loaded();
    const steps = within(screen.getByRole("list", { name: "Production" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Not started",
      "Parts picked",
      "Assembly",
      "Engraving",
      "Test",
      "Packed",
      "Sent",
    ]);
    expect(
      steps
        .filter((step) => step.getAttribute("aria-current") === "step")
        .map(({ textContent }) => textContent),
    ).toEqual(["Engraving"]);
  });

  it("omits production for orders without a production step", async () => {
    await loaded({ productionStep: null });
    expect(part("Progress").queryByText("Production")).toBeNull();
  });

  it("shows empty states for missing parts", async () => {
    await loaded({
      invoices: [],
      deliveries: [],
      shipments: [],
      items: [],
      billingDate: null,
      desiredShippingDate: null,
      reference: "",
    });
    for (const text of ["No invoice yet.", "This order has no items."])
      expect(screen.getByText(text)).toBeTruthy();
    for (const label of ["Reference", "Invoice date", "Requested shipping date"])
      expect(part("Order details").queryByText(label)).toBeNull();
  });

  it("shows unknown codes unchanged", async () => {
    await loaded({
      status: unknown,
      paymentMethod: unknown,
      paymentStatus: unknown,
      shippingMethod: unknown,
      productionStep: unknown,
    });
    expect(part("Order details").getAllByText("brand_new")).toHaveLength(2);
    expect(part("Where the order is").getByText("brand_new")).toBeTruthy();
    expect(part("Progress").getByText("brand_new")).toBeTruthy();
    expect(part("Progress").getByText("Reported step: brand_new")).toBeTruthy();
  });

  it("has a text for every shipping code", () => {
    const keys = shippingCodes.map((code) => `order.shipping.${code}`);
    expect(keys.filter((key) => !Object.hasOwn(orderTexts, key))).toEqual([]);
  });

  it.each([
    ["direct_debit", "Direct debit"],
    ["on_account", "On account"],
    ["sepa", "SEPA direct debit"],
    ["cash", "Cash"],
    ["intercompany", "Intercompany"],
    ["credit_card", "Credit card"],
    ["cash_on_delivery", "Cash on delivery"],
    ["paypal", "PayPal"],
    ["claim", "Credit for a complaint"],
    ["cheque", "Cheque"],
    ["prepayment", "Prepayment"],
    ["net_14", "14 days net"],
    ["net_21", "21 days net"],
    ["net_30", "30 days net"],
  ] as const)("names the payment method %s (business §9)", async (code, name) => {
    await loaded({ paymentMethod: { _tag: "Known", code } });
    expect(
      part("Order details").getByText("Payment method", { selector: "dt" }).nextElementSibling?.textContent,
    ).toBe(name);
  });

  it("opens the help form with the order and the account's department", async () => {
    const { user, overlay } = await loaded();
    await user.click(screen.getByRole("button", { name: "Ask about this order" }));
    expect(
      await screen.findByRole("dialog", { name: "Ask for help with order SO-2026-000101" }),
    ).toBeTruthy();
    expect(overlay()).toMatchObject({
      type: "order",
      no: "SO-2026-000101",
      draftKey: "help-order-SO-2026-000101",
      department: "support-ch",
    });
  });

  it("links to the guided ticket about it and about each of its invoices", async () => {
    await loaded();
    expect(
      screen.getByRole("link", { name: "Get help with this order step by step" }).getAttribute("href"),
    ).toBe("/new-ticketv2/?order=SO-2026-000101");
    expect(part("Invoices").getByRole("link", { name: "Ask about this invoice" }).getAttribute("href")).toBe(
      "/new-ticketv2/?invoice=IN-2026-000101",
    );
  });

  it("shows a credit note as such, and no invoices to an employee who may not view them", async () => {
    const creditNote = {
      number: invoiceNumber("G-5"),
      kind: { _tag: "Known", code: "credit_note" },
      date: new Date("2026-03-01"),
    } as const;
    const { unmount } = await loaded({ invoices: [creditNote] });
    expect(part("Invoices").getByText(/Credit note/)).toBeTruthy();
    unmount();
    await loaded({ invoices: null });
    expect(screen.queryByRole("region", { name: "Invoices" })).toBeNull();
    expect(part("Progress").getByText("DN-2026-000101")).toBeTruthy();
  });

  it("loads the PDF of an invoice and of a delivery note, each button described by its number", async () => {
    const started = [{ answer: undefined }] as const;
    const { user, asked } = await loaded({}, { getInvoicePdf: started, getDeliveryNote: started });
    for (const [region, number] of [
      ["Invoices", "IN-2026-000101"],
      ["Progress", "DN-2026-000101"],
    ] as const) {
      const button = part(region).getByRole("button", { name: "PDF" });
      expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
        number,
      );
      await user.click(button);
      expect(await part(region).findByText("The download has started.")).toBeTruthy();
    }
    expect(asked("getInvoicePdf")).toEqual([{ id: "IN-2026-000101", instance: "int" }]);
    expect(asked("getDeliveryNote")).toEqual([{ number: "DN-2026-000101", instance: "int" }]);
  });

  it("says at its button why the PDF was not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = await loaded({}, { getDeliveryNote: [{ failure }] });
    await user.click(part("Progress").getByRole("button", { name: "PDF" }));
    const alert = await part("Progress").findByRole("alert");
    expect(alert.textContent).toContain("The PDF could not be downloaded.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });

  it("shows no ticket links to an employee without the right for tickets", async () => {
    show([{ answer: order }], knownAccount("gold", ["webshop_orders"]));
    await screen.findByRole("region", { name: "Order details" });
    expect(screen.queryByRole("link", { name: /help|Ask/ })).toBeNull();
  });

  it("shows no help to an employee without the right for tickets", () => {
    show(["never"], knownAccount("gold", ["webshop_orders"]));
    expect(screen.queryByRole("button", { name: "Ask about this order" })).toBeNull();
  });

  it("shows that an order does not exist, with a link back and without a retry", async () => {
    show([refused("NOT_FOUND")]);
    expect(await screen.findByText("Order not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getAllByRole("link", { name: "All orders" })[0]?.getAttribute("href")).toBe("/orders/");
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: order }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The order could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table", { name: "Items" }));
  });
});

describe("the tickets about an order", () => {
  it("are links, and only those of the order are asked for", async () => {
    const { asked } = await loaded({}, { getTickets: [{ answer: pageOf(...ticketSummaries) }] });
    const link = await part("Tickets about this order").findByRole("link", { name: "Relay clicks" });
    expect(link.getAttribute("href")).toBe("/ticket/T-2026-000007/");
    await expect.poll(() => asked("getTickets")).toMatchObject([{ filter: { order: "SO-2026-000101" } }]);
  });

  it("are none, are not loaded, or are not shown without the right", async () => {
    const { unmount } = await loaded({}, { getTickets: [{ answer: pageOf() }] });
    expect(await part("Tickets about this order").findByText("No tickets about this order.")).toBeTruthy();
    unmount();
    const { unmount: close } = await loaded({}, { getTickets: [{ failure: { _tag: "Offline" } }] });
    expect(await part("Tickets about this order").findByText("Code OFFLINE")).toBeTruthy();
    close();
    show([{ answer: order }], knownAccount("gold", ["webshop_orders"]));
    await screen.findByRole("region", { name: "Order details" });
    expect(screen.queryByRole("region", { name: "Tickets about this order" })).toBeNull();
  });
});
