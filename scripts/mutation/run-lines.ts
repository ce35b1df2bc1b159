import path from "node:path";
import { createServer, type Plugin } from "vite";
import type * as AllTables from "../../src/atlas/spec-tables/all-tables.ts";
import type * as PlayLine from "../../src/atlas/spec-tables/play-line.ts";
import type * as SpecTable from "../../src/atlas/spec-tables/spec-table.ts";
import type { Ended, Replaced } from "./run-tests.ts";

export interface LineRunner {
  /** Plays the lines of machines' tables, by the machines' names, and stops at the first that does not hold. */
  readonly run: (machines: readonly string[], replaced?: Replaced) => Promise<Ended>;
  readonly close: () => Promise<void>;
}

/** Plays lines in this process: a line takes milliseconds, a run of Vitest seconds. A machine that goes round in circles fails its line (`playLine`). */
export const startLines = async (): Promise<LineRunner> => {
  let now: Replaced | undefined;
  const replaces: Plugin = {
    name: "replaced-source",
    enforce: "pre",
    load: (id) => (now !== undefined && id === path.resolve(now.file) ? now.code : undefined),
  };
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    plugins: [replaces],
  });
  const { moduleGraph } = server.environments.ssr;

  /** Of a file and of all that imports it, the modules are made anew. */
  const forget = (file: string): void => {
    const seen = new Set<unknown>();
    const toForget = [...(moduleGraph.getModulesByFile(path.resolve(file)) ?? [])];
    for (const one of toForget) {
      if (seen.has(one)) continue;
      seen.add(one);
      moduleGraph.invalidateModule(one);
      toForget.push(...one.importers);
    }
  };
  const load = <Module>(file: string): Promise<Module> => server.ssrLoadModule(file) as Promise<Module>;

  const playAll = async (machines: readonly string[]): Promise<Ended> => {
    const { allTables } = await load<typeof AllTables>("/src/atlas/spec-tables/all-tables.ts");
    const { playLine, stageOf } = await load<typeof PlayLine>("/src/atlas/spec-tables/play-line.ts");
    const { sentenceOf } = await load<typeof SpecTable>("/src/atlas/spec-tables/spec-table.ts");
    for (const { module, table } of allTables.filter((one) => machines.includes(one.module.name))) {
      const stage = stageOf(...(await Promise.all([module.machine(), module.samples()])));
      for (const line of table.lines) {
        const { problems } = await playLine(stage, table, line);
        if (problems.length > 0)
          return {
            _tag: "Failed",
            test: `the table of ${module.name}: ${sentenceOf(line)}`,
            reason: problems.join("; "),
          };
      }
    }
    return { _tag: "Passed" };
  };

  return {
    run: async (machines, replaced) => {
      for (const one of [now, replaced]) if (one !== undefined) forget(one.file);
      now = replaced;
      try {
        return await playAll(machines);
      } catch (error) {
        return {
          _tag: "Failed",
          test: "no line, since the machine cannot be made",
          reason: error instanceof Error ? error.message : String(error),
        };
      }
    },
    close: () => server.close(),
  };
};
