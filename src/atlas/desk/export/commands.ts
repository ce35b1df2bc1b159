import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import { printSignUpDraft } from "../../../domain/sign-up/sign-up-draft.ts";
import type { SignUpDraft } from "../../../domain/sign-up/sign-up-form.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { languageNames } from "../../../ui/shell/frame/language-names.ts";
import { isBackgroundStep } from "../journal/background-steps.ts";
import { codeWords } from "../words/code-words.ts";
import { machines } from "../simulation/machines.ts";
import { JOURNAL_BEGINS, playStep, type Timeline } from "../simulation/timeline.ts";
import { personOf, type Persona } from "../simulation/personas.ts";
import type { Step } from "../simulation/step.ts";
import { createSimulation, type Simulation } from "../simulation/simulation.ts";
import { pathOfScreen } from "../fixtures/screen-fixtures.ts";
import { callBehind, endsByItself } from "../fixtures/call-behind.ts";
import { contentOnWire, handled, needsOf } from "./handling.ts";
import { isNamed } from "./on-wire.ts";
import type { Command, Response } from "./command.ts";
import { foundIn, PATIENCE, responseOfFailure, responseOfSession } from "./response.ts";

/** No command where it happens by itself; undefined where nobody can do it from outside. */
type Commands = readonly Command[] | undefined;

interface Situation {
  readonly simulation: Simulation;
  readonly persona: Persona;
  readonly t: Text;
  readonly machine: string;
  /** What the page does by itself is among the steps: nobody has to do it. */
  readonly ofJournal: boolean;
  /** The page is open already. */
  readonly isOpen: boolean;
}

/** What follows from something else in a page, and what people do that changes nothing of what comes; beside the page's housekeeping. */
const aside =
  /^(?:call\.|endpoint\.|resource\.(?:changed|itemChanged|refresh)$|form\.left$|files\.progressed$|accountMenu\.|mobileNavigation\.|notifications\.|tabs\.extended$)/;

const plain = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const answer = (call: string, by: Response): Commands => [{ do: "answer", call, by }];

const discovery: Readonly<Record<string, Response>> = {
  Up: { status: 200, json: {} },
  Down: { cut: true },
  WrongRealm: { status: 404, json: {} },
};

/** True for the end, by a defect, of a request that has a name of its own: a browser that gives none breaks it. */
const isBroken = ({ actor, event }: Step): boolean => {
  const child = /^xstate\.error\.actor\.(submit|sendTicket)$/.exec(event.type)?.[1];
  return child !== undefined && isNamed(callBehind(actor, "ticketCreation", child));
};

/** Why the identity server refused a login, if it did. */
const refusalOf = (event: Step["event"] | undefined): string | undefined => {
  const output = plain(event?.["output"]);
  return output["_tag"] === "LoginRefused" ? String(output["code"]) : undefined;
};

/** What the tab kept of a sign-up has to be there before the page is opened. */
const keptBefore = (steps: Timeline["steps"]): readonly Command[] =>
  steps.flatMap(({ actor, event }) =>
    actor === "portal/sign-up" &&
    event.type === "xstate.done.actor.loadDraft" &&
    event["output"] !== undefined
      ? [{ do: "keep", draft: printSignUpDraft(event["output"] as SignUpDraft) } as const]
      : [],
  );

/** What is so before a step, since another comes later in the timeline. */
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

/** True where somebody has chosen a language that is not there yet. */
const isWaitedFor = ({ root }: Simulation): boolean =>
  root.getSnapshot().children.language?.getSnapshot().context.wanted._tag === "Wanted";

/** What a child of a machine came to, as its server's answer. */
const ofEnd = (
  { actor, event }: Step,
  child: string,
  { simulation, machine, persona, ofJournal }: Situation,
): Commands => {
  // What it was asked with was broken before.
  if (event.type.startsWith("xstate.error.")) return isBroken({ actor, event }) ? [] : undefined;
  if (endsByItself(child)) return [];
  if (refusalOf(event) !== undefined) return [];
  // The page's own texts come by themselves; those of a chosen language are lost since the choice.
  if (machine === "language" && child === "loadTexts")
    return isWaitedFor(simulation) === (plain(event["output"])["_tag"] === "Failed") ? [] : undefined;
  const output = plain(event["output"]);
  // The identity server of a test knows nobody.
  if (ofJournal && output["_tag"] === "Anonymous") return [];
  const call = callBehind(actor, machine, child);
  if (call === undefined) return undefined;
  const found = machine === "signOn" ? discovery[String(output["_tag"])] : undefined;
  if (found !== undefined) return answer(call, found);
  if (output["_tag"] === "Failed") {
    const by = responseOfFailure(output["failure"] as CallFailure);
    return by === undefined ? [{ do: "wait", ms: PATIENCE }] : answer(call, by);
  }
  const content = contentOnWire(actor, child, output["answer"]);
  if (content !== undefined) return answer(call, content);
  // What the shell loads beside the screens may be left waiting.
  if (ofJournal && besides.includes(child)) return [];
  if (!ofSession.includes(machine)) return undefined;
  const told = foundIn(machine === "session" && child === "signIn" ? output : plain(output["answer"]));
  if (told === undefined) return undefined;
  const person = personOf(persona);
  if (!("user" in told)) return answer(call, responseOfSession(told));
  return person === undefined ? undefined : answer(call, responseOfSession({ ...told, user: person }));
};

