import { createContext, useContext } from "react";

/** Opens the report dialog; rejects if its code fails to load. */
export type AskForReport = () => Promise<void>;

const AskForReportContext = createContext<AskForReport | undefined>(undefined);

export const AskForReportProvider = AskForReportContext.Provider;

/** The function that opens the report dialog; undefined if no journal is recorded. */
export const useAskForReport = (): AskForReport | undefined => useContext(AskForReportContext);
