import { useEffect, useState } from "react";

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 400;

/** A typed text, once nothing has been typed for a moment. */
export const useTyped = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
};
