import type { AnyEventObject } from "xstate";
import { isLocale } from "../../../domain/shell/locale.ts";
import { routeOfPath } from "../../../domain/shell/routes.ts";
import type { UserData } from "../../../domain/session/user.ts";
import { inert } from "../../../machines/kit/inert.ts";
import { pathOfScreen, fixtureOfKey } from "../fixtures/screen-fixtures.ts";
import { messageSummaries } from "../../samples/messages.samples.ts";
import { LOADED_AT } from "../fixtures/samples.ts";
import { machines } from "./machines.ts";
import { personOf, second, type Persona } from "./personas.ts";
import type { Step } from "./step.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The content of an event's answer. */
const answerOf = (event: AnyEventObject): { readonly answer: unknown } | undefined => {
  const output = fieldsOf(event["output"]);
  return output["_tag"] === "Answered" ? { answer: output["answer"] } : undefined;
};

const withAnswer = (event: AnyEventObject, answer: unknown): AnyEventObject => ({
  ...event,
  output: { _tag: "Answered", answer },
});

/** The accounts that have signed in so far; the persona is the first. */
export type Accounts = string[];

/** The countries that decide the language of a login; a journal keeps them. */
const countriesOf = ({ account_nav_instance, account_country }: Fields): Partial<UserData> =>
  Object.fromEntries(
    Object.entries({ account_nav_instance, account_country }).filter(([, value]) =>
      /^[A-Z]{2}$/.test(String(value)),
    ),
  );

/** Replaces the recorded person with the persona: the countries stay, the rest is sample data. */
const fixtureUser = (given: unknown, persona: Persona, accounts: Accounts): UserData | undefined => {
  const { account_key: recordedKey } = fieldsOf(given);
  const key = typeof recordedKey === "string" ? recordedKey : "";
  if (!accounts.includes(key)) accounts.push(key);
  const person = accounts.indexOf(key) === 0 ? personOf(persona) : second;
  return person === undefined ? undefined : { ...person, ...countriesOf(fieldsOf(given)), account_key: key };
};

/** The machines that receive the signed-in user. */
const ofSession: readonly string[] = ["session", "signIn", "sessionClock", "sessionFollow"];

/** The result of a session check or a sign-in with the persona's user; nobody is signed in for the persona `nobody`. */
const fixtureFound = (found: Fields, persona: Persona, accounts: Accounts): Fields => {
  if (found["user"] === undefined) return found;
  const user = fixtureUser(found["user"], persona, accounts);
  if (user !== undefined) return { ...found, user };
  return found["_tag"] === "Accepted" ? { _tag: "Refused", code: "UNKNOWN_ERROR" } : { _tag: "SignedOut" };
};

const fixtureSession = (event: AnyEventObject, persona: Persona, accounts: Accounts): AnyEventObject => {
  const output = fieldsOf(event["output"]);
  if (output["_tag"] === "Answered" && isFields(output["answer"]))
    return withAnswer(event, fixtureFound(output["answer"], persona, accounts));
  if (output["_tag"] === "Accepted") return { ...event, output: fixtureFound(output, persona, accounts) };
  if (event.type === "session.found")
    return { ...event, user: fixtureUser(event["user"], persona, accounts) ?? event["user"] };
  return event;
};

const fixtureMessages = (answer: unknown): unknown =>
  Array.isArray(answer) && answer.length > 0
    ? answer.map((given, index) => {
        const { id, read } = fieldsOf(given);
        const sample = messageSummaries[index % messageSummaries.length];
        return {
          ...sample,
          ...(typeof id === "string" && { id }),
          ...(typeof read === "boolean" && { read }),
        };
      })
    : messageSummaries;

/** The answer to a screen's own machine: sample content with the recorded values that its transitions depend on. */
const fixtureAnswer = (event: AnyEventObject, key: string, given: unknown): AnyEventObject => {
  const answer = fixtureOfKey(key)?.answers?.[event.type.replace("xstate.done.actor.", "")];
  return answer === undefined ? event : withAnswer(event, answer(fieldsOf(given)));
};

const fixtureContent = (key: string): unknown => fixtureOfKey(key)?.sample;

/** A valid address; a journal has only the screen's name, which gets the sample address. */
const fixtureRoute = (event: AnyEventObject): AnyEventObject => {
  const given = String(event["path"] ?? "");
  const path = given.startsWith("/") ? given : pathOfScreen(String(fieldsOf(event["route"])["name"]));
  return {
    ...event,
    path,
    route: routeOfPath(path),
    search: given.startsWith("/") ? String(event["search"] ?? "") : "",
  };
};

/**
 * Adds to an event what timelines leave out: sample content for a call, a user for a sign-in, an inert machine for a
 * screen's actor. Values that decide transitions are unchanged.
 */
export const withFixtures = (
  { actor, event }: Step,
  machine: string,
  persona: Persona,
  accounts: Accounts,
): AnyEventObject => {
  const key = actor.split("/").at(-1) ?? "";
  const answered = answerOf(event);
  if (machine === "portal" && event.type === "screen.opened") {
    const opened = machines.get(String(event["machine"]));
    // A journal can name a machine that no longer exists: nothing is opened and the difference is reported.
    return opened === undefined
      ? { type: "screen.gone" }
      : { ...event, logic: inert(opened.machine), input: fieldsOf(event["input"]) };
  }
  if (machine === "routeGuard" && event.type === "route.entered") return fixtureRoute(event);
  if (machine === "language" && event.type === "language.choose" && !isLocale(event["locale"]))
    return { ...event, locale: "int" };
  if (ofSession.includes(machine)) return fixtureSession(event, persona, accounts);
  if (
    machine === "notificationCentre" &&
    answered !== undefined &&
    event.type === "xstate.done.actor.loadMessages"
  )
    return withAnswer(event, fixtureMessages(answered.answer));
  if (machine === "resource" && answered !== undefined)
    return withAnswer(event, { content: fixtureContent(key), at: LOADED_AT });
  if (machine === "resource" && event.type === "resource.changed")
    return { ...event, content: fixtureContent(key) };
  if (machine === "action" && event.type === "action.send")
    return { ...event, request: fixtureOfKey(key)?.request ?? event["request"] };
  if (machine === "action" && answered !== undefined) return withAnswer(event, fixtureContent(key));
  if (answered !== undefined) return fixtureAnswer(event, key, answered.answer);
  return event;
};
