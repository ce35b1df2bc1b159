import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { keycloakHome } from "../../../scripts/lib/keycloak.mjs";
import { createAdmin, type KeycloakAdmin } from "./keycloak-admin.ts";

/** A Keycloak in a process of its own, from the files that an operator starts it with. */
export interface Keycloak {
  readonly url: string;
  readonly admin: KeycloakAdmin;
  /** Settles when it answers for the first time. */
  readonly listening: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Lets it answer nobody, without ending its connections, until it goes on. */
  readonly freeze: () => void;
  readonly goOn: () => void;
  /** Starts it again on the same data and port. */
  readonly restart: () => Promise<void>;
}

const bootstrap = { username: "admin", password: "of the tests" };

/** The operator's files, and under which names a Keycloak imports them. */
const imported = {
  "realm.json": "partner-realm.json",
  "demo-people.json": "partner-users-0.json",
} as const;

/** A home of its own: Keycloak keeps its data beside its programs. The libraries are the shared ones. */
const prepareHome = (folder: string): void => {
  const shared = keycloakHome();
  for (const name of ["bin", "conf"])
    fs.cpSync(path.join(shared, name), path.join(folder, name), { recursive: true });
  for (const name of ["lib", "providers", "themes"])
    fs.symlinkSync(path.join(shared, name), path.join(folder, name));
  const importing = path.join(folder, "data/import");
  fs.mkdirSync(importing, { recursive: true });
  for (const [file, name] of Object.entries(imported))
    fs.copyFileSync(path.join("deploy/keycloak", file), path.join(importing, name));
};

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes("Listening on: http")) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`Keycloak ended with ${code}:\n${output}`)));
  });

/** Starts Keycloak on a port, for the portal at an address; it listens some time later. */
export const startKeycloak = ({
  folder,
  port,
  managementPort,
  portalUrl,
}: {
  readonly folder: string;
  readonly port: number;
  readonly managementPort: number;
  readonly portalUrl: string;
}): Keycloak => {
  prepareHome(folder);
  const run = (): ChildProcess =>
    spawn(
      path.join(folder, "bin/kc.sh"),
      [
        "start-dev",
        "--import-realm",
        "--http-host=127.0.0.1",
        `--http-port=${port}`,
        `--http-management-port=${managementPort}`,
      ],
      {
        env: {
          ...process.env,
          PORTAL_URL: portalUrl,
          KC_BOOTSTRAP_ADMIN_USERNAME: bootstrap.username,
          KC_BOOTSTRAP_ADMIN_PASSWORD: bootstrap.password,
          // It lives for a minute: compiling its code twice takes a quarter of its start.
          JAVA_OPTS_APPEND: "-XX:TieredStopAtLevel=1",
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
  let child = run();
  let started = listening(child);
  // Who waits for it hears of a failure.
  started.catch(() => {});
  const url = `http://localhost:${port}`;
  return {
    url,
    admin: createAdmin(url, bootstrap),
    listening: () => started,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
    restart: async () => {
      child = run();
      started = listening(child);
      await started;
    },
    freeze: () => void child.kill("SIGSTOP"),
    goOn: () => void child.kill("SIGCONT"),
  };
};
