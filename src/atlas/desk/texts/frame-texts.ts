import type { AnyTransitionDefinition } from "xstate";
import { routeOfPath } from "../../../domain/shell/routes.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { screenTitle } from "../../../ui/shell/navigation/page-title.tsx";
import type { Frame } from "../simulation/timeline.ts";
import { codeAdvice } from "./advice.ts";

/** What the customer saw at a frame, sentence by sentence: the screen's name, and what the screen showed (`shown`, read from the screen itself). */
export const customerView = (
  t: Text,
  { path, waiting }: Frame,
  shown: readonly string[],
): readonly string[] => [
  t("desk.saw.screen", { screen: screenTitle(t, routeOfPath(path).name) }),
  ...shown,
  ...(shown.length === 0 && waiting ? [t("desk.saw.waiting")] : []),
];

/** What to tell the customer at a frame: about the searched code, or the code of a response. */
export const agentScript = (t: Text, { codes, waiting }: Frame, wanted: string | undefined): string => {
  const code = codes.find((shown) => shown === wanted) ?? codes[0];
  if (code !== undefined) return codeAdvice(t, code);
  return t(waiting ? "desk.tell.waiting" : "desk.tell.fine");
};

/** A transition with its description. */
export interface LogLine {
  readonly machine: string;
  readonly text: string;
}

const describe = ({ eventType, description }: AnyTransitionDefinition): string => description ?? eventType;

/** The transitions of a frame with their descriptions. */
export const systemLog = ({ taken }: Frame): readonly LogLine[] =>
  taken.map(({ machine, transition }) => ({ machine, text: describe(transition) }));

/** A short title of a frame. */
export const frameTitle = (frame: Frame): string => {
  const own = frame.taken.find(({ actor }) => actor === frame.step.actor) ?? frame.taken[0];
  return own === undefined ? frame.step.event.type : describe(own.transition);
};
