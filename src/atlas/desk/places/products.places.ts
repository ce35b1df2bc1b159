import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts";
import type { TimedService } from "../../../domain/cloud-service.ts";
import { settingsOf } from "../../../domain/product-forms.ts";
import { productPath } from "../../../domain/routes.ts";
import { WRITE_LIMIT } from "../../../domain/time-limits.ts";
import type { TextKey } from "../../../ui/i18n/catalogue.ts";
import { own, read, type Answers, type Handling, type Place } from "./place.ts";
import { cloudDns, product, productSummaries, testResult } from "./products.samples.ts";
import { LOADED_AT } from "./samples.ts";

const { serial } = product;
const about = { serial };

/** Every screen of a product asks for the product. */
const needs = [`product-${serial}`];

/** A form, whose answer is the product. */
const form = (call: `/api/${string}`, values: object) => ({
  calls: { submit: call },
  input: { values, limit: WRITE_LIMIT },
  answers: { submit: () => product },
});

/** How a form about the product is filled in and sent. */
const filled = (
  submit: TextKey,
  fields: Readonly<Record<string, TextKey>> = {},
): { readonly handling: Handling } => ({ handling: { fields, buttons: { "form.submit": submit }, needs } });

/** A form about one of its services. */
const ofService = (call: `/api/${string}`, service: TimedService, values: object) =>
  form(call, { ...about, service, ...values });

/** What a test found leads on; when and by whom it was made does not. */
const tests: Answers = { test: ({ outcome }) => ({ ...testResult, outcome }) };

const paths = {
  services: productPath(serial, "cloudServices"),
  remote: productPath(serial, "remoteConnect"),
  dns: productPath(serial, "cloudDns"),
  settings: productPath(serial, "productSettings"),
  replace: productPath(serial, "replaceProduct"),
};

export const places: readonly Place[] = [
  read("products", "/products/", {
    call: "/api/getProducts",
    key: "products",
    request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "name" },
    sample: { rows: productSummaries, total: productSummaries.length },
  }),
  own("products", "/products/", {
    key: "remote-connect-batch",
    machine: "remoteConnectBatch",
    input: {},
    calls: { test: "/api/testRemoteConnect" },
    answers: tests,
  }),
  own("register-product", "/products/register/", {
    key: "register-product",
    machine: "productRegistration",
    ...form("/api/registerProduct", { serial: "", licence_code: "" }),
    handling: {
      fields: { serial: "products.column.serial", licence_code: "product.licence_code" },
      buttons: { "form.submit": "products.register" },
    },
  }),
  read("product", productPath(serial), {
    call: "/api/getProduct",
    key: "product-",
    id: serial,
    request: about,
    sample: product,
  }),
  own("product-settings", paths.settings, {
    key: "product-settings-",
    id: serial,
    machine: "productSettings",
    ...form("/api/setProductSettings", settingsOf(product)),
    ...filled("settings.submit"),
  }),
  own("product-settings", paths.settings, {
    key: "delete-",
    id: serial,
    machine: "productDeletion",
    ...form("/api/deleteProduct", { ...about, confirmation: "" }),
    ...filled("delete.submit", { confirmation: "delete.confirmation" }),
  }),
  own("replace-product", paths.replace, {
    key: "replace-",
    id: serial,
    machine: "productReplacement",
    ...form("/api/replaceProduct", { ...about, new_serial: "", licence_code: "" }),
    ...filled("replace.submit", { new_serial: "replace.new_serial", licence_code: "replace.new_licence" }),
  }),
  own("cloud-services", paths.services, {
    key: "activate-weather-",
    id: serial,
    machine: "serviceActivation",
    ...ofService("/api/activateCloudService", "weather", { mode: "test", licence_code: "" }),
    ...filled("activate.test.submit"),
  }),
  own("cloud-services", paths.services, {
    key: "renew-caller-",
    id: serial,
    machine: "serviceRenewal",
    ...ofService("/api/renewCloudService", "caller", { licence_code: "" }),
    ...filled("renew.submit", { licence_code: "product.licence_code" }),
  }),
  own("cloud-services", paths.services, {
    key: "transfer-caller-",
    id: serial,
    machine: "serviceTransfer",
    ...ofService("/api/transferCloudService", "caller", { to_serial: "" }),
    ...filled("transfer.submit", { to_serial: "transfer.to_serial" }),
  }),
  own("remote-connect", paths.remote, {
    key: "remote-connect-",
    id: serial,
    machine: "remoteConnect",
    input: about,
    calls: {
      findTarget: "/api/getCloudDns",
      test: "/api/testRemoteConnect",
      unblock: "/api/unblockRemoteConnect",
    },
    answers: { findTarget: () => cloudDns, ...tests },
    handling: {
      buttons: { "remoteConnect.test": "remote.start", "remoteConnect.unblock": "remote.unblock" },
      again: { "remoteConnect.test": "remote.again" },
      needs,
    },
  }),
  read("remote-connect", paths.remote, {
    call: "/api/getRemoteConnectResults",
    key: "remote-connect-results-",
    id: serial,
    request: about,
    sample: [testResult],
  }),
  own("cloud-dns", paths.dns, {
    key: "cloud-dns-",
    id: serial,
    machine: "cloudDns",
    input: about,
    calls: { load: "/api/getCloudDns" },
    answers: {
      load: ({ content }) => ({
        content: {
          ...cloudDns,
          status: (content as Partial<typeof cloudDns> | undefined)?.status ?? cloudDns.status,
        },
        at: LOADED_AT,
      }),
    },
  }),
];
