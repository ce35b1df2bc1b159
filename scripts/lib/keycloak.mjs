import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** The release that the portal is proved on. */
export const KEYCLOAK_VERSION = "26.7.3";

const CACHE = path.resolve(".cache/keycloak");
const folder = `keycloak-${KEYCLOAK_VERSION}`;

/** Where a Keycloak is, or will be once it was fetched: `KEYCLOAK_HOME`, or the cache. */
export const keycloakHome = () => process.env.KEYCLOAK_HOME ?? path.join(CACHE, folder);

/** The home of a Keycloak that is there. */
export const findKeycloak = () =>
  fs.existsSync(path.join(keycloakHome(), "bin/kc.sh")) ? keycloakHome() : undefined;

/** Fetches Keycloak by Maven into the cache, unless `KEYCLOAK_HOME` names one. */
export const fetchKeycloak = (say) => {
  if (process.env.KEYCLOAK_HOME !== undefined) return;
  const artifact = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK_VERSION}:zip`;
  say(`Fetching ${artifact} …`);
  fs.mkdirSync(CACHE, { recursive: true });
  const unpacked = fs.mkdtempSync(path.join(CACHE, "fetched-"));
  try {
    execFileSync(
      "mvn",
      ["-q", "-B", "dependency:unpack", `-Dartifact=${artifact}`, `-DoutputDirectory=${unpacked}`],
      // Maven makes a folder for its marks where it runs.
      { cwd: unpacked, stdio: ["ignore", "ignore", "inherit"] },
    );
    fs.renameSync(path.join(unpacked, folder), path.join(CACHE, folder));
  } catch {
    say("Maven did not succeed.");
  } finally {
    fs.rmSync(unpacked, { recursive: true, force: true });
  }
};
