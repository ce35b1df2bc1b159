/** Loads a TypeScript module as `npm run dev` does, uses it, and lets go of Vite. */
export const withModule: <Value>(
  file: string,
  work: (module: unknown) => Value | Promise<Value>,
) => Promise<Value>;
