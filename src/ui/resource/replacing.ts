import { createContext, useContext } from "react";

const ReplacingContext = createContext(false);

/** Tells the content whether that of another request is being loaded in its place. */
export const ReplacingProvider = ReplacingContext.Provider;

/** True while other content is being loaded in the place of this, such as by a search. */
export const useReplacing = (): boolean => useContext(ReplacingContext);
