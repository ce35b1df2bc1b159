import type { CallFailure } from "./call-failure.ts";

/** Code does not load because a new version has replaced it (decisions/build). */
export class CodeGone extends Error {}

/** Why code did not load: a new version has replaced it, or the connection is broken. */
export const codeFailure = (error: unknown): CallFailure<never> => ({
  _tag: error instanceof CodeGone ? "Gone" : "Offline",
});
