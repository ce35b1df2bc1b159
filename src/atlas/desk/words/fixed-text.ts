import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageTag, type Catalogue } from "../../../domain/shell/locale.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";

/** The words of one language, whichever the page is in. */
export const useTextIn = (locale: Catalogue): Text => {
  const { i18n } = useTranslation();
  return useMemo(() => i18n.getFixedT(languageTag(locale)) as unknown as Text, [i18n, locale]);
};
