import type { Mark } from "./mark.ts";
import { markPaths } from "./mark-route.ts";

/** Styles with the mark inside them, which saves a visit its request. */
export const withMarkInside = (styles: string, mark: Mark): string =>
  (["light", "dark"] as const).reduce(
    (written, theme) =>
      written.replaceAll(
        new RegExp(`url\\((["']?)${markPaths[theme]}\\1\\)`, "g"),
        () => `url("data:image/svg+xml,${encodeURIComponent(mark[theme])}")`,
      ),
    styles,
  );
