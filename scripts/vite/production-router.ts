import path from "node:path";

const built = (file: string): string => path.resolve("node_modules/react-router/dist/production", file);

/**
 * react-router ships a build for production that its `exports` name nowhere: they give everybody the one for development,
 * whatever the conditions are. These aliases take the other; one that is not there any more fails the build.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: built("index.mjs") },
  { find: /^react-router\/dom$/, replacement: built("dom-export.mjs") },
];
