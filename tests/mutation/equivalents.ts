/**
 * Mutants that no test can notice, since the machine does the same: by the path of the source and the mutant's name,
 * with the reason.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "src/machines/session/sign-on.machine.ts": {
    "crashed: without entry clearPendingLogin":
      "the only way out is another login, which takes the place of what was pending.",
  },
};
