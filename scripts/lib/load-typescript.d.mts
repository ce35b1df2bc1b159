/** Loads a TypeScript module of a folder with sources as `npm run dev` does, uses it, and lets go of Vite. */
export const withModule: <Value>(
  file: string,
  work: (module: unknown) => Value | Promise<Value>,
  root?: string,
) => Promise<Value>;
