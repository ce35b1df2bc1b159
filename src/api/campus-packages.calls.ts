import * as Schema from "effect/Schema";
import { CampusPackage, PackageId } from "../domain/campus-packages/campus-package.ts";
import { campusPackageRefusals } from "../domain/campus-packages/campus-packages.refusals.ts";
import { OrderId } from "../domain/orders/order-summary.ts";
import { byLocale, Locale } from "./by-locale.ts";
import { call, data, file, form } from "./call.ts";

const access = "orders";

export const getCampusPackages = call({
  path: "/api/getCampusPackages",
  summary: "The campus packages of the company's country, with its prices",
  access,
  kind: "read",
  body: byLocale,
  answer: data(Schema.Array(CampusPackage)),
  failures: [],
});

export const getCampusPicture = call({
  path: "/api/getCampusPicture",
  summary: "The picture of a campus package",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: PackageId })),
  answer: file,
  failures: [],
});

/** `total` is the price that the person has confirmed, in cents: the server orders at no other one. */
export const orderCampusPackage = call({
  path: "/api/orderCampusPackage",
  summary: "Order a campus package",
  access,
  kind: "write",
  body: form(
    Schema.Struct({
      id: PackageId,
      total: Schema.FiniteFromString.check(Schema.isInt(), Schema.isGreaterThanOrEqualTo(0)),
      instance: Locale,
    }),
  ),
  answer: data(Schema.Struct({ orderId: OrderId })),
  refusals: campusPackageRefusals,
});
