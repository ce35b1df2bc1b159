import { useState } from "react";
import type { InvoiceNumber } from "../../../domain/invoices/document.ts";
import type { LedgerEntry } from "../../../domain/invoices/invoice.ts";
import { usePicks, type Picks } from "../../lists/use-picks.ts";

/** The picked documents as they were shown: they stay picked on other pages of the list. `rows` are those of the page that is shown. */
export const usePickedEntries = (
  rows: readonly LedgerEntry[],
): { readonly picks: Picks<InvoiceNumber>; readonly picked: readonly LedgerEntry[] } => {
  const picks = usePicks<InvoiceNumber>();
  const [seen, setSeen] = useState<ReadonlyMap<InvoiceNumber, LedgerEntry>>(new Map());
  return {
    picks: {
      ...picks,
      pick: (ids, picked) => {
        setSeen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
        picks.pick(ids, picked);
      },
    },
    picked: picks.ids.flatMap((id) => seen.get(id) ?? []),
  };
};
