import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { vi } from "vitest";
import { readMark } from "../../../server/mark/mark.ts";
import { serveBuild } from "../../../server/http/portal-page.ts";
import { readStaticFiles } from "../../../server/http/static-files.ts";
import { precompress } from "../../../scripts/vite/precompress.ts";

/** The bare page, built and served as the portal is. */
interface Floor {
  readonly url: string;
  /** The folder of its build. */
  readonly folder: string;
  readonly close: () => void;
}

/** Builds the bare React page of `tests/bench/floor`, and serves it compressed and cached as the portal serves its own. */
export const startFloor = async (): Promise<Floor> => {
  const folder = path.resolve(".cache/bench-floor");
  // Vitest's own would make it React's build for development, which is twice as large.
  vi.stubEnv("NODE_ENV", "production");
  await build({
    root: "tests/bench/floor",
    configFile: false,
    logLevel: "error",
    plugins: [react(), precompress()],
    build: { outDir: folder, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const serve = await serveBuild({
    files: readStaticFiles(folder),
    otherBuild: () => Promise.resolve(undefined),
    config: undefined,
    mark: readMark({}),
    otherOrigins: [],
    origin: url,
    identityOrigin: undefined,
    reports: undefined,
    now: () => new Date(),
    report: (error) => {
      throw error;
    },
  });
  return {
    url,
    folder,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
