import { fromCallback, fromPromise } from "xstate";
import { setUserSessionCookie } from "../../api/session.calls.ts";
import { failed } from "../../domain/kit/call-failure.ts";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";
import type { Discovery, SignOnTell } from "../../machines/session/sign-on-events.ts";
import { signOnMachine } from "../../machines/session/sign-on.machine.ts";
import { rememberSignOn } from "../browser/cookies.ts";
import type { KeycloakAdapter } from "../sign-on/keycloak-adapter.ts";
import { realmOf } from "../sign-on/realm.ts";
import { discover, loadAdapter, takeLook, type SilentLook } from "../sign-on/silent-look.ts";
import type { RunCall } from "./run-call.ts";

/** Maximum time that a person waits for the identity server's response, in ms. */
const PROBE_LIMIT = 3000;

/** The dependencies of single sign-on. */
interface Portal {
  readonly run: RunCall;
  /** Settles when the first screen is rendered. */
  readonly firstScreen: Promise<void>;
}

interface SignOnOptions {
  readonly config: Pick<PortalConfig, "identity" | "productionPortal">;
  readonly origin: string;
  /** The BCP 47 tag of the identity server's pages. */
  readonly language: () => string;
  /** Settles when requests to the identity server no longer delay the first screen. */
  readonly mayLook: Promise<void>;
}

/** Single sign-on with the real adapter, whose code is loaded on first use. */
export const liveSignOn = (
  { run, firstScreen }: Portal,
  { config, origin, language, mayLook }: SignOnOptions,
) => {
  const realm = realmOf(config.identity, origin);
  let early: SilentLook | undefined;
  let loading: Promise<KeycloakAdapter> | undefined;
  const adapter = (): Promise<KeycloakAdapter> => {
    loading ??= early?.adapter ?? loadAdapter(realm);
    // A failed load is repeated on the next use.
    loading.catch(() => {
      loading = undefined;
      early = undefined;
    });
    return loading;
  };
  return signOnMachine.provide({
    actors: {
      probe: fromPromise(async () => {
        await mayLook;
        early = takeLook(realm);
        // Loads the code in parallel, which saves a round trip; a failure is handled where the code is awaited.
        adapter().catch(() => {});
        const found = await Promise.race([
          early?.found ?? discover(realm),
          new Promise<Discovery>((resolve) => {
            setTimeout(() => resolve({ _tag: "Down" }), PROBE_LIMIT);
          }),
        ]);
        if (found._tag !== "Up") early = undefined;
        return found;
      }),
      initialise: fromPromise(async ({ input: { attempt } }) => {
        const { initialise } = await adapter();
        const begun = early?.initialised;
        early = undefined;
        // What the first attempt does not tell, a later one does.
        return begun ?? initialise({ statusFirst: attempt > 1 });
      }),
      refreshToken: fromPromise(async () => (await adapter()).refresh()),
      setSessionCookie: fromPromise(async ({ signal }) => {
        await firstScreen;
        const token = (await adapter()).token();
        return token === undefined
          ? failed({ _tag: "SessionExpired" })
          : run(setUserSessionCookie, { token }, signal, { unreported: true });
      }),
      clearToken: fromPromise(async () => (await adapter()).clearToken()),
      goToLogin: fromPromise(async ({ input }) => (await adapter()).goToLogin(input.returnTo, language())),
      goToLogout: fromPromise(async ({ input }) => (await adapter()).goToLogout(config, input)),
      rememberSignOn: fromCallback<SignOnTell>(({ receive }) =>
        receive(({ type }) => rememberSignOn(type === "signOn.known")),
      ),
      watchAdapter: fromCallback(({ sendBack }) => {
        const watching = adapter().then(({ watch, follow }) => {
          void firstScreen.then(follow);
          return watch((news) => sendBack({ type: `adapter.${news}` }));
        });
        return () => void watching.then((stop) => stop());
      }),
    },
  });
};

export type LiveSignOn = ReturnType<typeof liveSignOn>;
