import { getCampusPackages, orderCampusPackage } from "../../api/campus-packages.calls.ts";
import type { CampusPackage } from "../../domain/campus-packages/campus-package.ts";
import type { OrderId } from "../../domain/orders/order-summary.ts";
import { eur } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

export const offer: CampusPackage = {
  id: "starter" as CampusPackage["id"],
  name: "Campus Starter",
  text: "All that the basic training uses.",
  contents: [
    { article: { number: "100335", name: "Miniserver" }, quantity: 1 },
    { article: { number: "100242", name: "Touch Tree" }, quantity: 2 },
  ],
  listPrice: eur(70_000),
  price: eur(63_000),
  percent: 10,
  total: eur(75_600),
};

/** The area's calls as the desk makes them. */
export const callSamples = {
  packages: sampleOf(getCampusPackages, { instance: "int" }, [offer]),
  order: sampleOf(
    orderCampusPackage,
    { id: offer.id, total: offer.total.cents, instance: "int" },
    { orderId: "CP-2026-000001" as OrderId },
  ),
};

/** The area has no machine of its own. */
export const samples = {};
