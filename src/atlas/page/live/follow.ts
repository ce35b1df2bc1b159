import * as Schema from "effect/Schema";
import type {
  FollowedActor,
  FollowedBeginning,
  FollowedTab,
  TabMessage,
} from "../../../domain/shell/following.ts";
import { Journal } from "../../../domain/shell/journal.ts";
import { isLocale } from "../../../domain/shell/locale.ts";

/** An event of a followed tab, and the shape of the machine that processed it. */
export type FollowedEvent = Omit<Extract<TabMessage, { kind: "recorded" }>, "kind" | "tab">;
/** The end of an actor. */
export type FollowedEnd = Omit<Extract<TabMessage, { kind: "ended" }>, "kind" | "tab">;

/** What the atlas has received of a tab. */
export interface Follow {
  readonly tab: FollowedTab;
  readonly beginning: Omit<FollowedBeginning, "actors" | "tab">;
  /** The actors before the first event that is kept. */
  readonly before: readonly FollowedActor[];
  /** By number, oldest first. */
  readonly events: readonly FollowedEvent[];
  readonly ends: readonly FollowedEnd[];
  /** Number of events since the beginning, with those that are no longer kept. */
  readonly received: number;
}

/** As many as the portal's own journal keeps. */
export const KEPT_EVENTS = 500;

/** What follows from the beginning. */
export const followFrom = (tab: FollowedTab, { actors, ...beginning }: FollowedBeginning): Follow => ({
  tab,
  beginning,
  before: actors,
  events: [],
  ends: [],
  received: 0,
});

const after = (
  actors: readonly FollowedActor[],
  { entry: { no, actor, machine, value }, shape }: FollowedEvent,
  ends: readonly FollowedEnd[],
): readonly FollowedActor[] => {
  const others = actors.filter((other) => other.actor !== actor);
  const now = value === null ? actors : [...others, { actor, machine, value, shape }];
  const ended = new Set(ends.filter((end) => end.after === no).map((end) => end.actor));
  return now.filter((other) => !ended.has(other.actor));
};

/** Beyond the limit, the result of the oldest event becomes the beginning. */
const limited = (follow: Follow): Follow => {
  const [oldest] = follow.events;
  if (oldest === undefined || follow.events.length <= KEPT_EVENTS) return follow;
  return {
    ...follow,
    before: after(follow.before, oldest, follow.ends),
    events: follow.events.slice(1),
    ends: follow.ends.filter((end) => end.after > oldest.entry.no),
  };
};

/** Adds an event; a machine that was sent something by another one may have finished before it. */
export const withEvent = (follow: Follow, event: FollowedEvent): Follow => {
  const at = follow.events.findLastIndex(({ entry }) => entry.no < event.entry.no) + 1;
  return limited({
    ...follow,
    events: follow.events.toSpliced(at, 0, event),
    received: follow.received + 1,
  });
};

/** Adds the end of an actor; one that was stopped before the first event that is kept is not in the beginning either. */
export const withEnd = (follow: Follow, end: FollowedEnd): Follow => {
  const [oldest] = follow.events;
  const isBefore = oldest === undefined || end.after < oldest.entry.no;
  return {
    ...follow,
    before: isBefore ? follow.before.filter(({ actor }) => actor !== end.actor) : follow.before,
    ends: [...follow.ends, end],
  };
};

/** The number of the last event; -1 before the first. */
export const lastNo = ({ events }: Follow): number => events.at(-1)?.entry.no ?? -1;

/** The actors after the event of that number, by name. */
export const actorsAt = ({ before, events, ends }: Follow, no: number): readonly FollowedActor[] =>
  events
    .filter(({ entry }) => entry.no <= no)
    .reduce((actors, event) => after(actors, event, ends), before)
    .toSorted((one, other) => (one.actor < other.actor ? -1 : 1));

/** Actors in the order of rows that stand still: those that have ended keep theirs, and new ones come last. */
export const atTheirPlaces = (
  actors: readonly FollowedActor[],
  rows: readonly FollowedActor[],
): readonly FollowedActor[] => {
  const names = new Set(rows.map(({ actor }) => actor));
  return [
    ...rows.map((row) => actors.find(({ actor }) => actor === row.actor) ?? row),
    ...actors.filter(({ actor }) => !names.has(actor)),
  ];
};

/** True at the beginning, before the first event that is kept. */
export const isBeginning = ({ events }: Follow, no: number): boolean =>
  !events.some(({ entry }) => entry.no <= no);

/** The number of the event so many before or after that of the number; that before the first one is the beginning. */
export const noBeside = ({ events }: Follow, no: number, by: 1 | -1): number => {
  const numbers = events.map(({ entry }) => entry.no);
  const first = numbers[0] ?? 0;
  return by === 1
    ? (numbers.find((other) => other > no) ?? no)
    : (numbers.findLast((other) => other < no) ?? first - 1);
};

/** The received events as a journal, which the replay desk opens. */
export const journalText = ({ tab, beginning, before, events }: Follow, savedAt: Date): string => {
  const locale = events.findLast(
    ({ entry }) => entry.machine === "portal" && entry.type === "language.changed",
  )?.entry.payload["locale"];
  return JSON.stringify(
    Schema.encodeSync(Journal)({
      format: "portal-journal",
      version: 2,
      app: tab.app,
      startedAt: new Date(beginning.startedAt),
      savedAt,
      locale: isLocale(locale) ? locale : beginning.locale,
      mark: beginning.mark,
      dropped: events[0]?.entry.no ?? 0,
      before: before.map(({ actor, machine, value }) => ({ actor, machine, value })),
      entries: events.map(({ entry }) => entry),
    }),
    null,
    1,
  );
};
