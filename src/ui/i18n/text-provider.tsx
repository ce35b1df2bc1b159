import { useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { I18n } from "./i18n.ts";
import { TextContext } from "./use-text.ts";

/** Provides the texts of the page; the only place that listens to their changes. */
export const TextProvider = ({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) => {
  const text = useSyncExternalStore(i18n.subscribe, i18n.text, i18n.text);
  return <TextContext value={useMemo(() => ({ i18n, text }), [i18n, text])}>{children}</TextContext>;
};
