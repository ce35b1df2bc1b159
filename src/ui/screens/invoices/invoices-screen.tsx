import Download from "lucide-react/icons/download";
import { useList } from "../../lists/use-list.ts";
import { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerPage } from "../../../domain/invoices/invoice.ts";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { usePicks } from "../../lists/use-picks.ts";
import { useResource } from "../../resource/use-resource.ts";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { Balances } from "./balance-panels.tsx";
import { InvoiceArchive } from "./invoice-archive.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { useInvoicesActors, type InvoicesRequest } from "./invoices-actors.ts";
import styles from "./invoices.module.css";
import { StatementButton } from "./statement-button.tsx";

const CsvButton = ({ request }: { readonly request: InvoicesRequest }) => {
  const t = useText();
  const actor = useScreenActor("invoices-csv", useInvoicesActors().invoicesCsv, { limit: FILE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={request}
      icon={Download}
      label={t("invoices.csv")}
      doneText={t("invoices.csv.done")}
      failedTitle={t("invoices.csv.failed")}
    />
  );
};

/** The ledger with the account's balance above it; search, filters, order and page are in the address bar (business §3). */
export const InvoicesScreen = () => {
  const t = useText();
  const list = useList(invoiceList);
  const { request } = list;
  const actors = useInvoicesActors();
  const balance = useResource("account-balance", actors.balance, {});
  const actor = useResource("invoices", actors.invoices, request);
  const picks = usePicks<InvoiceNumber>();
  const renderTools = (content: LedgerPage) => (
    <>
      <CsvButton request={request} />
      <InvoiceArchive content={content} picks={picks} filter={request.filter} />
    </>
  );
  return (
    <>
      <PageHeader
        title={t("invoices.title")}
        action={<TicketLink about={{ area: "invoice" }}>{t("invoices.ask")}</TicketLink>}
      />
      <Balances actor={balance} />
      <div className={styles["statement"]}>
        <StatementButton />
      </div>
      <InvoiceList
        list={list}
        actor={actor}
        none={<EmptyState title={t("invoices.empty.title")} text={t("invoices.empty.text")} />}
        rowHref={({ id }) => detailPath("invoice", id)}
        picks={picks}
        renderTools={renderTools}
      />
    </>
  );
};
