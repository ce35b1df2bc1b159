/**
 * The name of the page's build, by which service worker and page know each other's; undefined in development, and where the
 * browser has no service workers, such as on an insecure origin.
 */
export const ownBuild = (): string | undefined =>
  "serviceWorker" in navigator
    ? document.querySelector<HTMLMetaElement>("meta[name=build]")?.content
    : undefined;
