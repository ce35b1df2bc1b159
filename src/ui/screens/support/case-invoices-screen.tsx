import { useParams, useSearchParams } from "react-router-dom";
import { getCaseBalance, getCaseInvoices } from "../../../api/invoices.calls.ts";
import { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useList } from "../../lists/use-list.ts";
import { BalanceFold, Balances } from "../invoices/balance-panels.tsx";
import { InvoiceList } from "../invoices/invoice-list.tsx";
import { readInvoiceTab } from "../invoices/invoice-tabs.ts";
import { CasePart } from "./case-part.tsx";

/** Balance and ledger of a ticket's company, for staff. */
export const CaseInvoicesScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const tab = readInvoiceTab(useSearchParams()[0]);
  const list = useList(invoiceList, tab);
  const balance = useResource(getCaseBalance, { id });
  const invoices = useResource(getCaseInvoices, { id, ...list.request }, { as: tab });
  return (
    <CasePart id={id} actor={invoices} title={t("case_company.caseInvoices")}>
      <BalanceFold actor={balance}>
        <Balances actor={balance} />
      </BalanceFold>
      <InvoiceList
        tab={tab}
        list={list}
        actor={invoices}
        none={<EmptyState title={t("invoices.empty.title")} text={t("case_company.empty.invoices")} />}
      />
    </CasePart>
  );
};
