import Download from "lucide-react/icons/download";
import { getInvoicesArchive } from "../../../api/invoices.calls.ts";
import { isPaperKind, type InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerPage } from "../../../domain/invoices/invoice.ts";
import type { invoiceList } from "../../../domain/invoices/invoices.lists.ts";
import { archiveRefusals } from "../../../domain/invoices/invoices.refusals.ts";
import type { ListRequestOf } from "../../../domain/kit/list.ts";
import { withValues } from "../../../domain/kit/refusals.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useDownload } from "../../calls/use-action.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { ArchiveTools } from "../../lists/archive-tools.tsx";
import type { Picks } from "../../lists/use-picks.ts";

interface InvoiceArchiveProps {
  readonly content: LedgerPage;
  readonly picks: Picks<InvoiceNumber>;
  /** What the list is narrowed to. */
  readonly filter: ListRequestOf<typeof invoiceList>["filter"];
}

/** Loads invoices and credit notes as one archive of PDFs: those that were picked, or all that the filters find. */
export const InvoiceArchive = ({ content: { rows, archiveMax }, picks, filter }: InvoiceArchiveProps) => {
  const t = useText();
  const format = useFormat();
  const archive = useDownload(getInvoicesArchive);
  const max = format.number(archiveMax);
  const failureTexts = {
    failedTitle: t("invoices.archive.failed"),
    refusals: withValues(archiveRefusals, { max }),
  };
  const started = t("invoices.pdf.done");
  return (
    <ArchiveTools
      {...failureTexts}
      action={archive}
      picks={picks}
      shown={rows.filter(({ kind }) => isPaperKind(kind.code)).map(({ id }) => id)}
      max={archiveMax}
      requestOf={(ids) => ({ ids })}
      label={(count) => t("invoices.archive", { count, number: format.number(count) })}
      texts={{
        pickPage: t("invoices.pick.page"),
        tooMany: t("invoices.refused.TOO_MANY_DOCUMENTS", { max }),
        clear: t("invoices.pick.clear"),
        started,
      }}
      otherwise={
        <ActionButton
          {...failureTexts}
          action={archive}
          request={filter === undefined ? {} : { filter }}
          icon={Download}
          label={t("invoices.archive.found")}
          doneText={started}
        />
      }
    />
  );
};
