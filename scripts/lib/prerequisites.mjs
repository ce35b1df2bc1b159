import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(":")
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

const findChromium = () =>
  [
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].find((file) => file !== undefined && fs.existsSync(file)) ?? onPath("chromium");

const findPostgres = () => {
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian)
    ? fs.readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return (
    versions
      .map((version) => path.join(debian, version, "bin"))
      .find((folder) => fs.existsSync(path.join(folder, "initdb"))) ?? onPath("initdb")
  );
};

const needs = {
  chromium: {
    find: findChromium,
    hint: "Chromium: on Debian `apt-get install chromium`, else set CHROMIUM to the browser's path",
  },
  postgresql: {
    find: findPostgres,
    hint: "PostgreSQL: on Debian `apt-get install postgresql`, else put initdb on the PATH",
  },
};

/** Finds what the tests need, installs it where possible (Debian, as root), otherwise reports what to install. */
export const ensure = (names, say) => {
  const missing = names.filter((name) => needs[name].find() === undefined);
  if (missing.length > 0 && process.getuid?.() === 0 && onPath("apt-get") !== undefined) {
    say(`Installing ${missing.join(" and ")} …`);
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    try {
      execFileSync("apt-get", ["update", "-qq"], options);
      execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], options);
    } catch {
      say("apt-get did not succeed.");
    }
  }
  const absent = names.filter((name) => needs[name].find() === undefined);
  for (const name of absent) say(`Missing: ${needs[name].hint}.`);
  return absent.length === 0;
};
