import { list, severalOf } from "../kit/list.ts";
import { Voucher, voucherStatuses } from "./voucher.ts";

const vouchers = {
  row: Voucher,
  columns: {
    code: "advantages.column.code",
    value: "advantages.column.value",
    article: "advantages.column.article",
    validUntil: "advantages.column.validUntil",
    quantity: "advantages.column.quantity",
    mostCart: "advantages.column.mostCart",
    status: "advantages.column.status",
  },
  sortable: ["validUntil", "code", "article"],
  search: "advantages.search",
  filters: {
    status: severalOf(
      voucherStatuses,
      "advantages.column.status",
      (status) => `advantages.voucher.status.${status}`,
    ),
  },
} as const;

/** The company's vouchers; a search matches code and article. Ended ones begin with the latest (business §4). */
export const voucherList = list({
  ...vouchers,
  sort: "validUntil",
  period: "advantages.column.validUntil",
  parts: {
    // They have one status.
    valid: { filter: { status: ["valid"] }, codes: [] },
    ended: {
      sort: "-validUntil",
      filter: { status: ["redeemed", "expired"] },
      codes: ["redeemed", "expired"],
    },
  },
});

/** All vouchers of a ticket's company, for staff. */
export const caseVoucherList = list({ ...vouchers, sort: "-validUntil" });
