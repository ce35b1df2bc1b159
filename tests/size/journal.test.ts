import path from "node:path";
import zlib from "node:zlib";
import { build, loadConfigFromFile, mergeConfig, type Plugin, type Rolldown } from "vite";
import { expect, test, vi } from "vitest";
import { firstLoad } from "../../scripts/vite/first-load.ts";

const KB = 1000;

/** A replacement of the recorder that records nothing. */
const silentRecorder: Plugin = {
  name: "silent-recorder",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/journal/recorder.ts") ? "\0silent-recorder" : undefined),
  load: (id) =>
    id === "\0silent-recorder" ? "export const createRecorder = () => ({ inspect: () => {} })" : undefined,
};

/** The gzip size of the first load in bytes, of a build that is not written to disk. */
const sizeWith = async (...plugins: readonly Plugin[]): Promise<number> => {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
  const built = await build(
    mergeConfig(loaded?.config ?? {}, {
      configFile: false,
      logLevel: "error",
      plugins,
      build: { write: false },
    }),
  );
  const chunks = [built]
    .flat()
    .flatMap((bundle) => ("output" in bundle ? bundle.output : []))
    .filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const first = firstLoad(
    chunks,
    ["src/app/main.ts", "src/app/view.tsx"].map((file) => path.resolve(file)),
  );
  return first.reduce((total, { code }) => total + zlib.gzipSync(code, { level: 9 }).length, 0);
};

test("the journal's share of the first load is at most 3 kB gzip", async () => {
  // React's development build is larger.
  vi.stubEnv("NODE_ENV", "production");
  const [all, without] = [await sizeWith(), await sizeWith(silentRecorder)];
  vi.unstubAllEnvs();
  console.log(`journal: ${((all - without) / KB).toFixed(1)} kB of ${(all / KB).toFixed(1)} kB`);
  expect(all - without).toBeGreaterThan(1 * KB);
  expect(all - without).toBeLessThanOrEqual(3 * KB);
}, 240_000);
