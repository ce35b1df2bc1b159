import type { Locale } from "../domain/shell/locale.ts";
import { namespaces, type Namespace } from "../ui/i18n/catalogue.ts";
import { loadTexts } from "./texts.ts";
import type { TextSink } from "./waiting-texts.ts";

const isNamespace = (name: string): name is Namespace => namespaces.some((namespace) => namespace === name);

/** Loads texts into the page's i18n instance. */
export const createTexts = (i18n: TextSink) => {
  const load = async (locale: Locale, names: readonly string[]): Promise<undefined> => {
    const files = await Promise.all(
      names.filter(isNamespace).map((namespace) => loadTexts(locale, namespace)),
    );
    for (const texts of files) i18n.add(locale, texts);
    return undefined;
  };
  return {
    /** Rejects if a file fails to load. */
    load,
    /** If a file fails to load, the texts of `int` are used instead. */
    loadOrStandIn: (locale: Locale, namespace: Namespace): Promise<undefined> =>
      load(locale, [namespace]).catch(() => load("int", [namespace])),
  };
};

export type Texts = ReturnType<typeof createTexts>;
