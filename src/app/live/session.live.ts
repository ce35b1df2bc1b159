import { fromCallback, fromPromise } from "xstate";
import { checkUserSession, getPartnerData, login, logout } from "../../api/session.calls.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import { toCheckResult, toLoginResult, type CheckResult } from "../../domain/session/session.ts";
import { pendingLogoutMachine } from "../../machines/session/pending-logout.machine.ts";
import type { UserData } from "../../domain/session/user.ts";
import { sessionClockMachine } from "../../machines/session/session-clock.machine.ts";
import { sessionFollowMachine } from "../../machines/session/session-follow.machine.ts";
import type { PendingLogoutEvent, TabsTell } from "../../machines/session/session-events.ts";
import { sessionMachine } from "../../machines/session/session.machine.ts";
import { signInMachine } from "../../machines/session/sign-in.machine.ts";
import { rememberPendingLogout } from "../browser/pending-logout.ts";
import { clearPortalStorage } from "../browser/tab-storage.ts";
import type { Tabs } from "../browser/tabs.ts";
import type { RunCall } from "./run-call.ts";
import type { LiveSignOn } from "./sign-on.live.ts";

/** The dependencies of the session besides calls. */
export interface SessionSurroundings {
  readonly signOn: LiveSignOn;
  readonly tabs: Tabs;
  /** Settles when the first screen is rendered; loads that it does not need wait for it. */
  readonly firstScreen: Promise<void>;
  /** True where the browser shows a cookie that comes with a session. */
  readonly mayHaveSession: () => boolean;
  /** Starts to load the screen after sign-in while the server is asked. */
  readonly beginNext: () => void;
  /** Sends that screen's first reads, once it is known who has signed in. */
  readonly readNext: (user: UserData) => void;
}

/** The session with real calls, the adapter, and the browser's tabs and storage. */
export const liveSession = (
  run: RunCall,
  { signOn, tabs, firstScreen, mayHaveSession, beginNext, readNext }: SessionSurroundings,
) => {
  const checkSession = fromPromise<Outcome<CheckResult>>(async ({ signal }) =>
    toCheckResult(await run(checkUserSession, {}, signal)),
  );
  // The cookie beside the session is not shown where the calls go to another host, or another server sets none: the server is asked then.
  const isKept = async (signal: AbortSignal): Promise<boolean> => {
    if (mayHaveSession()) return true;
    const check = toCheckResult(await run(checkUserSession, {}, signal));
    return check._tag === "Failed" || check.answer._tag === "SignedIn";
  };
  const logOut = fromPromise<Outcome<unknown>>(({ signal }) => run(logout, {}, signal));
  return sessionMachine.provide({
    actors: {
      checkSession,
      pendingLogout: pendingLogoutMachine.provide({ actors: { logOut } }),
      clock: sessionClockMachine.provide({ actors: { checkSession } }),
      follow: sessionFollowMachine.provide({ actors: { checkSession } }),
      signIn: signInMachine.provide({
        actors: {
          logIn: fromPromise(async ({ input: { credentials }, signal }) => {
            beginNext();
            const request =
              credentials._tag === "Password" ? credentials.request : { token: credentials.token };
            const result = toLoginResult(await run(login, request, signal));
            if (result._tag === "Failed" || result.answer._tag !== "Accepted") return result;
            if (!(await isKept(signal))) return answered({ _tag: "NotKept" });
            readNext(result.answer.user);
            return result;
          }),
        },
      }),
      // The user data contain a partner status, so the first screen does not wait for this call, and nobody is told that it failed.
      loadPartnerData: fromPromise(({ signal }) =>
        firstScreen.then(() => run(getPartnerData, {}, signal, { unreported: true })),
      ),
      logOut,
      rememberPending: fromCallback<PendingLogoutEvent>(({ receive }) =>
        receive(({ type }) => rememberPendingLogout(type === "logout.pending")),
      ),
      clearBrowserState: fromPromise(({ input }) =>
        Promise.resolve(answered(clearPortalStorage(input.scope))),
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
};
