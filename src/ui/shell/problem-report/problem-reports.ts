import { createContext, useContext } from "react";

/** Opens the window of a problem report; rejects where its code does not come. */
export type AskForReport = () => Promise<void>;

const AskForReportContext = createContext<AskForReport | undefined>(undefined);

export const AskForReportProvider = AskForReportContext.Provider;

/** How a problem is reported; undefined where no journal is kept. */
export const useAskForReport = (): AskForReport | undefined => useContext(AskForReportContext);
