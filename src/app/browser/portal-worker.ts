/** The address of the service worker, which the build writes. */
const ADDRESS = "/service-worker.js";

/** What TypeScript's library does not describe yet: the part of Trusted Types that is needed here. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (asked: string) => string };
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
/** Whatever is asked for, it allows the one address. */
const policy = trustedTypes?.createPolicy("portal-worker", { createScriptURL: () => ADDRESS });

/** Registers the portal's service worker. Rejects where the browser allows none. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, { updateViaCache: "none" });
