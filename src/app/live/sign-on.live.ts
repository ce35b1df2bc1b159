import { fromCallback, fromPromise } from "xstate";
import { setUserSessionCookie } from "../../api/session.calls.ts";
import { failed } from "../../domain/kit/call-failure.ts";
import type { PortalConfig } from "../../domain/shell/portal-config.ts";
import { signOnMachine, type SignOnTell } from "../../machines/session/sign-on.machine.ts";
import { rememberSignOn } from "../browser/cookies.ts";
import { keepNextSignOn } from "../browser/next-sign-on.ts";
import { discover, loadAdapter, serverOf } from "../sign-on/discovery.ts";
import type { RunCall } from "./run-call.ts";
import type { AdapterOptions, KeycloakAdapter } from "../sign-on/keycloak-adapter.ts";

/** The dependencies of single sign-on. */
interface Portal {
  readonly run: RunCall;
  /** Settles when the first screen is rendered. */
  readonly firstScreen: Promise<void>;
}

interface SignOnOptions extends Omit<AdapterOptions, "realm"> {
  readonly identity: PortalConfig["identity"];
  readonly origin: string;
  /** Settles when requests to the identity server no longer delay the first screen. */
  readonly mayLook: Promise<void>;
}

/** Single sign-on with the real adapter, whose code is loaded on first use. */
export const liveSignOn = (
  { run, firstScreen }: Portal,
  { identity, origin, mayLook, ...options }: SignOnOptions,
) => {
  const realm = { ...identity, server: serverOf(identity, origin), origin };
  let description: unknown;
  let loading: Promise<KeycloakAdapter> | undefined;
  const adapter = (): Promise<KeycloakAdapter> => {
    loading ??= loadAdapter().then(({ createKeycloakAdapter }) =>
      createKeycloakAdapter({ realm, ...options }),
    );
    // A failed load is repeated on the next use.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return signOnMachine.provide({
    actors: {
      probe: fromPromise(async () => {
        await mayLook;
        const found = await discover(identity, origin);
        if (found._tag === "Up") ({ description } = found);
        return { _tag: found._tag };
      }),
      initialise: fromPromise(async () => (await adapter()).initialise(description)),
      refreshToken: fromPromise(async () => (await adapter()).refresh()),
      setSessionCookie: fromPromise(async ({ signal }) => {
        await firstScreen;
        const token = (await adapter()).token();
        return token === undefined
          ? failed({ _tag: "SessionExpired" })
          : run(setUserSessionCookie, { token }, signal, { unreported: true });
      }),
      clearToken: fromPromise(async () => (await adapter()).clearToken()),
      goToLogin: fromPromise(async ({ input }) => (await adapter()).goToLogin(input.returnTo)),
      goToLogout: fromPromise(async ({ input: { returnTo, signOnTo } }) => {
        if (signOnTo !== undefined) keepNextSignOn(signOnTo);
        await (await adapter()).goToLogout(returnTo);
      }),
      rememberSignOn: fromCallback<SignOnTell>(({ receive }) =>
        receive(({ type }) => rememberSignOn(type === "signOn.known")),
      ),
      watchAdapter: fromCallback(({ sendBack }) => {
        const watching = adapter().then(({ watch }) =>
          watch((news) => sendBack({ type: `adapter.${news}` })),
        );
        return () => void watching.then((stop) => stop());
      }),
    },
  });
};

export type LiveSignOn = ReturnType<typeof liveSignOn>;
