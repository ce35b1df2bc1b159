import type { ReferenceSummary } from "../../../domain/references/reference.ts";
import { useText } from "../../i18n/use-text.ts";

/** What the lists of reference projects say alike. */
export const useReferenceTexts = () => {
  const t = useText();
  return {
    failedTitle: t("references.not_loaded"),
    notFound: { title: t("references.none.title"), text: t("references.none.text") },
    rowKey: ({ id }: Pick<ReferenceSummary, "id">) => id,
    totalText: ({ number }: { readonly number: string }) => t("references.total", { number }),
  };
};
