import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import texts from "../../../locales/int/products.json";
import { product } from "../../../src/atlas/samples/products.samples.ts";
import { requestBy } from "../../../src/domain/kit/checked.ts";
import {
  checkRegistration,
  settingsOf,
  type RegistrationValues,
} from "../../../src/domain/products/product-forms.ts";
import type { Product } from "../../../src/domain/products/product.ts";
import { productDeletionMachine } from "../../../src/machines/products/product-deletion.machine.ts";
import { productRegistrationMachine } from "../../../src/machines/products/product-registration.machine.ts";
import { productReplacementMachine } from "../../../src/machines/products/product-replacement.machine.ts";
import { registrationCodes } from "../../../src/domain/products/products.refusals.ts";
import { ProductSettingsScreen } from "../../../src/ui/screens/products/product-settings-screen.tsx";
import { RegisterProductScreen } from "../../../src/ui/screens/products/register-product-screen.tsx";
import { ReplaceProductScreen } from "../../../src/ui/screens/products/replace-product-screen.tsx";
import { oneFailure, refused, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { inertForm, inertSettings, ofProducts, type OfProducts } from "./product-machines.ts";

const portalTexts = texts as Readonly<Record<string, string>>;
const field = (name: string) => screen.getByLabelText(name);

const register = (
  list: readonly StubResult<Product>[],
  seen: (values: RegistrationValues) => void = () => {},
) => {
  const view = renderScreen(<RegisterProductScreen />, {
    at: "/products/register/",
    ...ofProducts({ machines: [inertForm(productRegistrationMachine, list, seen)] }),
  });
  const fill = async (serial: string, licence: string) => {
    await view.user.type(field("Serial number"), serial);
    await view.user.type(field("Licence code"), licence);
    await view.user.click(screen.getByRole("button", { name: "Register product" }));
  };
  return { ...view, fill };
};

describe("registering a product", () => {
  it("sends the typed values, and links to the connection test", async () => {
    const seen: unknown[] = [];
    const { fill } = register([{ answer: product }], (values) =>
      seen.push(requestBy(checkRegistration)(values)),
    );
    await fill("504f 94d0 0001", "demo94d00001");
    expect(await screen.findByText("Product registered")).toBeTruthy();
    await expect.poll(() => seen).toEqual([{ serial: product.serial, licence_code: "DEMO-94D0-0001" }]);
    expect(screen.getByRole("link", { name: "Test Remote Connect" }).getAttribute("href")).toBe(
      `/product/${product.serial}/remote-connect/`,
    );
    expect((field("Serial number") as HTMLInputElement).value).toBe("");
  });

  it("shows an invalid value when its field is left", async () => {
    const { user } = register(["never"]);
    await user.type(field("Serial number"), "504F");
    expect(screen.queryByText(portalTexts["product.problem.NOT_A_SERIAL"]!)).toBeNull();
    await user.tab();
    expect(screen.getByText(portalTexts["product.problem.NOT_A_SERIAL"]!)).toBeTruthy();
    expect(field("Licence code").getAttribute("aria-invalid")).toBeNull();
  });

  it("shows at each field what is invalid, before anything is sent", async () => {
    const seen: unknown[] = [];
    const { fill } = register(["never"], (request) => seen.push(request));
    await fill("504F", " ");
    expect(field("Serial number").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(portalTexts["product.problem.NOT_A_SERIAL"]!)).toBeTruthy();
    expect(screen.getByText(portalTexts["product.problem.MISSING"]!)).toBeTruthy();
    await expect.poll(() => seen).toEqual([]);
  });

  it.each(registrationCodes)(
    "shows the text for %s at its field, and keeps the typed values",
    async (code) => {
      const name = code === "LICENCE_CODE_INVALID" ? "licence_code" : "serial";
      const { fill } = register([{ failure: { _tag: "Refused", code, field: name } }]);
      await fill("504F94D00001", "DEMO-94D0-0001");
      expect(await screen.findByText(portalTexts[`product.refused.${code}`]!)).toBeTruthy();
      expect(field(name === "serial" ? "Serial number" : "Licence code").getAttribute("aria-invalid")).toBe(
        "true",
      );
      expect((field("Serial number") as HTMLInputElement).value).toBe("504F94D00001");
      await expect
        .poll(() => document.activeElement)
        .toBe(field(name === "serial" ? "Serial number" : "Licence code"));
    },
  );

  it("shows above the form why it failed", async () => {
    const { code, failure } = oneFailure;
    const { fill } = register([{ failure }]);
    await fill("504F94D00001", "DEMO-94D0-0001");
    expect(await screen.findByText("The product could not be registered")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
  });
});

const open = (part: "settings" | "replace", given: OfProducts) =>
  renderScreen(part === "settings" ? <ProductSettingsScreen /> : <ReplaceProductScreen />, {
    at: `/product/${product.serial}/${part}/`,
    path: `/product/:serial/${part}/`,
    ...ofProducts(given),
  });

describe("replacing a product", () => {
  const moved = [
    "Name",
    "Project",
    "Settings",
    "Cloud services with their remaining time",
    "Licences",
    "Tickets",
  ];
  const next = { ...product, serial: "504F94D00041" as Product["serial"] };
  const replace = async (
    results: readonly StubResult<Product>[],
    given: Pick<OfProducts, "calls"> = {},
    seen: (values: unknown) => void = () => {},
  ) => {
    const view = open("replace", {
      ...given,
      machines: [inertForm(productReplacementMachine, results, seen)],
    });
    await view.user.type(await screen.findByLabelText("Serial number of the new device"), "504f 94d0 0041");
    await view.user.type(field("Licence code of the new device"), "DEMO-94D0-0041");
    await view.user.click(screen.getByRole("button", { name: "Replace product" }));
    const dialog = within(screen.getByRole("dialog", { name: "Replace this device?" }));
    const answer = (name: string) => view.user.click(dialog.getByRole("button", { name }));
    return { ...view, dialog, answer };
  };

  it("asks first: which device by which, and what goes over", async () => {
    const seen: unknown[] = [];
    const { dialog, answer } = await replace([{ answer: next }], {}, (values) => seen.push(values));
    for (const number of [product.serial, "504F94D00041"]) expect(dialog.getByText(number)).toBeTruthy();
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(moved);
    await answer("Keep the old device");
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => seen).toEqual([]);
    expect((field("Serial number of the new device") as HTMLInputElement).value).toBe("504f 94d0 0041");
  });

  it("says afterwards that it was replaced, also when the old product is gone, and leads to the new one", async () => {
    const { answer, asked } = await replace([{ answer: next }], {
      calls: { getProduct: [{ answer: product }, refused("NOT_FOUND")] },
    });
    await answer("Replace product");
    // What is shown is looked for again, and not found.
    await expect.poll(() => asked("getProduct")).toHaveLength(2);
    expect(await screen.findByText(`${product.serial} was replaced with 504F94D00041`)).toBeTruthy();
    expect(screen.queryByText("Product not found")).toBeNull();
    expect(screen.getByRole("link", { name: "Open product" }).getAttribute("href")).toBe(
      "/product/504F94D00041/",
    );
  });

  it("does not replace a device with itself", async () => {
    const { user } = open("replace", {});
    await user.type(await screen.findByLabelText("Serial number of the new device"), product.serial);
    await user.click(screen.getByRole("button", { name: "Replace product" }));
    expect(screen.getByText(portalTexts["product.problem.SAME_SERIAL"]!)).toBeTruthy();
  });
});

describe("the settings of a product", () => {
  const saved = { ...settingsOf(product), name: "Villa Neu", version: 2 };

  it("fill in the form, are saved, and show in the header", async () => {
    const seen: unknown[] = [];
    const { user } = open("settings", {
      calls: { getProduct: [{ answer: product }, { answer: { ...product, name: "Villa Neu", version: 2 } }] },
      machines: [inertSettings([{ answer: { _tag: "Saved", saved } }], (input) => seen.push(input))],
    });
    const name = await screen.findByLabelText("Name");
    expect((field("Purchased on (optional)") as HTMLInputElement).value).toBe("2026-01-09");
    await user.clear(name);
    await user.type(name, "Villa Neu");
    await user.click(screen.getByRole("button", { name: "Save settings" }));
    expect(await screen.findByText("Settings saved.")).toBeTruthy();
    await expect.poll(() => seen).toEqual([{ values: { ...settingsOf(product), name: "Villa Neu" } }]);
    expect(await screen.findByRole("heading", { level: 1, name: /^Villa Neu/ })).toBeTruthy();
  });

  it("show what somebody else has saved since beside the person's own, and save what the person chooses", async () => {
    const seen: unknown[] = [];
    const base = settingsOf(product);
    const mine = { ...base, name: "Mine" };
    const theirs = { ...base, name: "Theirs", purchase_date: "", version: 5 };
    const { user } = open("settings", {
      machines: [
        inertSettings(
          [
            { answer: { _tag: "Collided", theirs, mine } },
            refused("PRODUCT_NOT_REGISTERED"),
            { answer: { _tag: "Saved", saved: { ...mine, version: 6 } } },
          ],
          (input) => seen.push(input),
        ),
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Save settings" }));
    const table = within(await screen.findByRole("table"));
    expect(
      table.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ["Field", "Yours", "Already saved"],
      ["Name", "Mine", "Theirs"],
      ["Purchased on", "9 Jan 2026", ""],
    ]);
    await user.click(screen.getByRole("button", { name: "Save mine" }));
    expect(await screen.findByText(portalTexts["product.refused.PRODUCT_NOT_REGISTERED"]!)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save mine" }));
    expect(await screen.findByText("Settings saved.")).toBeTruthy();
    await expect.poll(() => seen.at(-1)).toEqual({ mine, theirs });
  });

  it("are those that somebody else has saved, if the person takes them", async () => {
    const mine = { ...settingsOf(product), name: "Mine" };
    const theirs = { ...settingsOf(product), name: "Theirs", version: 5 };
    const { user } = open("settings", {
      machines: [inertSettings([{ answer: { _tag: "Collided", theirs, mine } }])],
    });
    await user.click(await screen.findByRole("button", { name: "Save settings" }));
    await user.click(await screen.findByRole("button", { name: "Keep what is saved" }));
    expect((field("Name") as HTMLInputElement).value).toBe("Theirs");
  });

  it("show an invalid address at its field", async () => {
    const { user } = open("settings", {});
    await user.type(await screen.findByLabelText("External address (optional)"), "/admin");
    await user.click(screen.getByRole("button", { name: "Save settings" }));
    expect(screen.getByText(portalTexts["product.problem.NOT_AN_ADDRESS"]!)).toBeTruthy();
  });

  it("cannot be changed for a product that does not exist", async () => {
    open("settings", { calls: { getProduct: [refused("NOT_FOUND")] } });
    expect(await screen.findByText("Product not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete product" })).toBeNull();
  });
});

describe("the settings of a product without a connection", () => {
  const saved = { ...settingsOf(product), name: "Villa Neu", version: 2 };

  it("wait, say so, and are saved when the portal answers again", async () => {
    const seen: unknown[] = [];
    const settings = inertSettings(
      [{ failure: { _tag: "Offline" } }, { answer: { _tag: "Saved", saved } }],
      (input) => seen.push(input),
    );
    const { user, actors } = open("settings", { machines: [settings] });
    await user.clear(await screen.findByLabelText("Name"));
    await user.type(field("Name"), "Villa Neu");
    await user.click(screen.getByRole("button", { name: "Save settings" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We send it as soon as you are connected again",
    );
    expect((field("Name") as HTMLInputElement).readOnly).toBe(true);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Send again" }));
    act(() =>
      actors
        .open(`product-settings:${product.serial}`, settings, { values: settingsOf(product), limit: 1 })
        .send({ type: "screen.retry" }),
    );
    expect(await screen.findByText("Settings saved.")).toBeTruthy();
    await expect.poll(() => seen).toHaveLength(2);
    await expect.poll(() => seen[1]).toEqual(seen[0]);
  });

  it("can be stopped: the form has everything that was typed", async () => {
    const { user } = open("settings", { machines: [inertSettings([{ failure: { _tag: "Offline" } }])] });
    await user.clear(await screen.findByLabelText("Name"));
    await user.type(field("Name"), "Villa Neu");
    await user.click(screen.getByRole("button", { name: "Save settings" }));
    await user.click(await screen.findByRole("button", { name: "Stop sending" }));
    expect(screen.queryByRole("alert")).toBeNull();
    const { value, readOnly } = field("Name") as HTMLInputElement;
    expect([value, readOnly]).toEqual(["Villa Neu", false]);
  });

  it("are in the form again after a reload, and are not saved before the person says so", async () => {
    const seen: unknown[] = [];
    const found = { ...settingsOf(product), name: "Villa Neu" };
    const settings = inertSettings(
      [{ answer: { _tag: "Saved", saved } }],
      (input) => seen.push(input),
      found,
    );
    const { user } = open("settings", { machines: [settings] });
    expect(await screen.findByText("Your draft has been restored.")).toBeTruthy();
    expect((field("Name") as HTMLInputElement).value).toBe("Villa Neu");
    await expect.poll(() => seen).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Save settings" }));
    expect(await screen.findByText("Settings saved.")).toBeTruthy();
    await expect.poll(() => seen).toMatchObject([{ values: found }]);
  });

  it("show what somebody else has saved since, if the portal answers so when they are sent at last", async () => {
    const theirs = { ...settingsOf(product), name: "Theirs", version: 5 };
    const settings = inertSettings([
      { failure: { _tag: "Offline" } },
      { answer: { _tag: "Collided", theirs, mine: saved } },
    ]);
    const { user, actors } = open("settings", { machines: [settings] });
    await user.click(await screen.findByRole("button", { name: "Save settings" }));
    await screen.findByRole("alert");
    act(() =>
      actors
        .open(`product-settings:${product.serial}`, settings, { values: settingsOf(product), limit: 1 })
        .send({ type: "screen.retry" }),
    );
    expect(await screen.findByRole("button", { name: "Keep what is saved" })).toBeTruthy();
  });
});

describe("deleting a product", () => {
  it("requires its serial number, and removes all of its data", async () => {
    const { user } = open("settings", {
      calls: { getProduct: [{ answer: product }, refused("NOT_FOUND")] },
      machines: [inertForm(productDeletionMachine, [{ answer: {} }])],
    });
    const button = await screen.findByRole("button", { name: "Delete product" });
    await user.click(button);
    expect(screen.getByText(portalTexts["product.problem.MISSING"]!)).toBeTruthy();
    await user.type(field("Serial number to confirm"), "504F94D00002");
    expect(screen.getByText(portalTexts["product.problem.OTHER_SERIAL"]!)).toBeTruthy();
    await user.clear(field("Serial number to confirm"));
    await user.type(field("Serial number to confirm"), product.serial);
    await user.click(button);
    expect(await screen.findByText("Product deleted")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save settings" })).toBeNull();
    expect(screen.queryByText(/Villa Moser/)).toBeNull();
    expect(screen.queryByText("Product not found")).toBeNull();
  });

  it.each(["CONFIRMATION_DIFFERS", "PRODUCT_NOT_REGISTERED"])("shows the text for %s", async (code) => {
    const { user } = open("settings", {
      machines: [inertForm(productDeletionMachine, [refused(code)])],
    });
    await user.type(await screen.findByLabelText("Serial number to confirm"), product.serial);
    await user.click(screen.getByRole("button", { name: "Delete product" }));
    expect(await screen.findByText(portalTexts[`product.refused.${code}`]!)).toBeTruthy();
  });
});
