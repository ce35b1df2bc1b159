import { deskReady, isJournalHandOver } from "../../../domain/shell/journal-hand-over.ts";

/** Receives journals from the window that opened this one, from the portal's own origin only. */
export const listenForHandOver = (take: (journal: Blob) => void): (() => void) => {
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin === location.origin && source === window.opener && isJournalHandOver(data))
      take(new Blob([data.text], { type: "application/json" }));
  };
  window.addEventListener("message", hear);
  const opener = window.opener as Window | null;
  opener?.postMessage(deskReady, location.origin);
  return () => window.removeEventListener("message", hear);
};
