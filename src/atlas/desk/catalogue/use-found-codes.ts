import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { errorCatalogue, type ErrorEntry } from "../../../domain/shell/error-catalogue.ts";
import { catalogues } from "../../../domain/shell/locale.ts";
import { useI18n } from "../../../ui/i18n/use-text.ts";
import { useDesk, useLook, usePlace } from "../desk-context.ts";
import { findCodes, indexCodes, type CodeIndex } from "../words/find-codes.ts";

const codes = errorCatalogue.map(({ code }) => code);

/** The index of the texts loaded so far: first the agent's and the customer's language, then all others. */
const useCodeIndex = (): CodeIndex => {
  const i18n = useI18n();
  const { agent, locale } = useLook();
  const all = useSelector(useDesk(), (snapshot) => snapshot.hasTag("allTexts"));
  return useMemo(() => {
    const languages = all ? catalogues : [...new Set([agent, locale])];
    return indexCodes(codes, i18n.keysOf(agent), languages.map(i18n.textIn));
  }, [i18n, all, agent, locale]);
};

/** The results of search and area filter; `near` if no code matches every word. */
export interface FoundEntries {
  readonly entries: readonly ErrorEntry[];
  readonly near: boolean;
}

/** The codes that match the search and the area, best first. */
export const useFoundCodes = (): FoundEntries => {
  const index = useCodeIndex();
  const {
    filter: { search, area },
  } = usePlace();
  return useMemo(() => {
    const found = findCodes(index, search);
    const entries = found.codes.flatMap((code) => errorCatalogue.find((entry) => entry.code === code) ?? []);
    return { entries: entries.filter((entry) => area === "all" || entry.area === area), near: found.near };
  }, [index, search, area]);
};
