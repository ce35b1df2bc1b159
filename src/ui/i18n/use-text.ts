import { createContext, useContext } from "react";
import type { Text } from "./catalogue.ts";
import { createI18n, type I18n } from "./i18n.ts";

/** What the page's texts come from, and those of the displayed language. */
interface PageTexts {
  readonly i18n: I18n;
  readonly text: Text;
}

const none = createI18n();

/** Without a provider, keys stand in place of texts. */
export const TextContext = createContext<PageTexts>({ i18n: none, text: none.text() });

/** The texts of the displayed language; the component renders again when it changes, or when a text that was missing is there. */
export const useText = (): Text => useContext(TextContext).text;

/** What the page's texts come from, for those of another language. */
export const useI18n = (): I18n => useContext(TextContext).i18n;
