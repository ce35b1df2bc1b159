import type { Page } from "@playwright/test";
import { followChanges } from "../../../src/api/change-stream.ts";

/**
 * Answers the stream of changes in the pages that are opened from now on. Not by a route: with one, every file of a page
 * passes through the test's process, and none comes from the browser's cache, a quarter of what loading a page costs.
 */
const answerStream = (page: Page, how: "refused" | "silent"): Promise<unknown> =>
  page.addInitScript(
    ([path, answer]) => {
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) => {
        if (typeof input !== "string" || !input.endsWith(path)) return fetch(input, init);
        if (answer === "refused") return Promise.reject(new TypeError("The stream is refused"));
        return new Promise((_, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        });
      };
    },
    [followChanges.path, how] as const,
  );

/** Refuses the stream of changes: it stays open, so that the network is never idle, and tells at once that a session has ended. */
export const withoutStream = (page: Page): Promise<unknown> => answerStream(page, "refused");

/** Keeps the stream of changes open without a word, so that nothing of what another test changes is asked for again. */
export const withSilentStream = (page: Page): Promise<unknown> => answerStream(page, "silent");
