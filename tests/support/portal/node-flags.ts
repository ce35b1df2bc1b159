/**
 * Options of Node for processes that live for one test: V8 does not optimize what it compiles from WebAssembly. Optimizing
 * PGlite took a third of a portal's start, and more than what a short test then saved.
 */
export const shortLived: readonly string[] = ["--liftoff-only"];
