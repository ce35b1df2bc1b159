import MagicString from "magic-string";
import type { Plugin } from "vite";

/** Text of a package that the bundle leaves out or replaces: the build fails unless `text` occurs exactly once in `module`. */
export interface Patch {
  /** The end of the module's path. */
  readonly module: string;
  readonly text: string;
  readonly instead?: string;
}

/**
 * Downshift assigns constants to each of its hooks, and assignments keep a hook in the bundle: without these lines
 * the unused hooks, half of the package, are removed. To use one of the constants, remove its line here.
 */
const downshiftHooks = [
  "useCombobox.stateChangeTypes = stateChangeTypes$2;",
  "useMultipleSelection.stateChangeTypes = stateChangeTypes$1;",
  "_useTagGroup.stateChangeTypes = stateChangeTypes;",
].map((text): Patch => ({ module: "/node_modules/downshift/dist/downshift.esm.mjs", text }));

/**
 * The same holds for components of react-router that the portal does not use: names for React's developer tools, and
 * calls that nothing declares free of side effects, keep them and all that they use in the first load.
 */
const routerComponents = [
  { text: "var Form = React10.forwardRef(", instead: "var Form = /* @__PURE__ */ React10.forwardRef(" },
  { text: 'Form.displayName = "Form";' },
  { text: 'ScrollRestoration.displayName = "ScrollRestoration";' },
  // Links prefetch in the framework mode of react-router only.
  {
    text: `let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(
      prefetch,
      rest
    );`,
    instead: "let prefetchRef, prefetchHandlers;",
  },
  {
    text: "return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;",
    instead: "return link;",
  },
  { text: 'HistoryRouter.displayName = "unstable_HistoryRouter";' },
].map((patch): Patch => ({
  module: "/node_modules/react-router/dist/production/chunk-7RTFRKQW.mjs",
  ...patch,
}));

const patches: readonly Patch[] = [...downshiftHooks, ...routerComponents];

/** A module with its patches; throws if a text does not occur exactly once. */
export const patched = (code: string, file: string, wanted: readonly Patch[]) => {
  const edited = new MagicString(code, { filename: file });
  for (const { text, instead = "" } of wanted) {
    const [at, times] = [code.indexOf(text), code.split(text).length - 1];
    if (times !== 1)
      throw new Error(
        `${file} has changed: "${text}" stands in it ${times} times, not once (package-patches.ts)`,
      );
    edited.update(at, at + text.length, instead);
  }
  return { code: edited.toString(), map: edited.generateMap({ source: file, hires: "boundary" }) };
};

/** Patches packages; the build fails if a package has changed or is no longer bundled. */
export const packagePatches = (wanted: readonly Patch[] = patches): Plugin => {
  const seen = new Set<string>();
  return {
    name: "package-patches",
    apply: "build",
    transform: {
      filter: {
        id: wanted.map(({ module }) => new RegExp(`${module.replaceAll(/[./]/g, String.raw`\$&`)}$`)),
      },
      handler: (code, id) => {
        const mine = wanted.filter(({ module }) => id.endsWith(module));
        for (const { module } of mine) seen.add(module);
        return mine.length === 0 ? null : patched(code, id, mine);
      },
    },
    buildEnd: (error) => {
      const unused = wanted.find(({ module }) => !seen.has(module));
      if (error === undefined && unused !== undefined)
        throw new Error(`${unused.module} is not part of the build: its patch can go (package-patches.ts)`);
    },
  };
};
