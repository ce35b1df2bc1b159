import type { Locale } from "../domain/shell/locale.ts";
import { namespaces, type Namespace } from "../ui/i18n/catalogue.ts";
import { addTexts, type I18n } from "../ui/i18n/i18n.ts";
import { loadTexts } from "./texts.ts";

const isNamespace = (name: string): name is Namespace => namespaces.some((namespace) => namespace === name);

/** Loads texts into the page's i18n. */
export const createTexts = (i18n: I18n) => {
  const load = async (locale: Locale, names: readonly string[]): Promise<undefined> => {
    const files = await Promise.all(
      names.filter(isNamespace).map((namespace) => loadTexts(locale, namespace)),
    );
    for (const texts of files) addTexts(i18n, locale, texts);
    return undefined;
  };
  return {
    /** Rejects where a file does not come. */
    load,
    /** Where a file does not come, the words of `int` stand in for it: a screen in another language beats none. */
    loadOrStandIn: (locale: Locale, namespace: Namespace): Promise<undefined> =>
      load(locale, [namespace]).catch(() => load("int", [namespace])),
  };
};

export type Texts = ReturnType<typeof createTexts>;
