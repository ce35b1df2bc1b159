import path from "node:path";
import type { DevEnvironment } from "vite";
import { KEPT } from "../../src/atlas/build/kept-file.ts";
import { keptIn, type Kept } from "../../src/atlas/build/kept.ts";

type Graph = Pick<DevEnvironment["moduleGraph"], "getModulesByFile">;

interface Remembered {
  readonly at: string;
  readonly value: unknown;
}

/**
 * For each build of the atlas in development, what earlier ones have made from modules that Vite has not invalidated
 * since. Nothing of it is written to the disk: a file may have changed before Vite has noticed. What `npm run atlas` has
 * kept is used.
 */
export const keptInDevelopment = (graph: Graph, folder = KEPT): (() => Kept) => {
  const remembered = new Map<string, Remembered>();
  /** When the modules were last invalidated; undefined if one is not loaded. */
  const loadedAt = (sources: readonly string[]): string | undefined => {
    const times = sources.map((source) => {
      const [module] = graph.getModulesByFile(path.resolve(source)) ?? [];
      return module?.transformResult ? module.lastInvalidationTimestamp : undefined;
    });
    return times.includes(undefined) ? undefined : times.join(" ");
  };
  return () => {
    const disk = keptIn(folder, { writesBySources: false });
    return {
      byText: disk.byText,
      bySources: async (kind, sources, make) => {
        const name = [kind, ...sources].join(" ");
        const known = remembered.get(name);
        if (known !== undefined && known.at === loadedAt(sources)) return known.value as never;
        const value = await disk.bySources(kind, sources, make);
        const at = loadedAt(sources);
        if (at !== undefined) remembered.set(name, { at, value });
        return value;
      },
    };
  };
};
