import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { buildIn } from "../../../../src/worker/build-files.ts";
import { shortLived } from "../../../support/portal/node-flags.ts";
import { startServer } from "../../support/server.ts";
import { copyTemplate } from "../../support/test.ts";

/** A portal whose built files are a copy of its own, so that a test can publish others. */
interface Published extends AsyncDisposable {
  readonly url: string;
  /** Publishes a new build at the same address, without any file of the one before that has another content or name. */
  readonly publishNewBuild: () => Promise<void>;
}

const BUILD = "dist/portal";

const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Gives the build another name, and all scripts with a hash another hash, as a change in each of them would. */
const changeBuild = (folder: string): void => {
  const hashed = filesIn(path.join(folder, "assets"))
    .map((file) => path.basename(file))
    .flatMap((name) => /-([\w-]{8})\.js$/.exec(name)?.[1] ?? []);
  const id = buildIn(fs.readFileSync(path.join(folder, "index.html"), "utf8")) ?? "";
  const changed = (text: string): string =>
    [id, ...hashed.map((hash) => `-${hash}.js`)].reduce(
      (all, old) => all.replaceAll(old, old.replace(/[\w-]{4}(\.js)?$/, "2222$1")),
      text,
    );
  for (const file of filesIn(folder)) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = fs.readFileSync(file, "utf8");
    fs.rmSync(file);
    fs.writeFileSync(path.join(path.dirname(file), changed(path.basename(file))), changed(text));
  }
};

/** Starts a portal on a copy of the demo data and of the build. */
export const servePublished = async (): Promise<Published> => {
  const folder = `.cache/e2e-${randomUUID()}`;
  const [dataDir, files] = [path.join(folder, "data"), path.join(folder, "portal")];
  copyTemplate(dataDir);
  // Without the compressed files: those of the build before would be sent.
  fs.cpSync(BUILD, files, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  let server = await startServer(dataDir, { STATIC_DIR: files }, shortLived);
  const { url } = server;
  return {
    url,
    publishNewBuild: async () => {
      await server.stop();
      changeBuild(files);
      server = await startServer(dataDir, { STATIC_DIR: files, PORT: new URL(url).port }, shortLived);
    },
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
