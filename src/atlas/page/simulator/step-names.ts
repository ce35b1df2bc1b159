import type { AnyEventObject } from "xstate";

/** Events are compared by content: samples may be created anew for each situation. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof File ? { name: value.name, size: value.size } : value;

const isSame = (one: AnyEventObject, other: AnyEventObject): boolean =>
  JSON.stringify(one, plain) === JSON.stringify(other, plain);

const ofType = (events: readonly AnyEventObject[], wanted: string): readonly AnyEventObject[] =>
  events.filter(({ type }) => type === wanted);

/** The short name of a sample event for addresses: its type and the index of its payload. */
export const eventName = (events: readonly AnyEventObject[], event: AnyEventObject): string =>
  `${event.type}~${Math.max(
    0,
    ofType(events, event.type).findIndex((other) => isSame(other, event)),
  )}`;

/** The sample event of a name; undefined if it is not possible. */
export const eventNamed = (events: readonly AnyEventObject[], name: string): AnyEventObject | undefined => {
  const [, type, number] = /^(.+)~(\d{1,4})$/.exec(name) ?? [];
  return type === undefined ? undefined : ofType(events, type)[Number(number)];
};

/** Joins names for an address. */
export const joinNames = (names: readonly string[]): string => names.join(",");
export const splitNames = (names: string): readonly string[] =>
  names.split(",").filter((name) => name !== "");
