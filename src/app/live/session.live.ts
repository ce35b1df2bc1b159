import { fromCallback, fromPromise } from "xstate";
import {
  checkUserSession,
  getPartnerData,
  login,
  logout,
  setUserSessionCookie,
} from "../../api/session.calls.ts";
import type { TabsTell } from "../../machines/session-setup.ts";
import { sessionMachine } from "../../machines/session.machine.ts";
import { clearPortalStorage } from "../browser/tab-storage.ts";
import type { Tabs } from "../browser/tabs.ts";
import type { RunCall } from "./run-call.ts";
import type { LiveSignOn } from "./sign-on.live.ts";

/** What the session works with besides calls. */
export interface SessionSurroundings {
  readonly signOn: LiveSignOn;
  readonly tabs: Tabs;
  /** Settles when the first screen is there: what it does not need waits until then. */
  readonly quiet: Promise<void>;
  /** Begins to load the screen that a sign-in leads to: it comes while the server is asked. */
  readonly beginNext: () => void;
}

/** The session on real calls, the real adapter and the browser's own tabs and storage. */
export const liveSession = (run: RunCall, { signOn, tabs, quiet, beginNext }: SessionSurroundings) =>
  sessionMachine.provide({
    actors: {
      checkSession: fromPromise(({ signal }) => run(checkUserSession, {}, signal)),
      logIn: fromPromise(({ input, signal }) => {
        beginNext();
        return run(login, input.request, signal);
      }),
      startBySignOn: fromPromise(({ input, signal }) => {
        beginNext();
        return run(setUserSessionCookie, { token: input.token }, signal);
      }),
      // The user data names a partner status of its own: the first screen does not wait for this one.
      loadPartnerData: fromPromise(({ signal }) => quiet.then(() => run(getPartnerData, {}, signal))),
      logOut: fromPromise(({ signal }) => run(logout, {}, signal)),
      clearBrowserState: fromPromise(({ input }) =>
        Promise.resolve(clearPortalStorage({ keepDrafts: input.scope === "silent" })),
      ),
      watchTabs: fromCallback<TabsTell>(({ sendBack, receive }) => {
        receive(({ news }) => tabs.tell(news));
        return tabs.listen((news) =>
          sendBack(
            news.kind === "extended"
              ? { type: "tabs.extended", seconds: news.seconds }
              : { type: `tabs.${news.kind}` },
          ),
        );
      }),
      signOn,
    },
  });