/** The machines that ask who is signed in. */
const ofSession: readonly string[] = ["session", "signIn", "sessionClock", "sessionFollow"];

/** Loaded by the shell for itself. */
const besides: readonly string[] = ["loadMessages", "loadPartnerData"];

/** What a person does, on the screens in the language of the test. */
const ofPerson = (step: Step, t: Text): Commands => {
  const { event } = step;
  switch (event.type) {
    case "session.signIn":
      return [{ do: "signIn" }];
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
      return [{ do: "press", name: languageNames[event["locale"] as Locale] }];
    // Any call tells of a server that is down; here it is the sign-in.
    case "endpoint.failed":
      return [{ do: "signIn" }, ...(answer("/api/login", { status: 503, json: {} }) ?? [])];
    default:
      return undefined;
  }
};

/** How long a timer that is armed still runs. */
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

/** Waits, where what the state waits for is the test's to answer: what ends by itself is never late. */
const ofTimer = ({ actor, event }: Step, { simulation, machine }: Situation): Commands => {
  const ref = simulation.find(actor);
  const node = machines
    .get(machine)
    ?.machine.getStateNodeById(event.type.replace(/^xstate\.after\.[^.]+\./, ""));
  const ms = ref === undefined ? undefined : delayOf(ref, event.type);
  const isHeld = node?.invoke.every(({ id }) => callBehind(actor, machine, id) !== undefined) === true;
  return ms === undefined || !isHeld ? undefined : [{ do: "wait", ms }];
};

/** The first address is opened; within a journal the page goes on to the others as by a link. */
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

/** What says on the screen that a code was met, one of several; none where nobody is told. */
const textsOfCode = (t: Text, code: string): readonly string[] => {
  const said = codeWords(t, code);
  return said.length === 0 ? [] : [...said, t("failure.code", { code })];
};

/** True where the fields themselves say what is wrong. */
const isAtFields = (ref: AnyActorRef | undefined, code: string): boolean => {
  const { context } = (ref?.getSnapshot() ?? {}) as {
    readonly context?: { readonly failure?: { readonly _tag: string }; readonly refused?: object };
  };
  return code === "INVALID_REQUEST" && context?.refused !== undefined && context.failure?._tag === "None";
};

/** False for a journal that has lost its beginning: how the page came there nobody knows. */
const beginsWithPage = ({ steps, source }: Timeline): boolean =>
  source === "route" || steps.some(({ event }) => event.type === "xstate.done.actor.checkSession");

/** What a test does at each step of a timeline, and one of which texts can be read in the end: none where the fields say it. */
export interface TimelineCommands {
  readonly steps: readonly (readonly Command[])[];
  readonly texts: readonly string[];
}

/**
 * What a test does to the built portal, with each answer of the server given when the timeline says; undefined where something in
 * it cannot be brought about from outside, such as a defect, or where nobody is told.
 */
export const commandsOfSteps = (
  timeline: Timeline,
  persona: Persona,
  t: Text,
  code: string,
): TimelineCommands | undefined => {
  const texts = textsOfCode(t, code);
  if (!beginsWithPage(timeline)) return undefined;
  const simulation = createSimulation({ locale: "enus", persona });
  try {
    const steps: (readonly Command[])[] = [];
    for (const [index, step] of timeline.steps.entries()) {
      const machine =
        (
          simulation.find(step.actor)?.getSnapshot() as
            | { readonly machine?: { readonly id: string } }
            | undefined
        )?.machine?.id ?? "";
      const next = ofStep(step, {
        simulation,
        persona,
        t,
        machine,
        ofJournal: timeline.source === "journal",
        isOpen: timeline.steps.slice(0, index).some(({ event }) => event.type === "route.entered"),
      });
      if (next === undefined) return undefined;
      steps.push(before(timeline, index, next));
      playStep(simulation, step, timeline.source);
    }
    if (isAtFields(simulation.find(timeline.steps.at(-1)?.actor ?? ""), code)) return { steps, texts: [] };
    return texts.length === 0 ? undefined : { steps, texts };
  } finally {
    simulation.stop();
  }
};

/** What a test sees in the end. */
export const seeing = (texts: readonly string[]): Command =>
  texts.length === 0 ? { do: "seeRefused" } : { do: "see", texts };

/** A timeline as a test. */
export const commandsOf = (
  timeline: Timeline,
  persona: Persona,
  t: Text,
  code: string,
): readonly Command[] | undefined => {
  const commands = commandsOfSteps(timeline, persona, t, code);
  return commands === undefined ? undefined : [...commands.steps.flat(), seeing(commands.texts)];
};
