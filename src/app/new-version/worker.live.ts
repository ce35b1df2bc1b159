import { fromCallback } from "xstate";
import type { WorkerRequest } from "../../machines/shell/new-version.machine.ts";
import { CODE_GONE } from "../../ui/code/import-or-gone.ts";
import { reloadPage } from "../../ui/code/reload-page.ts";
import type { PageNews, WorkerNews } from "../../worker/build-files.ts";
import { registerWorker } from "../browser/portal-worker.ts";

/**
 * The files that the page has loaded so far, by path: the first visit begins before there is a worker. What is on its way when
 * the worker takes over is kept with the next visit.
 */
const loadedPaths = (): readonly string[] =>
  performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);

/** The service worker as the page's partner: tells of a build that is not `build`. Returns how it is asked for new ones, and how it ends. */
const followWorker = (build: string, found: () => void) => {
  const { serviceWorker } = navigator;
  const greet = (): void =>
    serviceWorker.controller?.postMessage({ loaded: loadedPaths() } satisfies PageNews);
  const hear = ({ data }: MessageEvent<WorkerNews>): void => {
    if (data.build !== build) found();
  };
  serviceWorker.addEventListener("message", hear);
  serviceWorker.addEventListener("controllerchange", greet);
  greet();
  // Where the browser allows no worker, or the server does not answer, the portal works without.
  const registered = registerWorker().catch(() => undefined);
  return {
    look: (): void => void registered.then((registration) => registration?.update()).catch(() => {}),
    stop: (): void => {
      serviceWorker.removeEventListener("message", hear);
      serviceWorker.removeEventListener("controllerchange", greet);
    },
  };
};

/** Tells of code that is gone, also of what was gone before: its mark is there. Returns how it ends. */
const followGone = (found: () => void) => {
  const seen = (list: Pick<PerformanceObserverEntryList, "getEntriesByName">): void => {
    if (list.getEntriesByName(CODE_GONE).length > 0) found();
  };
  const observer = new PerformanceObserver(seen);
  observer.observe({ entryTypes: ["mark"] });
  seen(performance);
  return () => observer.disconnect();
};

/**
 * What tells of a newer version than `build`, the page's own: the service worker, which is asked for new ones, and code that is gone. Without a
 * `build` there is no worker, and it begins when the page rests.
 */
export const liveWorker = (build: string | undefined, atRest: Promise<void>) =>
  fromCallback<WorkerRequest>(({ sendBack, receive }) => {
    const found = (): void => sendBack({ type: "version.found" });
    let worker: ReturnType<typeof followWorker> | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      await atRest;
      if (build !== undefined && !isOver) worker = followWorker(build, found);
    };
    void begin();
    const leave = followGone(found);
    receive(({ type }) => {
      if (type === "worker.load") reloadPage();
      else worker?.look();
    });
    return () => {
      isOver = true;
      leave();
      worker?.stop();
    };
  });
