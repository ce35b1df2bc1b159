import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts"
import type { TimedService } from "../../../domain/cloud-service.ts"
import { settingsOf } from "../../../domain/product-forms.ts"
import { productPath } from "../../../domain/routes.ts"
import { own, read, type Answers, type Place } from "./place.ts"
import { cloudDns, product, productSummaries, testResult } from "./products.samples.ts"
import { LOADED_AT } from "./samples.ts"

const { serial } = product
const about = { serial }

/** How long a form's answer may take, in ms. */
const FORM_LIMIT = 45_000

/** A form, whose answer is the product. */
const form = (call: string, values: object) => ({ calls: { submit: call }, input: { values, limit: FORM_LIMIT }, answers: { submit: () => product } })

/** A form about one of its services. */
const ofService = (call: string, service: TimedService, values: object) => form(call, { ...about, service, ...values })

/** What a test found leads on; when and by whom it was made does not. */
const tests: Answers = { test: ({ outcome }) => ({ ...testResult, outcome }) }

const paths = {
  services: productPath(serial, "cloudServices"), remote: productPath(serial, "remoteConnect"), dns: productPath(serial, "cloudDns"), settings: productPath(serial, "productSettings"),
  replace: productPath(serial, "replaceProduct"),
}

export const places: readonly Place[] = [
  read("products", "/products/", {
    call: "/api/getProducts", key: "products", request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "name" }, sample: { rows: productSummaries, total: productSummaries.length },
  }),
  own("products", "/products/", { key: "remote-connect-round", machine: "remoteConnectRound", input: {}, calls: { test: "/api/testRemoteConnect" }, answers: tests }),
  own("register-product", "/products/register/", { key: "register-product", machine: "productRegistration", ...form("/api/registerProduct", { serial: "", licence_code: "" }) }),
  read("product", productPath(serial), { call: "/api/getProduct", key: "product-", id: serial, request: about, sample: product }),
  own("product-settings", paths.settings, { key: "product-settings-", id: serial, machine: "productSettings", ...form("/api/setProductSettings", settingsOf(product)) }),
  own("product-settings", paths.settings, { key: "delete-", id: serial, machine: "productDeletion", ...form("/api/deleteProduct", { ...about, confirmation: "" }) }),
  own("replace-product", paths.replace, { key: "replace-", id: serial, machine: "productReplacement", ...form("/api/replaceProduct", { ...about, new_serial: "", licence_code: "" }) }),
  own("cloud-services", paths.services, { key: "activate-weather-", id: serial, machine: "serviceActivation", ...ofService("/api/activateCloudService", "weather", { mode: "test", licence_code: "" }) }),
  own("cloud-services", paths.services, { key: "renew-caller-", id: serial, machine: "serviceRenewal", ...ofService("/api/renewCloudService", "caller", { licence_code: "" }) }),
  own("cloud-services", paths.services, { key: "transfer-caller-", id: serial, machine: "serviceTransfer", ...ofService("/api/transferCloudService", "caller", { to_serial: "" }) }),
  own("remote-connect", paths.remote, { key: "remote-connect-", id: serial, machine: "remoteConnect", input: about, calls: { findTarget: "/api/getCloudDns", test: "/api/testRemoteConnect", unblock: "/api/unblockRemoteConnect" }, answers: { findTarget: () => cloudDns, ...tests } }),
  read("remote-connect", paths.remote, { call: "/api/getRemoteConnectResults", key: "remote-connect-results-", id: serial, request: about, sample: [testResult] }),
  own("cloud-dns", paths.dns, {
    key: "cloud-dns-", id: serial, machine: "cloudDns", input: about, calls: { load: "/api/getCloudDns" },
    answers: { load: ({ content }) => ({ content: { ...cloudDns, status: (content as Partial<typeof cloudDns> | undefined)?.status ?? cloudDns.status }, at: LOADED_AT }) },
  }),
]
