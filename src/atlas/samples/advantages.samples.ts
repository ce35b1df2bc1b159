import { getAdvantages, getCaseVouchers, getVouchers, getVouchersCsv } from "../../api/advantages.calls.ts";
import { saved } from "../../api/saved.ts";
import { caseVoucherList, voucherList } from "../../domain/advantages/advantages.lists.ts";
import type { Advantages } from "../../domain/advantages/advantages.ts";
import type { Voucher } from "../../domain/advantages/voucher.ts";
import type { TicketId } from "../../domain/tickets/ticket.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { day, eur, known, pageOf } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

export const advantages: Advantages = {
  tier: known("gold"),
  benefits: [
    { _tag: "Discount", on: known("products"), percent: 23, upTo: false },
    { _tag: "Discount", on: known("showroom"), percent: 50, upTo: true },
    { _tag: "Vouchers", product: "AC Control Air", count: 2, percent: 50 },
  ],
  next: { tier: known("platin"), adds: [{ _tag: "Service", code: known("map_listing") }] },
  promotions: [
    {
      id: "week-6",
      kind: known("weekly"),
      percent: 20,
      upTo: true,
      title: "Lighting week",
      text: "Spots and ceiling lights.",
      until: day("02-08"),
      href: "https://shop.homeautomation.example/promotions/lighting/",
    },
  ],
};

export const voucher: Voucher = {
  code: "V10001-NORD-1",
  value: { _tag: "Percent", percent: 10 },
  article: { number: "100335", name: "Miniserver" },
  validUntil: day("02-20"),
  quantity: 2,
  left: 1,
  mostCart: eur(250_000),
  status: known("valid"),
};
const vouchers = pageOf(voucher);

const valid = requestAt(voucherList, "", "valid");

/** The area's calls as the desk makes them. */
export const callSamples = {
  advantages: sampleOf(getAdvantages, { instance: "int" }, advantages),
  vouchers: sampleOf(getVouchers, valid, vouchers),
  csv: sampleOf(saved(getVouchersCsv), valid, undefined),
  ofCase: (id: TicketId) => sampleOf(getCaseVouchers, { id, ...requestAt(caseVoucherList) }, vouchers),
};

/** The area has no machine of its own. */
export const samples = {};
