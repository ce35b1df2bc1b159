/** What is run for changed files, and what is left out. */
export interface Selection {
  readonly areas: readonly string[];
  /** The files whose format, and whose rules, are checked. */
  readonly formatted: readonly string[];
  readonly linted: readonly string[];
  readonly tests: readonly string[];
  /** The machines whose walks and tables are run. */
  readonly machines: readonly string[];
  readonly browserTests: readonly string[];
  /** Patterns for the names of screens. */
  readonly screens: readonly string[];
  readonly leftOut: readonly string[];
}

/** `files`: all of the checkout; `importers`: for each module the files that import it. */
export const selectionOf: (checkout: {
  readonly changed: readonly string[];
  readonly files: readonly string[];
  readonly importers: ReadonlyMap<string, readonly string[]>;
}) => Selection;
