import { useParams } from "react-router-dom";
import { getCaseVouchers } from "../../../api/advantages.calls.ts";
import { caseVoucherList } from "../../../domain/advantages/advantages.lists.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useList } from "../../lists/use-list.ts";
import { VoucherList } from "../advantages/voucher-list.tsx";
import { CasePart } from "./case-part.tsx";

/** The vouchers of a ticket's company, for staff. */
export const CaseVouchersScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const list = useList(caseVoucherList);
  const vouchers = useResource(getCaseVouchers, { id, ...list.request });
  return (
    <CasePart id={id} actor={vouchers} title={t("case_company.caseVouchers")}>
      <VoucherList
        list={list}
        actor={vouchers}
        statuses
        label={t("case_company.vouchers.table", { page: list.address.page })}
        none={
          <EmptyState title={t("case_company.empty.vouchers")} text={t("case_company.empty.vouchers.text")} />
        }
      />
    </CasePart>
  );
};
