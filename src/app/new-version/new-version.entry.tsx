import { createActor } from "xstate";
import { newVersionMachine } from "../../machines/shell/new-version.machine.ts";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import { NewVersion } from "../../ui/shell/new-version/new-version.tsx";
import { restOf } from "../screens/first-screen.ts";
import { keepTyped } from "./keep-typed.ts";
import { liveWorker } from "./worker.live.ts";

/**
 * Keeps what is typed for a reload, offers a version that is newer than the page's, and registers the service worker. `accountKey` is that
 * of the account whose page it is, `build` the page's own, where the browser has service workers.
 */
export const newVersionOf = (
  root: PortalRef,
  accountKey: () => string | undefined,
  build: string | undefined,
) => {
  keepTyped(root, accountKey);
  // Beside the root: it belongs to no account, and outlives them.
  const actor = createActor(
    newVersionMachine.provide({ actors: { worker: liveWorker(build, restOf(root)) } }),
  ).start();
  return { NewVersion: () => <NewVersion actor={actor} /> };
};
