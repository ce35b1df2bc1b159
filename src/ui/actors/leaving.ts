import { createContext, useContext } from "react";

/** Asks whether the page may be left; `leave` leaves it. */
export type AskLeaving = (leave: () => void) => void;

/** Has whoever leaves the present path asked first, until the returned function is called. */
export type HoldLeaving = (ask: AskLeaving) => () => void;

const LeavingContext = createContext<HoldLeaving>(() => () => {});

/** Fills the hold on leaving for everything below it. */
export const LeavingProvider = LeavingContext.Provider;

/** The hold on leaving. */
export const useHoldLeaving = (): HoldLeaving => useContext(LeavingContext);
