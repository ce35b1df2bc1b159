import type { Notes } from "./notes.ts";

/**
 * Waits until these errors, and no others, are what the page has reported, each at least once, and takes them out:
 * every test fails on errors that are left. The browser reports an error in its own time, also after what a person sees of it.
 */
export const expectPageErrors = async (found: Notes<string>, expected: readonly unknown[]): Promise<void> => {
  await found.expectOf((errors) => [...new Set(errors)]).toEqual(expected);
  found.clear();
};
