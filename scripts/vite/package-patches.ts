import MagicString from "magic-string";
import type { Plugin } from "vite";

/** Text of a package that the bundle leaves out: the build fails unless `text` occurs exactly once in `module`. */
export interface Patch {
  /** The end of the module's path. */
  readonly module: string;
  readonly text: string;
}

/**
 * Downshift assigns constants to each of its hooks, and assignments keep a hook in the bundle: without these lines
 * the unused hooks, half of the package, are removed. To use one of the constants, remove its line here.
 */
const patches: readonly Patch[] = [
  "useCombobox.stateChangeTypes = stateChangeTypes$2;",
  "useMultipleSelection.stateChangeTypes = stateChangeTypes$1;",
  "_useTagGroup.stateChangeTypes = stateChangeTypes;",
].map((text) => ({ module: "/node_modules/downshift/dist/downshift.esm.mjs", text }));

/** A module without the text of its patches; throws if a text does not occur exactly once. */
export const patched = (code: string, file: string, wanted: readonly Patch[]) => {
  const edited = new MagicString(code, { filename: file });
  for (const { text } of wanted) {
    const [at, times] = [code.indexOf(text), code.split(text).length - 1];
    if (times !== 1)
      throw new Error(
        `${file} has changed: "${text}" stands in it ${times} times, not once (package-patches.ts)`,
      );
    edited.remove(at, at + text.length);
  }
  return { code: edited.toString(), map: edited.generateMap({ source: file, hires: "boundary" }) };
};

/** Removes the patches' text from packages; the build fails if a package has changed or is no longer bundled. */
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
