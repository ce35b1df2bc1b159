import type {
  ActorRefLike,
  AnyEventObject,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
  Snapshot,
} from "xstate";
import type * as Schema from "effect/Schema";
import type { JournalActor, JournalSource, StateValue } from "../../domain/shell/journal.ts";
import { createRedaction, type Redaction } from "./redaction.ts";

/** A recorded event: redacted, its transitions not yet mapped to ids. */
export interface Recorded {
  readonly no: number;
  readonly at: number;
  readonly actor: string;
  readonly machine: string;
  readonly from: JournalSource;
  readonly type: string;
  readonly payload: Readonly<Record<string, Schema.Json>>;
  taken: readonly AnyTransitionDefinition[];
  value: StateValue | null;
  /** True if the actor has stopped. */
  ended: boolean;
}

/** A snapshot of the recording, for a report. */
export interface Recording {
  readonly mark: string;
  readonly startedAt: Date;
  readonly dropped: number;
  readonly before: readonly JournalActor[];
  readonly entries: readonly Recorded[];
}

/** A running machine, and the root of the statechart that it runs. */
export interface RecordedActor extends JournalActor {
  readonly root: AnyStateNode;
}

/** Who follows a recording while it is made. */
export interface RecordingFollower {
  /** An event has been processed. */
  readonly recorded: (entry: Recorded, root: AnyStateNode) => void;
  /** An actor has stopped; `after` is the number of the event with which it ended, or after which it was stopped. */
  readonly ended: (actor: string, after: number) => void;
}

/** The recorder's data about a running machine. */
interface Track {
  readonly actor: string;
  readonly machine: string;
  readonly root: AnyStateNode;
  readonly isRoot: boolean;
  /** Transitions of the initial state, which XState reports before the event that starts the machine. */
  early: readonly AnyTransitionDefinition[];
  /** Events being processed by the machine, and their entries; removed when processed. */
  readonly events: AnyEventObject[];
  readonly open: Recorded[];
  value: StateValue | null;
  /** Number of the last entry. */
  last: number;
}

/**
 * Members of an actor that XState treats as internal. `tests/client/journal/recorder.test.ts` checks that they exist,
 * and package.json pins xstate.
 */
interface Internals {
  readonly id: string;
  readonly _parent?: Internals;
  readonly logic: { readonly root?: AnyStateNode };
}

/** Maximum number of events in a journal; the oldest one is dropped for each new one. */
const JOURNAL_LIMIT = 500;

const internalsOf = (ref: ActorRefLike): Internals => ref as unknown as Internals;
const isMachine = (ref: Internals): boolean => ref.logic.root !== undefined;

/** The root's event that discards an account's data; the journal is cleared with it. */
const DISCARDED = "account.discarded";

const none: readonly AnyTransitionDefinition[] = [];

const newMark = (): string => crypto.randomUUID().slice(0, 8);

const sourceOf = (event: AnyEventObject, source: ActorRefLike | undefined): JournalSource => {
  if (event.type === "xstate.init") return "start";
  if (event.type.startsWith("xstate.after.")) return "timer";
  if (source === undefined) return "outside";
  return isMachine(internalsOf(source)) ? "machine" : "actor";
};

/**
 * Records the last 500 events of all machines below a root actor, in memory and redacted. Pass `inspect` to the root;
 * `now` returns monotonic milliseconds.
 */
