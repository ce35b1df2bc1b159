import { createContext, useContext, useState } from "react";

/** What reads the present time. */
export const NowContext = createContext((): Date => new Date());

/** Provides a fixed present time; the replay desk uses it. */
export const NowProvider = NowContext.Provider;

/** The time at which the view was mounted; it stays the same, so that relative dates do not change while reading. */
export const useNow = (): Date => useState(useContext(NowContext))[0];
