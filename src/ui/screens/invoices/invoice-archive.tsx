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
import { Button } from "../../kit/buttons/button.tsx";
import type { Elements } from "../../kit/elements.ts";
import { PickedBar } from "../../lists/picked-bar.tsx";
import type { Picks } from "../../lists/use-picks.ts";

/** What loads an archive, and what is said where it fails; `max` is how many documents one holds. */
const useArchive = (max: number) => {
  const t = useText();
  const number = useFormat().number(max);
  return {
    action: useDownload(getInvoicesArchive),
    failedTitle: t("invoices.archive.failed"),
    refusals: withValues(archiveRefusals, { max: number }),
  };
};

interface InvoiceArchiveProps {
  readonly content: LedgerPage;
  readonly picks: Picks<InvoiceNumber>;
  /** What the list is narrowed to. */
  readonly filter: ListRequestOf<typeof invoiceList>["filter"];
}

/** Picks the invoices and credit notes of the page, or loads all that the filters find as one archive of PDFs. */
export const InvoiceArchive = ({ content: { rows, archiveMax }, picks, filter }: InvoiceArchiveProps) => {
  const t = useText();
  const shown = rows.filter(({ kind }) => isPaperKind(kind.code)).map(({ id }) => id);
  return (
    <>
      {shown.length === 0 ? null : (
        <Button onClick={() => picks.pick(shown, true)}>{t("invoices.pick.page")}</Button>
      )}
      <ActionButton
        {...useArchive(archiveMax)}
        request={filter === undefined ? {} : { filter }}
        icon={Download}
        label={t("invoices.archive.found")}
        doneText={t("invoices.pdf.done")}
      />
    </>
  );
};

/** What is done with the picked documents: paid in one payment, or loaded as one archive of PDFs. */
export const PickedInvoices = ({
  picks,
  max,
  children,
}: {
  readonly picks: Picks<InvoiceNumber>;
  /** How many documents an archive holds at most. */
  readonly max: number;
  readonly children: Elements;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <PickedBar
      {...useArchive(max)}
      picks={picks}
      max={max}
      requestOf={(ids) => ({ ids })}
      label={(count) => t("invoices.archive", { count, number: format.number(count) })}
      texts={{
        tooMany: t("invoices.refused.TOO_MANY_DOCUMENTS", { max: format.number(max) }),
        clear: t("invoices.pick.clear"),
        started: t("invoices.pdf.done"),
      }}
    >
      {children}
    </PickedBar>
  );
};
