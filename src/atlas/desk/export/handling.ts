import type { AnyMachineSnapshot } from "xstate";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { fixtureAt, fixtureOfKey } from "../fixtures/screen-fixtures.ts";
import { labelText, type Handling } from "../fixtures/fixture.ts";
import { decode } from "../simulation/codec.ts";
import type { Step } from "../simulation/step.ts";
import type { Command, Response } from "./command.ts";
import { onWire } from "./on-wire.ts";
import { inEnvelope } from "./response.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The content of a screen's call as the server sends it; undefined if no screen makes the call or the fixture has no such content. */
export const contentOnWire = (actor: string, child: string, given: unknown): Response | undefined => {
  const site = fixtureAt(actor);
  const call = site?.calls?.[child];
  if (site === undefined || call === undefined) return undefined;
  const brought = decode(given as Fields);
  const { answers, sample } = "sample" in site ? site : { answers: undefined, sample: undefined };
  return onWire(call, answers?.[child]?.(brought) ?? sample ?? brought);
};

/** The responses that a screen needs before it shows anything. */
export const needsOf = (key: string): readonly Command[] => {
  const { needs = [], given = {} } = fixtureOfKey(key)?.handling ?? {};
  return [
    ...needs.flatMap((needed) => {
      const { calls = {}, sample } = fixtureOfKey(needed) ?? {};
      const call = calls["load"];
      const by = call === undefined ? undefined : onWire(call, sample);
      return call === undefined || by === undefined ? [] : [{ do: "answer", call, by } as const];
    }),
    ...Object.entries(given).map(
      ([call, content]) => ({ do: "answer", call, by: inEnvelope(content) }) as const,
    ),
  ];
};

/** The values that an event changes, by field name; undefined for other events. */
const changeOf = (event: Step["event"]): Fields | undefined => {
  if (event.type === "ticket.edit") return { message: event["message"] };
  return event.type === "form.changed" ? (event["change"] as Fields) : undefined;
};

/** The command that enters a value; undefined if a person cannot enter it. */
const entered = (
  { fields = {}, choices = {} }: Handling,
  name: string,
  value: unknown,
  t: Text,
): readonly Command[] | undefined => {
  const choice = choices[name]?.[String(value)];
  if (choice !== undefined) return [{ do: "check", label: t(choice) }];
  const label = fields[name];
  if (label === undefined) return undefined;
  if (label === null) return [];
  if (value === true) return [{ do: "check", label: t(label) }];
  return typeof value === "string" ? [{ do: "fill", label: t(label), text: value }] : undefined;
};

/** The commands by which a person triggers an event; undefined if the fixture has none. */
export const handled = (
  { actor, event }: Step,
  t: Text,
  before: AnyMachineSnapshot | undefined,
): readonly Command[] | undefined => {
  const handling = fixtureAt(actor)?.handling;
  if (handling === undefined) return undefined;
  const { buttons = {}, userActions = {}, along = [], opener } = handling;
  if (along.includes(event.type)) return [];
  const userAction = userActions[event.type];
  if (userAction !== undefined)
    return before === undefined ? undefined : userAction(decode(event), t, before);
  const button = buttons[event.type];
  if (button !== undefined) return [{ do: "press", name: labelText(button, t) }];
  const change = changeOf(event);
  if (change === undefined) return undefined;
  const filled = Object.entries(change).map(([name, value]) => entered(handling, name, value, t));
  if (filled.includes(undefined)) return undefined;
  return [
    ...(opener === undefined ? [] : [{ do: "press", name: t(opener) } as const]),
    ...filled.flatMap((commands) => commands ?? []),
  ];
};

/** True if after this code the action cannot be repeated on the screen. */
export const closesScreen = (step: Step | undefined, code: string): boolean =>
  step !== undefined && fixtureAt(step.actor)?.handling?.closing?.includes(code) === true;

/** The command that repeats an action, if the button has changed. */
export const pressedAgain = (step: Step | undefined, t: Text): readonly Command[] | undefined => {
  const again = step === undefined ? undefined : fixtureAt(step.actor)?.handling?.again?.[step.event.type];
  return again === undefined ? undefined : [{ do: "press", name: labelText(again, t) }];
};
