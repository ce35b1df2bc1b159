import { createContext, useContext } from "react";

/** Asks whether the page may be left; `leave` continues, and runs `discard` if the page is left. */
export type AskLeaving = (leave: (discard: () => void) => void) => void;

/** Registers a confirmation before the present path is left; the returned function removes it. */
export type HoldLeaving = (ask: AskLeaving) => () => void;

const LeavingContext = createContext<HoldLeaving>(() => () => {});

/** Provides the leave confirmation. */
export const LeavingProvider = LeavingContext.Provider;

/** The function that registers a leave confirmation. */
export const useHoldLeaving = (): HoldLeaving => useContext(LeavingContext);
