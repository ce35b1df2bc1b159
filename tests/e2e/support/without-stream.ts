import type { Page } from "@playwright/test";
import { followChanges } from "../../../src/api/change-stream.ts";

/** Refuses the stream of changes: it stays open, so that the network is never idle, and tells at once that a session has ended. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route(`**${followChanges.path}`, (route) => route.abort());

/** Keeps the stream of changes open without a word, so that nothing of what another test changes is asked for again. */
export const withSilentStream = (page: Page): Promise<unknown> =>
  page.route(`**${followChanges.path}`, () => {});
