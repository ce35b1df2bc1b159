import { useParams } from "react-router-dom";
import { getInvoice } from "../../../api/invoices.calls.ts";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { Invoice } from "../../../domain/invoices/invoice.ts";
import { askedOf, isToBePaid, unpaidEntry } from "../../../domain/invoices/paying.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useNow } from "../../actors/use-now.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { BackLink } from "../../page/back-link.tsx";
import detail from "../../page/detail.module.css";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { useHelpButton } from "../help/use-help-button.tsx";
import { AddressLines } from "../orders/address-lines.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { InvoiceLines, InvoiceVat } from "./invoice-lines.tsx";
import { CreditNotes, InvoiceSettlements } from "./invoice-settlements.tsx";
import { InvoiceAnswer } from "./invoice-answer.tsx";
import { PayButton, PayPlace } from "./pay.tsx";

const InvoiceParts = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useText();
  const { lines, billingAddress } = invoice;
  return (
    <div className={detail["main"]}>
      <InvoiceAnswer invoice={invoice} />
      <InvoiceFacts invoice={invoice} />
      {lines.length === 0 ? null : (
        <>
          <InvoiceLines lines={lines} />
          <InvoiceVat invoice={invoice} />
        </>
      )}
      <InvoiceSettlements settlements={invoice.settlements} />
      <CreditNotes creditNotes={invoice.creditNotes} />
      {billingAddress === null ? null : (
        <Panel heading={t("order.billing_address")}>
          <AddressLines address={billingAddress} />
        </Panel>
      )}
    </div>
  );
};

/** An invoice, a credit note or a payment (business §3), and the button to ask for help about it. */
export const InvoiceScreen = () => {
  const t = useText();
  const id = (useParams()["id"] ?? "") as InvoiceNumber;
  const actor = useResource(getInvoice, { id });
  const notFound = useNotFound(actor);
  const invoice = useContent(actor);
  const kind = invoice?.kind;
  const now = useNow();
  const isPayable = invoice !== undefined && isToBePaid(askedOf(unpaidEntry(invoice, now)));
  const help = useHelpButton({ type: "invoice", no: id }, t("invoice.help"), invoice !== undefined);
  return (
    <>
      <BackLink to={routes.invoices.path} label={t("invoice.back")} />
      <PageHeader
        title={t(`invoice.title.${kind?._tag === "Known" ? kind.code : "invoice"}`, { id })}
        {...(!notFound && {
          number: id,
          note: help,
          ...(isPayable && { action: <PayButton /> }),
        })}
      />
      {notFound ? (
        <EmptyState
          title={t("invoice.not_found.title")}
          text={t("invoice.not_found.text", { id })}
          action={<LinkButton to={routes.invoices.path}>{t("invoice.back")}</LinkButton>}
        />
      ) : (
        <ResourceView
          failedTitle={t("invoice.not_loaded")}
          actor={actor}
          skeleton={<Skeleton shape="card" count={4} />}
        >
          {(invoice) => <InvoiceParts invoice={invoice} />}
        </ResourceView>
      )}
      {notFound ? null : <PayPlace paid={{ invoices: [id] }} number={id} />}
    </>
  );
};