export const createRecorder = (now: () => number = () => performance.now(), limit = JOURNAL_LIMIT) => {
  let mark = newMark();
  let redaction: Redaction = createRedaction(mark);
  let startedAt = new Date();
  let begun = now();
  let count = 0;
  /**
   * Ring buffer: entry `no` is at `no % limit`, because shifting 500 entries for each event costs more than recording
   * it.
   */
  let ring: Recorded[] = [];
  /** By actor, the last entry dropped from the ring, or the actor's state when the journal began. */
  const before = new Map<string, JournalActor | Recorded>();
  const tracks = new WeakMap<object, Track | null>();
  const living = new Set<Track>();
  let follower: RecordingFollower | undefined;

  const trackOf = (ref: ActorRefLike): Track | null => {
    const known = tracks.get(ref);
    if (known !== undefined) return known;
    const internals = internalsOf(ref);
    const parent =
      internals._parent === undefined ? undefined : trackOf(internals._parent as unknown as ActorRefLike);
    const { root } = internals.logic;
    const track =
      root === undefined
        ? null
        : {
            actor:
              parent === undefined || parent === null
                ? internals.id
                : `${parent.actor}/${redaction.id(internals.id)}`,
            machine: root.id,
            root,
            isRoot: internals._parent === undefined,
            early: none,
            events: [],
            open: [],
            value: null,
            last: -1,
          };
    tracks.set(ref, track);
    if (track !== null) living.add(track);
    return track;
  };

  /** The result of the oldest event becomes the initial state of the journal. */
  const drop = (entry: Recorded): void => {
    if (entry.ended) before.delete(entry.actor);
    else if (entry.value !== null) before.set(entry.actor, entry);
  };

  const discard = (): void => {
    mark = newMark();
    redaction = createRedaction(mark);
    startedAt = new Date();
    begun = now();
    count = 0;
    ring = [];
    before.clear();
    for (const track of living) {
      track.last = -1;
      if (track.value !== null)
        before.set(track.actor, { actor: track.actor, machine: track.machine, value: track.value });
    }
  };

  const end = (track: Track, after: number): void => {
    living.delete(track);
    const entry = ring[track.last % limit];
    if (entry?.no === track.last) entry.ended = true;
    else before.delete(track.actor);
    follower?.ended(track.actor, after);
  };

  const record = (track: Track, event: AnyEventObject, source: ActorRefLike | undefined): void => {
    if (event.type === DISCARDED && track.isRoot) discard();
    const from = sourceOf(event, source);
    const entry: Recorded = {
      no: count,
      at: Math.round(now() - begun),
      actor: track.actor,
      machine: track.machine,
      from,
      type: redaction.type(event.type),
      payload: from === "start" ? redaction.input(track.machine, event["input"]) : redaction.payload(event),
      taken: from === "start" ? track.early : none,
      value: null,
      ended: false,
    };
    if (from === "start") track.early = none;
    const oldest = ring[count % limit];
    if (oldest !== undefined) drop(oldest);
    ring[count % limit] = entry;
    track.last = count;
    count += 1;
    track.events.push(event);
    track.open.push(entry);
  };

  /** Records a microstep of the present event, or of the machine's start. */
  const step = (track: Track, transitions: readonly AnyTransitionDefinition[]): void => {
    const entry = track.open[0];
    if (entry === undefined) track.early = [...track.early, ...transitions];
    else entry.taken = entry.taken.length === 0 ? transitions : [...entry.taken, ...transitions];
  };

  /** Records that an event has been processed. */
  const settle = (track: Track, event: AnyEventObject, snapshot: Snapshot<unknown>): void => {
    if (event.type === "xstate.stop") return end(track, count - 1);
    track.value = (snapshot as unknown as { readonly value: StateValue }).value;
    for (let passed: AnyEventObject | undefined; passed !== event && track.open.length > 0;) {
      passed = track.events.shift();
      const entry = track.open.shift();
      if (entry === undefined) continue;
      if (passed === event) entry.value = track.value;
      follower?.recorded(entry, track.root);
    }
    // The journal was cleared while the event was processed: its result is the initial state of the new journal.
    if (track.last === -1 && track.value !== null)
      before.set(track.actor, { actor: track.actor, machine: track.machine, value: track.value });
    if (snapshot.status !== "active") end(track, track.last);
  };

  return {
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type === "@xstate.action" || inspected.type === "@xstate.actor") return;
      const track = trackOf(inspected.actorRef);
      if (track === null) return;
      if (inspected.type === "@xstate.event") record(track, inspected.event, inspected.sourceRef);
      else if (inspected.type === "@xstate.microstep") step(track, inspected._transitions);
      else settle(track, inspected.event, inspected.snapshot);
    },

    recording: (): Recording => ({
      mark,
      startedAt,
      dropped: count - ring.length,
      before: [...before.values()].flatMap(({ actor, machine, value }) =>
        value === null ? [] : { actor, machine, value },
      ),
      entries: ring.toSorted((one, other) => one.no - other.no),
    }),

    /** The machines that run at present. */
    running: (): readonly RecordedActor[] =>
      [...living].flatMap(({ actor, machine, root, value }) =>
        value === null ? [] : { actor, machine, root, value },
      ),

    /** Tells one follower of each event from now on, until the returned function is called. */
    follow: (by: RecordingFollower): (() => void) => {
      follower = by;
      return () => {
        follower = undefined;
      };
    },
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
