import { createActor } from "xstate";
import { newVersionMachine } from "../../machines/shell/new-version.machine.ts";
import { NewVersion } from "../../ui/shell/new-version/new-version.tsx";
import type { PortalHistory } from "../browser/history.ts";
import { liveWorker } from "./worker.live.ts";

/** Registers the service worker, and offers a version that is newer than the page's; `build` names the page's own. */
export const newVersionOf = (build: string, history: PortalHistory) => {
  const reload = (): void => location.reload();
  // After the forms' own questions: they let go of the page with what they discard, and the browser does not ask again.
  const load = (): void => history.leave(() => void setTimeout(reload));
  // Beside the root: it belongs to no account, and outlives them.
  const actor = createActor(
    newVersionMachine.provide({ actors: { worker: liveWorker(build, load) } }),
  ).start();
  return { NewVersion: () => <NewVersion actor={actor} /> };
};
