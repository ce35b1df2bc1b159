import { labels } from "./labels.ts";

/** Walks fire some transitions in thousands of tests. */
const MOST = 20;

/** The tests to list, and what to say of the others; undefined if there are none. */
export const listedTests = (
  tests: readonly string[],
): { readonly listed: readonly string[]; readonly more: string | undefined } => ({
  listed: tests.slice(0, MOST),
  more: tests.length > MOST ? labels.coverage.more(tests.length - MOST) : undefined,
});
