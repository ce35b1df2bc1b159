import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fetchKeycloak, findKeycloak, KEYCLOAK_VERSION } from "./keycloak.mjs";

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(":")
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/**
 * The Chromium of the tests: without a browser's windows and services where it is installed, since that takes a quarter
 * less.
 */
export const findChromium = () =>
  [
    process.env.CHROMIUM,
    "/usr/lib/chromium/chromium-headless-shell",
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

const foldersIn = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** The library that gives the programs which load it another clock. */
export const findFaketime = () =>
  foldersIn("/usr/lib")
    .map((folder) => path.join(folder, "faketime/libfaketimeMT.so.1"))
    .find((file) => fs.existsSync(file));

/** WebKit's own small browser: /usr/lib/ARCHITECTURE/webkit2gtk-VERSION/MiniBrowser. */
const findMiniBrowser = () =>
  foldersIn("/usr/lib")
    .filter((folder) => /-linux-gnu\w*$/.test(folder))
    .flatMap(foldersIn)
    .filter((folder) => path.basename(folder).startsWith("webkit2gtk-"))
    .map((folder) => path.join(folder, "MiniBrowser"))
    .find((file) => fs.existsSync(file));

// Named as Debian's packages are, unless `package` says another; `obtain` gets what no package of Debian is.
const needs = {
  chromium: {
    package: "chromium-headless-shell",
    find: findChromium,
    hint: "Chromium: on Debian `apt-get install chromium-headless-shell` or `chromium`, else set CHROMIUM to the browser's path",
  },
  postgresql: {
    find: findPostgres,
    hint: "PostgreSQL: on Debian `apt-get install postgresql`, else put initdb on the PATH",
  },
  libfaketime: {
    find: findFaketime,
    hint: "libfaketime: on Debian `apt-get install libfaketime`",
  },
  taskset: {
    package: "util-linux",
    find: () => onPath("taskset"),
    hint: "taskset: on Debian `apt-get install util-linux`",
  },
  "firefox-esr": {
    find: () => onPath("firefox-esr") ?? onPath("firefox"),
    hint: "Firefox: on Debian `apt-get install firefox-esr`, else put firefox on the PATH",
  },
  "webkit2gtk-driver": {
    find: () => (findMiniBrowser() === undefined ? undefined : onPath("WebKitWebDriver")),
    hint: "WebKit: on Debian `apt-get install webkit2gtk-driver`",
  },
  xvfb: {
    find: () => onPath("Xvfb"),
    hint: "Xvfb: on Debian `apt-get install xvfb`, else put Xvfb on the PATH",
  },
  java: {
    package: "default-jre-headless",
    find: () => onPath("java"),
    hint: "Java 17 or newer: on Debian `apt-get install default-jre-headless`, else put java on the PATH",
  },
  maven: {
    find: () => findKeycloak() ?? onPath("mvn"),
    hint: "Maven: on Debian `apt-get install maven`, else put mvn on the PATH",
  },
  keycloak: {
    find: findKeycloak,
    obtain: fetchKeycloak,
    hint: `Keycloak: Maven fetches it, else set KEYCLOAK_HOME to the folder of a Keycloak ${KEYCLOAK_VERSION}`,
  },
};

/** The programs of the engines that `npm run test:engines` drives; undefined where one is not installed. */
export const enginePrograms = () => ({
  firefox: needs["firefox-esr"].find(),
  webkitDriver: needs["webkit2gtk-driver"].find(),
  miniBrowser: findMiniBrowser(),
  xvfb: needs.xvfb.find(),
});

/** Finds what the tests need, installs it where possible (Debian, as root), otherwise reports what to install. */
export const ensure = (names, say) => {
  const isMissing = (name) => needs[name].find() === undefined;
  const missing = names.filter((name) => isMissing(name) && needs[name].obtain === undefined);
  if (missing.length > 0 && process.getuid?.() === 0 && onPath("apt-get") !== undefined) {
    say(`Installing ${missing.join(" and ")} …`);
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    try {
      execFileSync("apt-get", ["update", "-qq"], options);
      const packages = missing.map((name) => needs[name].package ?? name);
      execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
    } catch {
      say("apt-get did not succeed.");
    }
  }
  for (const name of names) if (isMissing(name)) needs[name].obtain?.(say);
  const absent = names.filter(isMissing);
  for (const name of absent) say(`Missing: ${needs[name].hint}.`);
  return absent.length === 0;
};
