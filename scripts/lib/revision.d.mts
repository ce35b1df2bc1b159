import type { MachineIr } from "../../src/atlas/model/atlas-model.ts";

/** Where git knows no such revision, or its machines cannot be read. */
export class RevisionRefused extends Error {}

/**
 * The machines of another revision as plain data: its sources are checked out as a git worktree in a temporary folder and
 * read with the packages that are installed here. The worktree is removed in any case.
 */
export const machinesOf: (revision: string, repository?: string) => Promise<readonly MachineIr[]>;
