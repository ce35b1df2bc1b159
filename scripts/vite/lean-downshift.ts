import type { Plugin } from "vite";

/**
 * Downshift hangs constants on each of its hooks, and a bundler keeps what is written to: without these lines it leaves out
 * the hooks that nothing uses, half of the package. Whoever comes to need one of the constants takes its name out of here.
 */
export const leanDownshift = (): Plugin => ({
  name: "lean-downshift",
  apply: "build",
  transform: {
    filter: { id: /downshift\.esm\.mjs$/ },
    handler: (code) => ({
      code: code.replaceAll(
        /^(?:useCombobox|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm,
        "",
      ),
      map: null,
    }),
  },
});
