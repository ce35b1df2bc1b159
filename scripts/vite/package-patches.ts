import MagicString from "magic-string";
import type { Plugin } from "vite";

/** Text of a package that the bundle leaves out: `text` stands in `module` exactly once, or the build fails. */
export interface Patch {
  /** The end of the module's path. */
  readonly module: string;
  readonly text: string;
}

/**
 * Downshift hangs constants on each of its hooks, and a bundler keeps what is written to: without these lines it leaves out
 * the hooks that nothing uses, half of the package. Whoever comes to need one of the constants takes its line out of here.
 */
const patches: readonly Patch[] = [
  "useCombobox.stateChangeTypes = stateChangeTypes$2;",
  "useMultipleSelection.stateChangeTypes = stateChangeTypes$1;",
  "_useTagGroup.stateChangeTypes = stateChangeTypes;",
].map((text) => ({ module: "/node_modules/downshift/dist/downshift.esm.mjs", text }));

/** A module without the text of its patches; an error where a text is not there exactly once. */
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

/** Leaves the patches' text out of packages; fails where a package has changed or is not part of the build any more. */
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
