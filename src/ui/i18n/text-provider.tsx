import { useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { Elements } from "../kit/elements.ts";
import type { I18n } from "./i18n.ts";
import { TextContext } from "./use-text.ts";

interface TextProviderProps {
  readonly i18n: I18n;
  readonly children: Elements;
}

/** The only place that listens to i18next: where each component did, texts of any screen made all of them render again. */
const Shown = ({ i18n, children }: TextProviderProps) => {
  // Renders again after each change.
  useTranslation();
  const text = i18n.text();
  return <TextContext value={useMemo(() => ({ i18n, text }), [i18n, text])}>{children}</TextContext>;
};

/** Provides the texts of the page. */
export const TextProvider = ({ i18n, children }: TextProviderProps) => (
  <I18nextProvider i18n={i18n.engine}>
    <Shown i18n={i18n}>{children}</Shown>
  </I18nextProvider>
);
