import { createContext, useContext, useEffect, useState } from "react";

const NowContext = createContext((): Date => new Date());

/** Provides a fixed present time; the replay desk uses it. */
export const NowProvider = NowContext.Provider;

/** The time at which the view was mounted; it stays the same, so that relative dates do not change while reading. */
export const useNow = (): Date => useState(useContext(NowContext))[0];

const MINUTE = 60_000;

/** The present time, read again each minute: for a countdown. */
export const useMinute = (): Date => {
  const read = useContext(NowContext);
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), MINUTE);
    return () => clearInterval(timer);
  }, [read]);
  return now;
};
