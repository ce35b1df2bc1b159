import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import { printSignUpDraft } from "../../../domain/sign-up/sign-up-draft.ts";
import type { SignUpDraft } from "../../../domain/sign-up/sign-up-form.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { localeNames } from "../../../ui/shell/frame/locale-names.ts";
import { isBackgroundStep } from "../journal/background-steps.ts";
import type { FrameWidth } from "../desk-place.ts";
import { machines } from "../simulation/machines.ts";
import { JOURNAL_BEGINS, playStep, type Timeline } from "../simulation/timeline.ts";
import { personOf, type Persona } from "../simulation/personas.ts";
import type { Step } from "../simulation/step.ts";
import { chosenLanguage, createSimulation, type Simulation } from "../simulation/simulation.ts";
import { pathOfScreen } from "../fixtures/screen-fixtures.ts";
import { callBehind, endsByItself } from "../fixtures/call-behind.ts";
import { contentOnWire, handled, needsOf } from "./handling.ts";
import { isNamed } from "./on-wire.ts";
import type { Command, Response } from "./command.ts";
import { routeEnd, type RouteEnd } from "./route-end.ts";
import { foundIn, patienceWith, responseOfFailure, responseOfSession } from "./response.ts";

/** Empty if the step happens by itself; undefined if it cannot be done from outside. */
type Commands = readonly Command[] | undefined;

interface Situation {
  readonly simulation: Simulation;
  readonly persona: Persona;
  readonly t: Text;
  readonly machine: string;
  /** The steps include what the page does by itself; it needs no command. */
  readonly ofJournal: boolean;
  /** The page is already open. */
  readonly isOpen: boolean;
}

/** Events that follow from others or change nothing, besides the page's background events. */
export const aside =
  /^(?:call\.|endpoint\.|resource\.(?:changed|itemChanged|refresh)$|form\.left$|files\.progressed$|accountMenu\.|mobileNavigation\.|notifications\.|tabs\.extended$)/;

const plain = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const answer = (call: string, by: Response): Commands => [{ do: "answer", call, by }];

const discovery: Readonly<Record<string, Response>> = {
  Up: { status: 200, json: {} },
  Down: { cut: true },
  WrongRealm: { status: 404, json: {} },
};

/** True for a defect of a request with an idempotency key: it is reproduced by a browser that cannot create ids. */
const isBroken = ({ actor, event }: Step): boolean => {
  const child = /^xstate\.error\.actor\.(submit|sendTicket)$/.exec(event.type)?.[1];
  return child !== undefined && isNamed(callBehind(actor, "ticketCreation", child));
};

/** The reason if the identity server refused a login. */
const refusalOf = (event: Step["event"] | undefined): string | undefined => {
  const output = plain(event?.["output"]);
  return output["_tag"] === "LoginRefused" ? String(output["code"]) : undefined;
};

/** A sign-up draft has to be in the tab's storage before the page is opened. */
const keptBefore = (steps: Timeline["steps"]): readonly Command[] =>
  steps.flatMap(({ actor, event }) =>
    actor === "portal/sign-up" &&
    event.type === "xstate.done.actor.loadDraft" &&
    event["output"] !== undefined
      ? [{ do: "keep", draft: printSignUpDraft(event["output"] as SignUpDraft) } as const]
      : [],
  );

/** Commands that must run earlier, because a later step depends on them. */
const before = ({ steps }: Timeline, index: number, commands: readonly Command[]): readonly Command[] => {
  const next = steps[index + 1];
  const refused = refusalOf(steps.at(-1)?.event);
  const opened =
    index > 0 || refused === undefined
      ? commands
      : commands.map((command) => (command.do === "open" ? { ...command, refused } : command));
  const kept = index === 0 ? keptBefore(steps) : [];
  const isLost =
    steps[index]?.event.type === "language.choose" &&
    steps
      .slice(index)
      .some(
        ({ event }) =>
          event.type === "xstate.done.actor.loadTexts" && plain(event["output"])["_tag"] === "Failed",
      );
  return [
    ...kept,
    ...(isLost ? [{ do: "lose", what: "texts" } as const] : []),
    ...(next !== undefined && isBroken(next) ? [{ do: "break" } as const] : []),
    ...opened,
  ];
};

/** True if a chosen language is still loading. */
const isWaitedFor = ({ root }: Simulation): boolean =>
  root.getSnapshot().children.language?.getSnapshot().context.wanted._tag === "Wanted";

