import type { Locale } from "../../../domain/shell/locale.ts";
import type { Timeline } from "./timeline.ts";

/** The customer's language at a step, if the timeline names it: a step without one has that of the step before. */
export const localeAt = ({ steps }: Timeline, step: number): Locale | undefined =>
  steps.slice(0, step + 1).findLast(({ locale }) => locale !== undefined)?.locale;
