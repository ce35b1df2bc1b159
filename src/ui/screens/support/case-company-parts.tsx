import type { ComponentType } from "react";
import { voucherColumns, voucherStatuses } from "../../../domain/advantages/voucher.ts";
import type { CasePart } from "../../../domain/support/case-company.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { listRequest } from "../../lists/list-address.ts";
import { useListAddress } from "../../lists/use-list-address.ts";
import { useResource } from "../../resource/use-resource.ts";
import { VoucherList } from "../advantages/voucher-list.tsx";
import { Balances } from "../invoices/balance-panels.tsx";
import { InvoiceList, invoiceRules, invoicesRequest } from "../invoices/invoice-list.tsx";
import { BookingList, bookingRules } from "../trainings/booking-list.tsx";
import { useBookingFacts } from "../trainings/use-booking-facts.tsx";
import { useCaseCompanyActors, type OfTicket } from "./case-company-actors.ts";

const Invoices = ({ id }: OfTicket) => {
  const t = useText();
  const list = useListAddress(invoiceRules);
  const actors = useCaseCompanyActors();
  const balance = useResource(`case-balance-${id}`, actors.balance, { id });
  const actor = useResource(`case-invoices-${id}`, actors.invoices, {
    id,
    ...invoicesRequest(list.address),
  });
  return (
    <>
      <Balances actor={balance} />
      <InvoiceList
        list={list}
        actor={actor}
        none={<EmptyState title={t("invoices.empty.title")} text={t("case_company.empty.invoices")} />}
      />
    </>
  );
};

const Trainings = ({ id }: OfTicket) => {
  const t = useText();
  const list = useListAddress(bookingRules);
  const actor = useResource(`case-trainings-${id}`, useCaseCompanyActors().trainings, {
    id,
    ...listRequest(list.address),
  });
  return (
    <BookingList
      list={list}
      actor={actor}
      columns={useBookingFacts()}
      none={<EmptyState title={t("trainings.empty.title")} text={t("case_company.empty.trainings")} />}
    />
  );
};

const voucherRules = {
  statuses: voucherStatuses,
  columns: voucherColumns,
  defaultSort: "-validUntil",
} as const;

const Vouchers = ({ id }: OfTicket) => {
  const t = useText();
  const list = useListAddress(voucherRules);
  const actor = useResource(`case-vouchers-${id}`, useCaseCompanyActors().vouchers, {
    id,
    ...listRequest(list.address),
  });
  return (
    <VoucherList
      list={list}
      actor={actor}
      statuses
      label={t("case_company.vouchers.table", { page: list.address.page })}
      none={
        <EmptyState title={t("case_company.empty.vouchers")} text={t("case_company.empty.vouchers.text")} />
      }
    />
  );
};

/** What staff see of a company, part by part: the lists of the areas, without what changes anything. */
export const casePartViews: Readonly<Record<CasePart, ComponentType<OfTicket>>> = {
  invoices: Invoices,
  trainings: Trainings,
  vouchers: Vouchers,
};
