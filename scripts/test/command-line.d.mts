/** A command as a person types it: `npx` in front of a package's program. */
export const typed: (command: string, args: readonly string[]) => string;

/** A pattern that matches a text alone. */
export const escaped: (text: string) => string;
