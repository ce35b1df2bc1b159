import { useState } from "react";

/**
 * The row that a dialog is open for. It stays the one that was shown last while the list is asked for again, such as by a search that was typed
 * just before the press, and where it is no longer in the list: what was typed in the dialog is kept, and the server says what is no longer possible.
 */
export const useOpenedRow = <Row extends { readonly id: string }>(
  opened: string | undefined,
  rows: readonly Row[] | undefined,
): Row | undefined => {
  const [last, setLast] = useState<Row>();
  const found = rows?.find(({ id }) => id === opened);
  if (found !== undefined && found !== last) setLast(found);
  return found ?? (last?.id === opened ? last : undefined);
};
