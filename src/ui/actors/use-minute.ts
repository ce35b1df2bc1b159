import { useContext, useEffect, useState } from "react";
import { NowContext } from "./use-now.ts";

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
