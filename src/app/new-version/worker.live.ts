import { fromCallback } from "xstate";
import type { WorkerRequest } from "../../machines/shell/new-version.machine.ts";
import type { PageNews, WorkerNews } from "../../worker/build-files.ts";
import { registerWorker } from "../browser/portal-worker.ts";

/**
 * The files that the page has loaded so far, by path: the first visit begins before there is a worker. What is on its way when
 * the worker takes over is kept with the next visit.
 */
const loadedPaths = (): readonly string[] =>
  performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);

/** The service worker as the page's partner: registers it, tells of a build that is not `build`, and looks for new ones when it is asked. */
export const liveWorker = (build: string, load: () => void) =>
  fromCallback<WorkerRequest>(({ sendBack, receive }) => {
    const { serviceWorker } = navigator;
    const greet = (): void =>
      serviceWorker.controller?.postMessage({ loaded: loadedPaths() } satisfies PageNews);
    const hear = ({ data }: MessageEvent<WorkerNews>): void => {
      if (data.build !== build) sendBack({ type: "version.found" });
    };
    serviceWorker.addEventListener("message", hear);
    serviceWorker.addEventListener("controllerchange", greet);
    greet();
    // Where the browser allows no worker, or the server does not answer, the portal works without.
    const registered = registerWorker().catch(() => undefined);
    receive(({ type }) => {
      if (type === "worker.load") load();
      else void registered.then((registration) => registration?.update()).catch(() => {});
    });
    return () => {
      serviceWorker.removeEventListener("message", hear);
      serviceWorker.removeEventListener("controllerchange", greet);
    };
  });
