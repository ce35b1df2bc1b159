import { useList } from "../../lists/use-list.ts";
import { caseVoucherList } from "../../../domain/advantages/advantages.lists.ts";
import { useParams } from "react-router-dom";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { CasePart } from "./case-part.tsx";
import { useCaseVouchersActors } from "./case-vouchers-actors.ts";
import { VoucherList } from "../advantages/voucher-list.tsx";

/** The vouchers of a ticket's company, for staff. */
export const CaseVouchersScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const list = useList(caseVoucherList);
  const actor = useResource(`vouchers:${id}`, useCaseVouchersActors().vouchers, {
    id,
    ...list.request,
  });
  return (
    <CasePart id={id} actor={actor} title={t("case_company.caseVouchers")}>
      <VoucherList
        list={list}
        actor={actor}
        statuses
        label={t("case_company.vouchers.table", { page: list.address.page })}
        none={
          <EmptyState title={t("case_company.empty.vouchers")} text={t("case_company.empty.vouchers.text")} />
        }
      />
    </CasePart>
  );
};
