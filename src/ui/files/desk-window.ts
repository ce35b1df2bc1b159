import { isDeskReady, type JournalHandOver } from "../../domain/shell/journal-hand-over.ts";

/** Settles when the replay desk in that window reports that it listens; messages of other windows and origins are ignored. */
export const deskListens = (desk: Window | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === desk && isDeskReady(data)) resolve();
    };
    window.addEventListener("message", hear, { signal });
  });

/** Hands a journal to the replay desk in that window, which listens. */
export const handToDesk = (desk: Window | null, text: string): void =>
  desk?.postMessage({ type: "journal.handOver", text } satisfies JournalHandOver, location.origin);
