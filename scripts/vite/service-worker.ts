import { createHash } from "node:crypto";
import fs from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";
import type { BuildFiles } from "../../src/worker/build-files.ts";

const PAGE = "index.html";
/** The icons of the page, which have no hash in their names. */
const icons = ["favicon.svg"];

const pathsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);

/** The files of a build. Its name depends on all of them: names of assets follow from their content. */
const filesOf = (bundle: Rolldown.OutputBundle, html: string, publicDir: string): BuildFiles => {
  const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
  const hash = createHash("sha256").update(JSON.stringify([html, assets.toSorted()]));
  for (const icon of icons) hash.update(fs.readFileSync(`${publicDir}/${icon}`));
  return {
    id: hash.digest("base64url").slice(0, 12),
    first: [...pathsIn(html), ...icons.map((icon) => `/${icon}`)],
    assets: assets.map((file) => `/${file}`),
  };
};

/** The worker as one script that knows the build's files. */
const workerWith = async (files: BuildFiles, entry: string): Promise<string> => {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { builtFiles: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error("The service worker is more than one file");
  return script.code;
};

/** Builds `/service-worker.js` from the portal's finished files, and names the build in the page's head. */
export const serviceWorker = (entry: string): Plugin => {
  let publicDir = "";
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== "asset") throw new Error(`The build has no ${PAGE}`);
        const html = page.source.toString();
        const files = filesOf(bundle, html, publicDir);
        page.source = html.replace("<title>", `<meta name="build" content="${files.id}" />\n    <title>`);
        this.emitFile({
          type: "asset",
          fileName: "service-worker.js",
          source: await workerWith(files, entry),
        });
      },
    },
  };
};
