/**
 * The name of the page's build, by which service worker and page know each other's; undefined in development, and where the
 * browser has no service workers, such as on an insecure origin.
 */
export const ownBuild = (): string | undefined =>
  "serviceWorker" in navigator
    ? document.querySelector<HTMLMetaElement>("meta[name=build]")?.content
    : undefined;

const buildMeta = /<meta name="build" content="([^"]+)"/;

/** True if the server's page is of another build than this one, whose files it need not have any more; false where it cannot be told. */
export const isReplaced = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const [, served] = buildMeta.exec(answer.ok ? await answer.text() : "") ?? [];
    return own !== undefined && served !== undefined && served !== own;
  } catch {
    return false;
  }
};