/** The result of a child actor as a server response. */
const ofEnd = (
  { actor, event }: Step,
  child: string,
  { simulation, machine, persona, ofJournal }: Situation,
): Commands => {
  // The request was broken by an earlier command.
  if (event.type.startsWith("xstate.error.")) return isBroken({ actor, event }) ? [] : undefined;
  if (endsByItself(child)) return [];
  if (refusalOf(event) !== undefined) return [];
  // The page's own texts load by themselves; those of a chosen language are blocked from the choice on.
  if (machine === "language" && child === "loadTexts")
    return isWaitedFor(simulation) === (plain(event["output"])["_tag"] === "Failed") ? [] : undefined;
  const output = plain(event["output"]);
  // The test's identity server has no signed-in user.
  if (ofJournal && output["_tag"] === "Anonymous") return [];
  const call = callBehind(actor, machine, child);
  if (call === undefined) return undefined;
  const found = machine === "signOn" ? discovery[String(output["_tag"])] : undefined;
  if (found !== undefined) return answer(call, found);
  if (output["_tag"] === "Failed") {
    const by = responseOfFailure(output["failure"] as CallFailure);
    return by === undefined ? [{ do: "wait", ms: patienceWith([call]), calls: [call] }] : answer(call, by);
  }
  const content = contentOnWire(actor, child, output["answer"]);
  if (content !== undefined) return answer(call, content);
  // The shell's own loads may stay unanswered.
  if (ofJournal && besides.includes(child)) return [];
  if (!ofSession.includes(machine)) return undefined;
  const sessionStatus = foundIn(
    machine === "session" && child === "signIn" ? output : plain(output["answer"]),
  );
  if (sessionStatus === undefined) return undefined;
  const person = personOf(persona);
  if (!("user" in sessionStatus)) return answer(call, responseOfSession(sessionStatus));
  return person === undefined
    ? undefined
    : answer(call, responseOfSession({ ...sessionStatus, user: person }));
};

/** The machines that ask for the signed-in user. */
const ofSession: readonly string[] = ["session", "signIn", "sessionClock", "sessionFollow"];

/** Loads of the shell itself. */
const besides: readonly string[] = ["loadMessages", "loadPartnerData"];

const signIn = (t: Text): Command => ({
  do: "signIn",
  email: t("login.email"),
  password: t("login.password"),
  submit: t("login.submit"),
});

/** What a person does, on screens in the test's language. */
const ofPerson = (step: Step, t: Text): Commands => {
  const { event } = step;
  switch (event.type) {
    case "session.signIn":
      return [signIn(t)];
    case "session.stay":
      return [{ do: "press", name: t("session.warning.stay") }];
    case "help.open":
      return [{ do: "press", name: t("order.help") }];
    case "ticket.edit":
      return [{ do: "fill", label: t("help.message"), text: String(event["message"]) }];
    case "ticket.submit":
      return [{ do: "press", name: t("help.submit"), or: t("help.error.again") }];
    case "screen.opened":
      return needsOf(String(event["key"]));
    case "language.choose":
      return [{ do: "press", name: localeNames[event["locale"] as Locale] }];
    // Every call reports a failed server; here the sign-in is used.
    case "endpoint.failed":
      return [signIn(t), ...(answer("/api/login", { status: 503, json: {} }) ?? [])];
    default:
      return undefined;
  }
};

/** The remaining time of a running timer. */
const delayOf = (ref: AnyActorRef, type: string): number | undefined => {
  const { system } = ref as unknown as {
    readonly system: {
      readonly getSnapshot: () => {
        readonly _scheduledEvents: Readonly<
          Record<string, { readonly event: { readonly type: string }; readonly delay: number }>
        >;
      };
    };
  };
  return Object.values(system.getSnapshot()._scheduledEvents).find(({ event }) => event.type === type)?.delay;
};

/** Waits if the awaited response is controlled by the test; what ends by itself is never late. */
const ofTimer = ({ actor, event }: Step, { simulation, machine }: Situation): Commands => {
  const ref = simulation.find(actor);
  const node = machines
    .get(machine)
    ?.machine.getStateNodeById(event.type.replace(/^xstate\.after\.[^.]+\./, ""));
  const ms = ref === undefined ? undefined : delayOf(ref, event.type);
  const calls = node?.invoke.map(({ id }) => callBehind(actor, machine, id)) ?? [undefined];
  const held = calls.filter((call) => call !== undefined);
  return ms === undefined || held.length < calls.length
    ? undefined
    : [{ do: "wait", ms: held.length === 0 ? ms : Math.min(ms, patienceWith(held)), calls: held }];
};

