import type { ShownTable } from "../../domain/kit/refusals.ts";
import type { Text } from "./catalogue.ts";
import { sentence, type FailureText } from "./failure-text.ts";

/** What a view shows of a refusal: most have a text alone. */
type RefusalText = Pick<FailureText, "text"> & { readonly title?: string | undefined };

/** Title and text of a refusal (business §8); undefined for a code that the table does not have, or has no text for. */
export const refusalTexts = (
  t: Text,
  table: ShownTable,
  code: string | undefined,
): RefusalText | undefined => {
  const refusal = code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
  if (refusal === undefined || refusal.text === null) return undefined;
  const { title, text, given } = refusal;
  return { title: title && t(title), text: t(text, given) };
};

/** The same in one line. */
export const refusalText = (t: Text, table: ShownTable, code: string | undefined): string | undefined => {
  const texts = refusalTexts(t, table, code);
  return texts && sentence(texts);
};
