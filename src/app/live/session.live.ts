import { fromCallback, fromPromise } from "xstate"
import { checkUserSession, getPartnerData, login, logout, setUserSessionCookie } from "../../api/session.calls.ts"
import type { TabsTell } from "../../machines/session-setup.ts"
import { sessionMachine } from "../../machines/session.machine.ts"
import { signOnMachine } from "../../machines/sign-on.machine.ts"
import { clearPortalStorage } from "../browser/tab-storage.ts"
import type { Tabs } from "../browser/tabs.ts"
import type { KeycloakAdapter } from "../sign-on/keycloak-adapter.ts"
import type { RunCall } from "./run-call.ts"

const liveSignOn = (adapter: KeycloakAdapter) =>
  signOnMachine.provide({
    actors: {
      probe: fromPromise(() => adapter.probe()),
      initialise: fromPromise(() => adapter.initialise()),
      refreshToken: fromPromise(() => adapter.refresh()),
      clearToken: fromPromise(() => Promise.resolve(adapter.clearToken())),
      goToLogin: fromPromise(({ input }) => adapter.goToLogin(input.returnTo)),
      goToLogout: fromPromise(({ input }) => adapter.goToLogout(input.returnTo)),
      watchAdapter: fromCallback(({ sendBack }) => adapter.watch((news) => sendBack({ type: `adapter.${news}` }))),
    },
  })

/** The session on real calls, the real adapter and the browser's own tabs and storage. */
export const liveSession = (run: RunCall, adapter: KeycloakAdapter, tabs: Tabs, quiet: Promise<void>) =>
  sessionMachine.provide({
    actors: {
      checkSession: fromPromise(({ signal }) => run(checkUserSession, {}, signal)),
      logIn: fromPromise(({ input, signal }) => run(login, input.request, signal)),
      startBySignOn: fromPromise(({ input, signal }) => run(setUserSessionCookie, { token: input.token }, signal)),
      // The user data names a partner status of its own: the first screen does not wait for this one.
      loadPartnerData: fromPromise(({ signal }) => quiet.then(() => run(getPartnerData, {}, signal))),
      logOut: fromPromise(({ signal }) => run(logout, {}, signal)),
      clearBrowserState: fromPromise(({ input }) => Promise.resolve(clearPortalStorage({ keepDrafts: input.scope === "silent" }))),
      watchTabs: fromCallback<TabsTell>(({ sendBack, receive }) => {
        receive(({ news }) => tabs.tell(news))
        return tabs.listen((news) => sendBack(news.kind === "extended" ? { type: "tabs.extended", seconds: news.seconds } : { type: `tabs.${news.kind}` }))
      }),
      signOn: liveSignOn(adapter),
    },
  })
