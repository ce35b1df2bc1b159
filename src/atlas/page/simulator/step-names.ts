import type { AnyEventObject } from "xstate";

/** Events are told apart by what they hold: samples may be made anew for each situation. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, size: value.size } : value;

const isSame = (one: AnyEventObject, other: AnyEventObject): boolean =>
  JSON.stringify(one, plain) === JSON.stringify(other, plain);

const ofType = (events: readonly AnyEventObject[], wanted: string): readonly AnyEventObject[] =>
  events.filter(({ type }) => type === wanted);

/** The name of an event among those that the samples offer in a situation, short enough for an address: its type, and the number of its payload. */
export const eventName = (events: readonly AnyEventObject[], event: AnyEventObject): string =>
  `${event.type}~${Math.max(
    0,
    ofType(events, event.type).findIndex((other) => isSame(other, event)),
  )}`;

/** The event of a name; undefined where the situation has none. */
export const eventNamed = (events: readonly AnyEventObject[], name: string): AnyEventObject | undefined => {
  const [, type, number] = /^(.+)~(\d{1,4})$/.exec(name) ?? [];
  return type === undefined ? undefined : ofType(events, type)[Number(number)];
};

/** Names as an address holds them. */
export const joinNames = (names: readonly string[]): string => names.join(",");
export const splitNames = (names: string): readonly string[] =>
  names.split(",").filter((name) => name !== "");