/** Opens the first address; in a journal later addresses are reached by navigation. */
const ofRoute = (event: Step["event"], { ofJournal, isOpen }: Situation): Command => {
  const given = String(event["path"] ?? "");
  const path = given.startsWith("/")
    ? `${given}${String(event["search"] ?? "")}`
    : pathOfScreen(String(plain(event["route"])["name"]));
  return ofJournal && isOpen ? { do: "go", path } : { do: "open", path };
};

const ofStep = (step: Step, situation: Situation): Commands => {
  const { event } = step;
  const own = handled(
    step,
    situation.t,
    situation.simulation.find(step.actor)?.getSnapshot() as AnyMachineSnapshot | undefined,
  );
  if (own !== undefined) return own;
  if (
    situation.ofJournal &&
    (event.type === JOURNAL_BEGINS || isBackgroundStep(step) || aside.test(event.type))
  )
    return [];
  const child = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1];
  if (child !== undefined) return ofEnd(step, child, situation);
  if (event.type === "route.entered") return [ofRoute(event, situation)];
  if (event.type.startsWith("xstate.after.")) return ofTimer(step, situation);
  return ofPerson(step, situation.t);
};

/** The commands for a step of a timeline, in a simulation of all steps before it: none if the step happens by itself; undefined if it cannot be done from outside. */
export const commandsAt = (simulation: Simulation, timeline: Timeline, index: number, t: Text): Commands => {
  const step = timeline.steps[index];
  if (step === undefined) return undefined;
  const snapshot = simulation.find(step.actor)?.getSnapshot() as
    | { readonly machine?: { readonly id: string } }
    | undefined;
  return ofStep(step, {
    simulation,
    persona: simulation.persona,
    t,
    machine: snapshot?.machine?.id ?? "",
    ofJournal: timeline.source === "journal",
    isOpen: timeline.steps.slice(0, index).some(({ event }) => event.type === "route.entered"),
  });
};

/** False for a journal whose start was dropped: the way to its first page is unknown. */
const beginsWithPage = ({ steps, source }: Timeline): boolean =>
  source === "route" || steps.some(({ event }) => event.type === "xstate.done.actor.checkSession");

/** What is exported: a timeline up to a code, and how its page is looked at. */
export interface ToExport {
  readonly timeline: Timeline;
  readonly persona: Persona;
  readonly code: string;
  /** The language of the page, and its texts. */
  readonly locale: Locale;
  readonly t: Text;
  readonly width: FrameWidth;
  /** What the screen shows at the end. */
  readonly texts: readonly string[];
}

/** The commands of each step, and what the screen shows at the end. */
export interface TimelineCommands extends Pick<RouteEnd, "waiting"> {
  readonly steps: readonly (readonly Command[])[];
  /** The texts that are visible; empty if fields show the code. */
  readonly texts: readonly string[];
}

/**
 * The commands that reproduce a timeline in the built portal, with each server response controlled by the test; undefined if a step
 * cannot be done from outside, such as a defect, or if the code is not shown. `textsAt` says what the screen shows at the end.
 */
export const commandsOfSteps = (
  { timeline, persona, code, locale, t }: Omit<ToExport, "width" | "texts">,
  textsAt: (end: RouteEnd) => readonly string[],
): TimelineCommands | undefined => {
  if (!beginsWithPage(timeline)) return undefined;
  const simulation = createSimulation({ language: chosenLanguage(locale), persona });
  try {
    const steps: (readonly Command[])[] = [];
    for (const [index, step] of timeline.steps.entries()) {
      const next = commandsAt(simulation, timeline, index, t);
      if (next === undefined) return undefined;
      steps.push(before(timeline, index, next));
      playStep(simulation, step, timeline.source);
    }
    const end = routeEnd(simulation, timeline, code);
    const { waiting } = end;
    if (end.atFields) return { steps, texts: [], waiting };
    const texts = textsAt(end);
    return texts.length === 0 ? undefined : { steps, texts, waiting };
  } finally {
    simulation.stop();
  }
};

/** What a test expects at the end. */
export const seeing = (texts: readonly string[]): Command =>
  texts.length === 0 ? { do: "seeRefused" } : { do: "see", texts };

/** The commands of a whole timeline. */
export const commandsOf = ({ width, texts, ...given }: ToExport): readonly Command[] | undefined => {
  const commands = commandsOfSteps(given, () => texts);
  return commands === undefined
    ? undefined
    : [{ do: "look", locale: given.locale, width }, ...commands.steps.flat(), seeing(commands.texts)];
};
