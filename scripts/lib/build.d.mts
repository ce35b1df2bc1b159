/** Builds the portal and the server; an up-to-date build is kept. Returns whether it succeeded. */
export const build: (say: (line: string) => void) => Promise<boolean>;

/** Builds what is out of date: `stamp` has the fingerprint of the sources of the last build, `make` returns whether it succeeded. */
export const buildOnce: (
  name: string,
  options: {
    readonly sources: readonly string[];
    readonly stamp: string;
    readonly make: () => Promise<boolean>;
  },
) => Promise<boolean>;
