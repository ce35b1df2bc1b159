import { createContext, useContext, useState } from "react";

const NowContext = createContext((): Date => new Date());

/** Has everything below it take another moment for the present one: on the replay desk's stage the clock stands. */
export const NowProvider = NowContext.Provider;

/** The moment at which a view came up: what is near or late is told by it, and does not change while one reads. */
export const useNow = (): Date => useState(useContext(NowContext))[0];
