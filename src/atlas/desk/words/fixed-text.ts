import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageTag, type Catalogue } from "../../../domain/shell/locale.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";

/** The texts of one language, independent of the page's language. */
export const useTextIn = (locale: Catalogue): Text => {
  const { i18n } = useTranslation();
  return useMemo(() => i18n.getFixedT(languageTag(locale)) as unknown as Text, [i18n, locale]);
};
