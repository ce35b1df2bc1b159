import { useList } from "../../lists/use-list.ts";
import { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import { useParams } from "react-router-dom";
import type { TicketId } from "../../../domain/tickets/ticket.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { CasePart } from "./case-part.tsx";
import { Balances } from "../invoices/balance-panels.tsx";
import { useCaseInvoicesActors } from "./case-invoices-actors.ts";
import { InvoiceList } from "../invoices/invoice-list.tsx";

/** Balance and ledger of a ticket's company, for staff. */
export const CaseInvoicesScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as TicketId;
  const list = useList(invoiceList);
  const actors = useCaseInvoicesActors();
  const balance = useResource(`account-balance:${id}`, actors.balance, { id });
  const actor = useResource(`invoices:${id}`, actors.invoices, { id, ...list.request });
  return (
    <CasePart id={id} actor={actor} title={t("case_company.caseInvoices")}>
      <Balances actor={balance} />
      <InvoiceList
        list={list}
        actor={actor}
        none={<EmptyState title={t("invoices.empty.title")} text={t("case_company.empty.invoices")} />}
      />
    </CasePart>
  );
};
