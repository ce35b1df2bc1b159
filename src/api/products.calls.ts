import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { productList } from "../domain/products/products.lists.ts";
import {
  activationCodes,
  deletionCodes,
  ownProductCodes,
  registrationCodes,
  renewalCodes,
  replacementCodes,
  transferCodes,
} from "../domain/products/products.refusals.ts";
import { testCodes, unblockCodes } from "../domain/products/remote-connect.refusals.ts";
import { CloudDns } from "../domain/products/cloud-dns.ts";
import { CountedService, TimedService } from "../domain/products/cloud-service.ts";
import { Flag } from "../domain/kit/flag.ts";
import { Product, ProductSettings } from "../domain/products/product.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { REMOTE_CONNECT_CALL_LIMIT, RemoteConnectResult } from "../domain/products/remote-connect.ts";
import { SerialNumber } from "../domain/products/serial-number.ts";
import { TypedLicenceCode, TypedSerial } from "../domain/products/typed-serial.ts";
import { Locale } from "./by-locale.ts";
import { call, data, file, form, Nothing } from "./call.ts";

const access = "products";
const bySerial = form(Schema.Struct({ serial: SerialNumber }));

export const getProducts = call({
  path: "/api/getProducts",
  summary: "The company's registered products, a page at a time",
  access,
  kind: "read",
  ...pagesOf(productList),
  failures: [],
  topics: ["products"],
});

export const getProduct = call({
  path: "/api/getProduct",
  summary: "One registered product",
  access,
  kind: "read",
  body: bySerial,
  answer: data(Product),
  failures: [],
  topics: ["products"],
});

export const getRegistrationProof = call({
  path: "/api/getRegistrationProof",
  summary: "The proof of a product's registration as PDF, in a language",
  access,
  kind: "read",
  body: form(Schema.Struct({ serial: SerialNumber, instance: Locale })),
  answer: file,
  failures: [],
});

export const registerProduct = call({
  path: "/api/registerProduct",
  summary: "Register a device by its serial number and licence code",
  access,
  kind: "write",
  body: form(Schema.Struct({ serial: TypedSerial, licence_code: TypedLicenceCode })),
  answer: data(Product),
  failures: registrationCodes,
});

/** Saves the settings if nobody has saved them since `version`; otherwise nothing is written and the answer is the product. */
export const setProductSettings = call({
  path: "/api/setProductSettings",
  summary: "Change name, project and address of a product",
  access,
  kind: "write",
  body: form(Schema.Struct({ serial: SerialNumber, ...ProductSettings.fields, version: VersionField })),
  answer: data(savedOf(Product)),
  failures: ownProductCodes,
});

/** Moves name, project, settings, services with their time, licences and tickets to the new device; the old serial number can be registered again. */
export const replaceProduct = call({
  path: "/api/replaceProduct",
  summary: "Put a new device in the place of a registered one",
  access,
  kind: "write",
  body: form(
    Schema.Struct({ serial: SerialNumber, new_serial: TypedSerial, licence_code: TypedLicenceCode }),
  ),
  answer: data(Product),
  failures: replacementCodes,
});

export const deleteProduct = call({
  path: "/api/deleteProduct",
  summary: "End the registration of a product; the serial number is typed again to confirm",
  access,
  kind: "write",
  body: form(
    Schema.Struct({ serial: SerialNumber, confirmation: Schema.String.check(Schema.isMaxLength(40)) }),
  ),
  answer: data(Nothing),
  failures: deletionCodes,
});

/** Sets the wanted state, so that a repeat changes nothing; it names no version, because two people cannot want different things of what both see. */
export const switchCloudService = call({
  path: "/api/switchCloudService",
  summary: "Switch mailer or push of a product on or off",
  access,
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ serial: SerialNumber, service: CountedService, on: Flag })),
  answer: data(Product),
  failures: ownProductCodes,
});

/** Without a licence code it starts the free test month (business §9). */
export const activateCloudService = call({
  path: "/api/activateCloudService",
  summary: "Start a cloud service by a licence code, or once as a test",
  access,
  kind: "write",
  body: form(
    Schema.Struct({
      serial: SerialNumber,
      service: TimedService,
      licence_code: Schema.optionalKey(TypedLicenceCode),
    }),
  ),
  answer: data(Product),
  failures: activationCodes,
});

export const transferCloudService = call({
  path: "/api/transferCloudService",
  summary: "Move a running service to another product of the company",
  access,
  kind: "write",
  body: form(Schema.Struct({ serial: SerialNumber, service: TimedService, to_serial: TypedSerial })),
  answer: data(Product),
  failures: transferCodes,
});

export const renewCloudService = call({
  path: "/api/renewCloudService",
  summary: "Prolong a cloud service by a licence code",
  access,
  kind: "write",
  body: form(Schema.Struct({ serial: SerialNumber, service: TimedService, licence_code: TypedLicenceCode })),
  answer: data(Product),
  failures: renewalCodes,
});

/** Connects only to the product's registered device; every test result is an answer, not a failure. */
export const testRemoteConnect = call({
  path: "/api/testRemoteConnect",
  summary: "Connect to a product from outside",
  access,
  kind: "write",
  anew: true,
  limit: REMOTE_CONNECT_CALL_LIMIT,
  body: bySerial,
  answer: data(RemoteConnectResult),
  failures: testCodes,
});

export const unblockRemoteConnect = call({
  path: "/api/unblockRemoteConnect",
  summary: "Lift the temporary block of an address",
  access,
  kind: "write",
  body: bySerial,
  answer: data(Nothing),
  failures: unblockCodes,
});

export const getCloudDns = call({
  path: "/api/getCloudDns",
  summary: "What cloud DNS knows of a product",
  access,
  kind: "read",
  body: bySerial,
  answer: data(CloudDns),
  failures: ownProductCodes,
});
