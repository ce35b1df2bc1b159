import type { CallReport } from "./client.ts";

type Hear = (report: CallReport) => void;

/** Passes on what the client says of each finished call: the client exists before whoever listens does. */
export const createCallReports = () => {
  const listeners = new Set<Hear>();
  return {
    report: (report: CallReport): void => {
      for (const hear of listeners) hear(report);
    },
    /** Hears every report until the returned function is called. */
    listen: (hear: Hear): (() => void) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
};

export type CallReports = ReturnType<typeof createCallReports>;
