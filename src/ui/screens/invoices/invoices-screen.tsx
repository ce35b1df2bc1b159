import Wallet from "lucide-react/icons/wallet";
import { Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { getAccountBalance, getInvoices, getInvoicesCsv } from "../../../api/invoices.calls.ts";
import { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerEntry, LedgerPage } from "../../../domain/invoices/invoice.ts";
import { payableTogether, unpaidEntry } from "../../../domain/invoices/paying.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useNow } from "../../actors/use-now.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useResource } from "../../calls/use-resource.ts";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { useOpened } from "../../lists/use-opened.ts";
import type { Picks } from "../../lists/use-picks.ts";
import { useList } from "../../lists/use-list.ts";
import { useContent } from "../../resource/use-content.ts";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { BalanceFold, Balances } from "./balance-panels.tsx";
import { InvoiceArchive, PickedInvoices } from "./invoice-archive.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { presentInvoicesAddress, readInvoiceTab, type InvoiceTab } from "./invoice-tabs.ts";
import styles from "./invoices.module.css";
import { usePickedEntries } from "./use-picked-entries.ts";
import { StatementButton } from "./statement-button.tsx";

/** What pays several invoices, loaded once some are picked. */
const PayPicked = lazyPart(async () => (await import("./pay-picked.tsx")).PayPicked);
const PayPickedPlace = lazyPart(async () => (await import("./pay-picked.tsx")).PayPickedPlace);

/** Picks all of a page that one payment can pay, where they are several. */
const PickPayable = ({
  rows,
  picks,
}: {
  readonly rows: readonly LedgerEntry[];
  readonly picks: Picks<InvoiceNumber>;
}) => {
  const t = useText();
  const now = useNow();
  const payable = new Set(
    payableTogether(rows.map((row) => unpaidEntry(row, now))).map(({ number }) => number),
  );
  const ids = rows.flatMap(({ id }) => (payable.has(id) ? [id] : []));
  return ids.length < 2 ? null : (
    <Button
      variant={picks.ids.length === 0 ? "primary" : "secondary"}
      icon={Wallet}
      onClick={() => picks.pick(ids, true)}
    >
      {t("pay.several.pick")}
    </Button>
  );
};

const Ledger = ({ tab }: { readonly tab: InvoiceTab }) => {
  const t = useText();
  const list = useList(invoiceList, tab);
  const { request } = list;
  const { id: pay } = useOpened("pay");
  const invoices = useResource(getInvoices, request, { as: tab });
  // After the list, which it waits for: what is beside waits for the loads that run.
  const balance = useResource(getAccountBalance, {}, { beside: true });
  const content = useContent(invoices);
  const { picks, picked } = usePickedEntries(content?.rows ?? []);
  const renderTools = (content: LedgerPage) => (
    <>
      <PickPayable rows={content.rows} picks={picks} />
      <DownloadButton
        call={getInvoicesCsv}
        request={request}
        label={t("invoices.csv")}
        doneText={t("invoices.csv.done")}
        failedTitle={t("invoices.csv.failed")}
      />
      <InvoiceArchive content={content} picks={picks} filter={request.filter} />
    </>
  );
  return (
    <>
      <PageHeader
        title={t("invoices.title")}
        note={
          <TicketLink about={{ area: "invoice" }} plain>
            {t("invoices.ask")}
          </TicketLink>
        }
      />
      <BalanceFold actor={balance}>
        <Balances actor={balance} />
        <div className={styles["statement"]}>
          <StatementButton />
        </div>
      </BalanceFold>
      <InvoiceList
        tab={tab}
        list={list}
        actor={invoices}
        none={<EmptyState title={t("invoices.empty.title")} text={t("invoices.empty.text")} />}
        rowHref={({ id }) => detailPath("invoice", id)}
        picks={picks}
        renderTools={renderTools}
      />
      {content === undefined ? null : (
        <PickedInvoices picks={picks} max={content.archiveMax}>
          {picked.length === 0 ? null : (
            <Suspense fallback={null}>
              <PayPicked picked={picked} />
            </Suspense>
          )}
        </PickedInvoices>
      )}
      {pay === undefined ? null : (
        <Suspense fallback={null}>
          <PayPickedPlace />
        </Suspense>
      )}
    </>
  );
};

/** The ledger in its tabs with the account's balance above it; tab, search, filters, order and page are in the address bar (business §3). */
export const InvoicesScreen = () => {
  const [params] = useSearchParams();
  const present = presentInvoicesAddress(params);
  return present === undefined ? (
    <Ledger tab={readInvoiceTab(params)} />
  ) : (
    <Navigate replace to={{ search: present.toString() }} />
  );
};
