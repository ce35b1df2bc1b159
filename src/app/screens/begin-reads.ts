import { canonicalPath, type RouteName } from "../../domain/shell/routes.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { askEarly } from "../early-answers.ts";
import { screenModules } from "./screen-modules.ts";

/** A decoded path segment; an invalid encoding is returned as is. */
const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/** The second path segment, which names what a screen shows. */
const idIn = (path: string): string => decoded(canonicalPath(path).split("/")[2] ?? "");

/** Where a screen is opened, in which language, and the origin of its calls. */
interface Opening {
  readonly path: string;
  readonly search: string;
  readonly locale: Locale;
  readonly base: string;
}

/** Sends a screen's first reads before the screen is there; its actors take the answers. */
export const beginReads = (name: RouteName, { path, search, locale, base }: Opening): void => {
  if (name === "login") return;
  const place = { id: idIn(path), search, locale, now: Date.now() };
  for (const read of screenModules[name].early) {
    const fields = read.fields(place);
    if (fields !== undefined) void askEarly(`${base}${read.path}`, fields);
  }
};
