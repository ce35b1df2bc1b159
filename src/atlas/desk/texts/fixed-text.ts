import { useMemo } from "react";
import type { Catalogue } from "../../../domain/shell/locale.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { useI18n } from "../../../ui/i18n/use-text.ts";

/** The texts of one language, independent of the page's language. */
export const useTextIn = (locale: Catalogue): Text => {
  const i18n = useI18n();
  return useMemo(() => i18n.textIn(locale), [i18n, locale]);
};
