import path from "node:path";

const built = (file: string): string => path.resolve("node_modules/react-router/dist/production", file);

/**
 * react-router's `exports` do not name its production build and always resolve to the development build. These
 * aliases resolve to the production build; the build fails if a file is missing.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: built("index.mjs") },
  { find: /^react-router\/dom$/, replacement: built("dom-export.mjs") },
];
