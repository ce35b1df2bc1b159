import { useState } from "react";
import { holdHandlers, type HoldBy } from "../../../ui/kit/overlays/hold.ts";

/** Whether a list is held: somebody points at it or has the focus in it, and is about to press a row. */
export const useHeld = () => {
  const [holds, setHolds] = useState<readonly HoldBy[]>([]);
  return {
    held: holds.length > 0,
    handlers: holdHandlers((by, held) =>
      setHolds((before) => [...before.filter((other) => other !== by), ...(held ? [by] : [])]),
    ),
  };
};
