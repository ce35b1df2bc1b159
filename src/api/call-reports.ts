import type { CallReport } from "./client.ts";

type Hear = (report: CallReport) => void;

/** Passes the client's call reports to listeners, which can subscribe after the client was created. */
export const createCallReports = () => {
  const listeners = new Set<Hear>();
  return {
    report: (report: CallReport): void => {
      for (const hear of listeners) hear(report);
    },
    /** Subscribes to every report; the returned function unsubscribes. */
    listen: (hear: Hear): (() => void) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
};

export type CallReports = ReturnType<typeof createCallReports>;
