import type { Text } from "../../../ui/i18n/catalogue.ts";
import type { Command } from "../export/command.ts";
import { aside } from "../export/commands.ts";
import { playCommands } from "../export/play-commands.ts";
import { isBackgroundStep } from "../journal/background-steps.ts";
import type { Persona } from "../simulation/personas.ts";
import type { Step } from "../simulation/step.ts";
import { JOURNAL_BEGINS, type Frame, type Timeline } from "../simulation/timeline.ts";
import { deedText } from "../texts/step-texts.ts";

/** A step as a customer understands it: what the person does, and all that follows until they do something else. */
export interface PageStep {
  /** The number of the timeline's steps before it, and up to its end. */
  readonly since: number;
  readonly count: number;
  /** What the person does, or that time passes; empty if only the screen shows what happened. */
  readonly done: readonly string[];
  /** True if it opens a page and no error comes of it: of the page, its picture tells enough. */
  readonly opens: boolean;
  /** The last frame of the step. */
  readonly end: Frame;
}

/** True for an event from outside the machines that the page does not cause by itself. */
const isTurn = (step: Step): boolean =>
  step.event.type === JOURNAL_BEGINS ||
  !(/^(?:xstate|screen)\./.test(step.event.type) || isBackgroundStep(step) || aside.test(step.event.type));

/** What begins a step of the page: a person, time, or an event for which no control of the screen is known. */
type Cause = "person" | "time" | "unknown";

interface Played {
  readonly frame: Frame;
  readonly commands: readonly Command[];
  readonly done: readonly string[];
  /** Undefined for what machines do by themselves. */
  readonly cause: Cause | undefined;
}

const causeOf = (step: Step, commands: readonly Command[] | undefined, done: readonly string[]) => {
  if (step.event.type.startsWith("xstate.after.")) return "time";
  if (done.length > 0) return "person";
  return commands === undefined && isTurn(step) ? "unknown" : undefined;
};

const play = (timeline: Timeline, persona: Persona, t: Text): readonly Played[] =>
  playCommands(timeline, persona, t).map(({ frame, commands }): Played => {
    const deeds = (commands ?? []).flatMap((command) => deedText(t, command));
    const cause = causeOf(frame.step, commands, deeds);
    return { frame, commands: commands ?? [], done: cause === "time" ? [t("desk.page.time")] : deeds, cause };
  });

const isFilled = ({ commands }: Played): boolean =>
  commands.length > 0 && commands.every((command) => command.do === "fill" || command.do === "check");

/** True if a step of the page goes on: filling in fields belongs to the button that is pressed afterwards, and time passes once. */
const goesOn = (group: readonly Played[], { cause }: Played): boolean => {
  if (cause === undefined) return true;
  const causes = group.filter((played) => played.cause !== undefined);
  return cause === "time"
    ? causes.length > 0 && causes.every((played) => played.cause === "time")
    : causes.length > 0 && causes.every(isFilled);
};

/** What follows from a shown code without the person's doing is a step of its own: otherwise an error that goes by itself would be in no picture. */
const endingAtCode = (group: readonly Played[]): readonly (readonly Played[])[] => {
  const length = group.findLastIndex(({ frame }) => frame.codes.length > 0) + 1;
  const after = group.slice(length);
  const goesByItself =
    length > 0 &&
    after.every(({ cause }) => cause === undefined) &&
    !after.every(({ frame }) => isBackgroundStep(frame.step));
  return goesByItself ? [group.slice(0, length), after] : [group];
};

const opensPage = ({ commands }: Played): boolean =>
  commands.some((command) => command.do === "open" || command.do === "go");

/** The steps of a page in the customer's language. What machines do by themselves belongs to the step before. */
export const pageSteps = (timeline: Timeline, persona: Persona, t: Text): readonly PageStep[] => {
  const groups: Played[][] = [];
  for (const played of play(timeline, persona, t)) {
    const group = groups.at(-1);
    if (group !== undefined && goesOn(group, played)) group.push(played);
    else groups.push([played]);
  }
  let count = 0;
  return groups.flatMap((group) => {
    const isOpening = group.some(opensPage);
    return endingAtCode(group).flatMap((part): readonly PageStep[] => {
      const since = count;
      count += part.length;
      const end = part.at(-1)?.frame;
      const done = [...new Set(part.flatMap(({ done }) => done))];
      const opens = isOpening && part.every(({ frame }) => frame.codes.length === 0);
      return end === undefined ? [] : [{ since, count, done, opens, end }];
    });
  });
};
