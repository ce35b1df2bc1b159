import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import texts from "../../../locales/int/products.json";
import { productSummaries, servedProduct as product } from "../../../src/atlas/samples/products.samples.ts";
import { requestBy } from "../../../src/domain/kit/checked.ts";
import { checkActivation, checkTransfer } from "../../../src/domain/products/product-forms.ts";
import type { ListRequestOf, Page } from "../../../src/domain/kit/list.ts";
import type { Product, ListedProduct } from "../../../src/domain/products/product.ts";
import type { productList } from "../../../src/domain/products/products.lists.ts";
import { ownProductCodes } from "../../../src/domain/products/products.refusals.ts";
import type { LicenceCode } from "../../../src/domain/products/serial-number.ts";
import { serviceActivationMachine } from "../../../src/machines/products/service-activation.machine.ts";
import { serviceRenewalMachine } from "../../../src/machines/products/service-renewal.machine.ts";
import { serviceTransferMachine } from "../../../src/machines/products/service-transfer.machine.ts";
import { CloudServicesScreen } from "../../../src/ui/screens/products/services/cloud-services-screen.tsx";
import { oneFailure } from "../../support/every-failure.ts";
import { refused, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { inertForm, inertSwitch, ofProducts, type OfProducts } from "./product-machines.ts";

const portalTexts = texts as Readonly<Record<string, string>>;
type ServiceCode = "off" | "test" | "active" | "expired";

const withCaller = (code: ServiceCode, testUsed = false): Product => ({
  ...product,
  services: {
    ...product.services,
    caller: {
      status: { _tag: "Known", code },
      validUntil: code === "off" ? null : new Date("2026-01-31T00:00:00Z"),
      testUsed,
    },
  },
});
const show = async (shown: Product, given: OfProducts = {}) => {
  const view = renderScreen(<CloudServicesScreen />, {
    at: `/product/${product.serial}/cloud-services/`,
    path: "/product/:serial/cloud-services/",
    ...ofProducts({ ...given, calls: { getProduct: [{ answer: shown }], ...given.calls } }),
  });
  const caller = within(await screen.findByRole("region", { name: "Caller" }));
  return { ...view, caller };
};
/** The form is gone with the former state of the service: the focus is where success is shown. */
const expectAnnounced = async (panel: ReturnType<typeof within>, text: string) => {
  const message = await panel.findByText(text);
  await expect.poll(() => document.activeElement).toBe(message.closest("[tabindex]"));
};
it("names the cloud services where they are not loaded, with the reason (business §8)", async () => {
  renderScreen(<CloudServicesScreen />, {
    at: `/product/${product.serial}/cloud-services/`,
    path: "/product/:serial/cloud-services/",
    ...ofProducts({ calls: { getProduct: [{ failure: { _tag: "Offline" } }] } }),
  });
  expect(await screen.findByText("The cloud services could not be loaded")).toBeTruthy();
  expect(screen.getByText(/^No connection\. .*The portal could not be reached\./)).toBeTruthy();
});

describe("an inactive cloud service", () => {
  it("starts the trial month, and shows its new state", async () => {
    const seen: unknown[] = [];
    const { user, caller } = await show(withCaller("off"), {
      machines: [
        inertForm(serviceActivationMachine, [{ answer: withCaller("test", true) }], (values) =>
          seen.push(requestBy(checkActivation)(values)),
        ),
      ],
    });
    await user.click(caller.getByRole("button", { name: "Start test month" }));
    expect(await caller.findByText("Test month")).toBeTruthy();
    await expect.poll(() => seen).toEqual([{ serial: product.serial, service: "caller" }]);
    expect(caller.getByText(portalTexts["product.refused.TEST_SERVICE_NOT_TRANSFERABLE"]!)).toBeTruthy();
  });

  it("selects a licence of the product by a press", async () => {
    const seen: unknown[] = [];
    const { user, caller } = await show(withCaller("off"), {
      machines: [
        inertForm(serviceActivationMachine, [{ answer: withCaller("active") }], (values) =>
          seen.push(requestBy(checkActivation)(values)),
        ),
      ],
    });
    await user.click(caller.getByRole("radio", { name: "With a licence code" }));
    await user.click(caller.getByRole("button", { name: /C12M-1000-3001/ }));
    await user.click(caller.getByRole("button", { name: "Activate service" }));
    expect(await caller.findByText("Active")).toBeTruthy();
    await expectAnnounced(caller, "Service activated.");
    await expect
      .poll(() => seen)
      .toEqual([{ serial: product.serial, service: "caller", licence_code: "C12M-1000-3001" }]);
  });

  it("offers no trial month when it was used", async () => {
    const { caller } = await show(withCaller("off", true));
    expect(caller.queryByRole("radio")).toBeNull();
    expect(caller.getByText(portalTexts["activate.test_used"]!)).toBeTruthy();
  });

  it("shows the text for a trial month that was used meanwhile", async () => {
    const { user, caller } = await show(withCaller("off"), {
      machines: [inertForm(serviceActivationMachine, [refused("TEST_SERVICE_ALREADY_USED")])],
    });
    await user.click(caller.getByRole("button", { name: "Start test month" }));
    expect(await caller.findByText(portalTexts["product.refused.TEST_SERVICE_ALREADY_USED"]!)).toBeTruthy();
    expect(caller.getByText("Code TEST_SERVICE_ALREADY_USED")).toBeTruthy();
  });

  it("shows a refusal of the code above the form while the form has no field for it", async () => {
    const { user, caller } = await show(withCaller("off"), {
      machines: [inertForm(serviceActivationMachine, [refused("INVALID_REQUEST", "licence_code")])],
    });
    await user.click(caller.getByRole("button", { name: "Start test month" }));
    expect(await caller.findByText("Code INVALID_REQUEST")).toBeTruthy();
  });

  const testCode = { ...product.licences[0]!, code: "C01M-1000-3001" as LicenceCode, months: 1 };
  it.each([
    ["off", false, true],
    ["expired", false, true],
    ["off", true, false],
    ["test", true, false],
    ["active", false, false],
  ] as const)(
    "that is %s, test used %s: a test code of the company is offered: %s",
    async (code, used, is) => {
      const shown = withCaller(code, used);
      const { user, caller } = await show({ ...shown, licences: [...shown.licences, testCode] });
      const way = caller.queryByRole("radio", { name: "With a licence code" });
      if (way !== null) await user.click(way);
      expect(caller.getByRole("button", { name: "C12M-1000-3001 12 months" })).toBeTruthy();
      expect(caller.queryByRole("button", { name: "C01M-1000-3001 1 month as a test" }) !== null).toBe(is);
    },
  );

  it.each([
    "LICENCE_NOT_FOUND",
    "LICENCE_ALREADY_USED",
    "LICENCE_OTHER_SERVICE",
    "TEST_CODE_TEST_USED",
    "TEST_CODE_SERVICE_ACTIVE",
    "TOO_MANY_ATTEMPTS",
  ])("shows the text for %s at the code", async (code) => {
    const { user, caller } = await show(withCaller("off", true), {
      machines: [inertForm(serviceActivationMachine, [refused(code, "licence_code")])],
    });
    await user.type(caller.getByLabelText("Licence code"), "C12M-0000-0000");
    await user.click(caller.getByRole("button", { name: "Activate service" }));
    expect(await caller.findByText(portalTexts[`product.refused.${code}`]!)).toBeTruthy();
    expect(caller.getByLabelText("Licence code").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("an active or expired cloud service", () => {
  it("is renewed, and its form is empty for the next code", async () => {
    const { user, caller } = await show(withCaller("expired"), {
      machines: [inertForm(serviceRenewalMachine, [{ answer: withCaller("active") }])],
    });
    expect(caller.getByText(portalTexts["product.refused.CLOUD_SERVICE_EXPIRED"]!)).toBeTruthy();
    await user.type(caller.getByLabelText("Licence code"), "C12M00000001");
    await user.click(caller.getByRole("button", { name: "Renew service" }));
    expect(await caller.findByText("Service renewed.")).toBeTruthy();
    expect(caller.getByLabelText<HTMLInputElement>("Licence code").value).toBe("");
  });

  it.each(["CLOUD_SERVICE_NOT_ACTIVE", "PRODUCT_NOT_REGISTERED"])(
    "shows the text for a refused renewal: %s",
    async (code) => {
      const { user, caller } = await show(withCaller("active"), {
        machines: [inertForm(serviceRenewalMachine, [refused(code)])],
      });
      await user.type(caller.getByLabelText("Licence code"), "C12M00000001");
      await user.click(caller.getByRole("button", { name: "Renew service" }));
      expect(await caller.findByText(portalTexts[`product.refused.${code}`]!)).toBeTruthy();
    },
  );

  const others = (total: number, ...names: readonly string[]): Page<ListedProduct> => ({
    rows: names.map((name, index) => ({
      ...productSummaries[1],
      serial: `504F94D0010${index}` as ListedProduct["serial"],
      name,
      project: index === 0 ? "Garden" : "",
    })),
    total,
  });

  it("is transferred to a product of the list, which the server finds by words", async () => {
    const seen: unknown[] = [];
    // The weather service of the product can be transferred, too, and has a list of its own.
    const many = { answer: others(312, "Villa 2", "Villa 10") };
    const { user, caller, asked } = await show(withCaller("active"), {
      calls: { getProducts: [many, many, { answer: others(1, "Office") }] },
      machines: [
        inertForm(serviceTransferMachine, ["never"], (values) => seen.push(requestBy(checkTransfer)(values))),
      ],
    });
    expect(await caller.findByRole("button", { name: "Villa 2 Garden 504F94D00100" })).toBeTruthy();
    expect(caller.getByText("The first 2 of 312 products. Type more to find others.")).toBeTruthy();
    await user.click(caller.getByRole("button", { name: "Transfer service" }));
    expect(await caller.findByText("Choose a product from the list.")).toBeTruthy();
    await user.type(caller.getByLabelText("Other product"), "office");
    await user.click(await caller.findByRole("button", { name: "Office Garden 504F94D00100" }));
    await user.click(caller.getByRole("button", { name: "Transfer service" }));
    await expect
      .poll(() => seen)
      .toEqual([{ serial: product.serial, service: "caller", to_serial: "504F94D00100" }]);
    await expect
      .poll(() =>
        (asked("getProducts") as readonly ListRequestOf<typeof productList>[]).map(({ filter }) => filter),
      )
      .toEqual([undefined, undefined, { search: "office" }]);
  });

  it("says that no other product fits, and never offers the product itself", async () => {
    const { rows, ...page } = others(1, "Itself");
    const { caller } = await show(withCaller("active"), {
      calls: { getProducts: [{ answer: { ...page, rows: [{ ...rows[0]!, serial: product.serial }] } }] },
    });
    expect(await caller.findByText("No other product matches.")).toBeTruthy();
  });

  it("says in how many days it ends", async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000 - 1000);
    const product = withCaller("active");
    const { caller } = await show({
      ...product,
      services: { ...product.services, caller: { ...product.services.caller, validUntil: soon } },
    });
    expect(caller.getByText(/, ends in 5 days$/)).toBeTruthy();
  });

  it("is transferred to another product", async () => {
    const seen: unknown[] = [];
    const { user, caller } = await show(withCaller("active"), {
      machines: [
        inertForm(serviceTransferMachine, [{ answer: withCaller("off", true) }], (values) =>
          seen.push(requestBy(checkTransfer)(values)),
        ),
      ],
    });
    await user.type(caller.getByLabelText("Other product"), "504F94D00002");
    await user.click(caller.getByRole("button", { name: "Transfer service" }));
    expect(await caller.findByText("Off")).toBeTruthy();
    await expectAnnounced(caller, "Service transferred.");
    await expect
      .poll(() => seen)
      .toEqual([{ serial: product.serial, service: "caller", to_serial: "504F94D00002" }]);
  });

  it.each([
    ["TEST_SERVICE_NOT_TRANSFERABLE", undefined],
    ["CLOUD_SERVICE_EXPIRED", undefined],
    ["CLOUD_SERVICE_NOT_ACTIVE", undefined],
    ["TRANSFER_TO_ITSELF", "to_serial"],
    ["PRODUCT_NOT_REGISTERED", "to_serial"],
  ])("shows the text for a refused transfer: %s", async (code, field) => {
    const { user, caller } = await show(withCaller("active"), {
      machines: [inertForm(serviceTransferMachine, [refused(code, field)])],
    });
    await user.type(caller.getByLabelText("Other product"), "504F94D00002");
    await user.click(caller.getByRole("button", { name: "Transfer service" }));
    expect(await caller.findByText(portalTexts[`product.refused.${code}`]!)).toBeTruthy();
    expect(caller.getByLabelText("Other product").getAttribute("aria-invalid")).toBe(
      field === undefined ? null : "true",
    );
  });
});

describe("mailer and push", () => {
  const withMailer = (code: "off" | "active"): Product => ({
    ...product,
    services: {
      ...product.services,
      mailer: { ...product.services.mailer, status: { _tag: "Known", code } },
    },
  });
  const open = async (
    list: readonly StubResult<Product>[],
    products: readonly StubResult<Product>[] = [{ answer: withMailer("active") }],
  ) => {
    const sent: unknown[] = [];
    const view = renderScreen(<CloudServicesScreen />, {
      at: `/product/${product.serial}/cloud-services/`,
      path: "/product/:serial/cloud-services/",
      ...ofProducts({
        calls: { getProduct: products },
        machines: [inertSwitch(list, (request) => sent.push(request))],
      }),
    });
    const panel = within(await screen.findByRole("region", { name: "Mailer" }));
    const find = (checked: boolean) =>
      panel.findByRole("switch", { name: "Send emails for the product", checked });
    return { ...view, panel, find, sent };
  };

  it("are switched where they stand, show it there, and keep the focus", async () => {
    const { user, panel, find, sent } = await open([{ answer: withMailer("off") }]);
    const element = await find(true);
    const region = panel.getByRole("status");
    expect(region.textContent).toBe("");
    await user.click(element);
    expect(await panel.findByText("Mailer is switched off.")).toBeTruthy();
    expect(panel.getByRole("status")).toBe(region);
    await expect.poll(() => sent).toEqual([{ serial: product.serial, service: "mailer", on: false }]);
    expect([await find(false), panel.getByText("Off")].length).toBe(2);
    await expect.poll(() => document.activeElement).toBe(element);
    expect(within(screen.getByRole("region", { name: "Push" })).queryByText(/is switched/)).toBeNull();
  });

  it("show what is wanted and progress while it is sent, and take no second press", async () => {
    const { user, find, sent } = await open(["never"]);
    await user.click(await find(true));
    const element = await find(false);
    expect(element.getAttribute("aria-busy")).toBe("true");
    await user.click(element);
    await user.keyboard(" ");
    await expect.poll(() => sent).toHaveLength(1);
  });

  it("show a failure at the switch, and the switch has its true state again", async () => {
    const { code, failure } = oneFailure;
    const { user, panel, find, sent } = await open([{ failure }, { answer: withMailer("off") }]);
    await user.click(await find(true));
    expect((await panel.findByRole("alert")).textContent).toContain("Mailer could not be switched");
    expect(panel.getByText(`Code ${code}`)).toBeTruthy();
    await find(true);
    await user.click(panel.getByRole("button", { name: "Try again" }));
    expect(await panel.findByText("Mailer is switched off.")).toBeTruthy();
    expect(panel.queryByRole("alert")).toBeNull();
    await expect
      .poll(() => sent)
      .toEqual([1, 2].map(() => ({ serial: product.serial, service: "mailer", on: false })));
  });

  it("say without a connection that nothing waits for it", async () => {
    const { user, panel, find } = await open([{ failure: { _tag: "Offline" } }]);
    await user.click(await find(true));
    expect(await panel.findByText(portalTexts["services.not_queued"]!)).toBeTruthy();
  });

  it("show no failure where the product has the wanted state after all", async () => {
    const { user, panel, find } = await open(
      [{ failure: { _tag: "TimedOut", limit: 1000 } }],
      [{ answer: withMailer("active") }, { answer: withMailer("off") }],
    );
    await user.click(await find(true));
    expect(await panel.findByText("Mailer is switched off.")).toBeTruthy();
    expect(panel.queryByRole("alert")).toBeNull();
  });

  it("are not in the settings, nor linked to them", async () => {
    await open(["never"]);
    expect(within(screen.getByRole("region", { name: "Mailer" })).queryByRole("link")).toBeNull();
  });

  it.each(ownProductCodes)("show the text for %s", async (code) => {
    const { user, panel, find } = await open([refused(code)]);
    await user.click(await find(true));
    expect(await panel.findByText(portalTexts[`product.refused.${code}`]!)).toBeTruthy();
  });
});
