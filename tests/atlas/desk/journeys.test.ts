import { array, assert, nat, property } from "fast-check";
import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from "xstate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { journalOf } from "../../../src/app/journal/journal-file.ts";
import { createRecorder } from "../../../src/app/journal/recorder.ts";
import { inert } from "../../../src/machines/kit/inert.ts";
import { timelineOfJournal } from "../../../src/atlas/desk/journal/journal-timeline.ts";
import { readJournal } from "../../../src/atlas/desk/journal/read-journal.ts";
import { playStep, simulationOf } from "../../../src/atlas/desk/simulation/timeline.ts";
import { samples as ofSession } from "../../../src/atlas/samples/session.samples.ts";
import { samples as ofTickets } from "../../../src/atlas/samples/tickets.samples.ts";
import { eventsOf } from "../../../src/atlas/walk/walk.ts";
import { helpOverlayMachine } from "../../../src/machines/tickets/help-overlay.machine.ts";
import { portalMachine } from "../../../src/machines/shell/portal.machine.ts";

const machines = {
  "portal/session": ofSession.session,
  "portal/language": ofSession.language,
  "portal/helpOverlay": ofTickets["help-overlay"],
  "portal/helpOverlay/ticket": ofTickets["ticket-creation"],
} as const;
const paths = Object.keys(machines) as readonly (keyof typeof machines)[];

const childOf = (ref: AnyActorRef | undefined, path: string): AnyActorRef | undefined => {
  const [, ...ids] = path.split("/");
  return ids.reduce<AnyActorRef | undefined>(
    (found, id) =>
      (found?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.children?.[id] as
        | AnyActorRef
        | undefined,
    ref,
  );
};

const stateOf = (ref: AnyActorRef | undefined): unknown =>
  (ref?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.value;

/** Performs random events on session, language, ticket and overlay with calls that never answer, and records them as the portal does. */
const travel = (choices: readonly number[]) => {
  const recorder = createRecorder(() => 0);
  const root = createActor(inert(portalMachine), {
    id: "portal",
    systemId: "portal",
    clock: new SimulatedClock(),
    inspect: recorder.inspect,
    input: { locale: "trtr", chosen: choices.length % 2 === 0, hasPendingLogout: false },
  });
  root.start();
  root.send({
    type: "screen.opened",
    key: "helpOverlay",
    logic: inert(helpOverlayMachine),
    input: undefined,
  });
  for (const choice of choices) {
    const possible = paths.flatMap((path) => {
      const ref = childOf(root, path);
      const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
      return ref === undefined || snapshot === undefined
        ? []
        : eventsOf(snapshot, machines[path].payloads)
            // Which texts are there where a journal begins is not recorded.
            .filter(({ type }) => type !== "language.textsNeeded")
            .map((event): readonly [AnyActorRef, AnyEventObject] => [ref, event]);
    });
    const chosen = possible[choice % possible.length];
    chosen?.[0].send(chosen[1]);
  }
  const states = paths.map((path) => stateOf(childOf(root, path)));
  const { locale } = root.getSnapshot().children.language!.getSnapshot().context;
  const journal = journalOf(recorder.recording(), { app: "V1", locale, now: new Date(0) });
  root.stop();
  return { states, locale, file: JSON.stringify(journal) };
};

const called = vi.fn<() => never>(() => {
  throw new Error("the replay made a call");
});

beforeEach(() => {
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket"]) vi.stubGlobal(name, called);
  vi.stubGlobal("navigator", { sendBeacon: called });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a journal that is replayed", () => {
  test("ends in the recorded states, for a hundred random recordings of session, language, ticket and overlay, without a call", () => {
    assert(
      property(array(nat(), { minLength: 5, maxLength: 60 }), (choices) => {
        const { states, locale, file } = travel(choices);
        const read = readJournal(file);
        if (read._tag !== "Journal") throw new Error(JSON.stringify(read.problem));
        const timeline = timelineOfJournal(read.journal);
        const simulation = simulationOf(timeline, { locale: "int", persona: "gold" });
        const drifts = timeline.steps.flatMap((step) => playStep(simulation, step, timeline.source).drifts);
        // Which language is being loaded where a journal begins is not recorded.
        const isLoading = read.journal.before.some(
          ({ actor, value }) => actor === "portal/language" && value === "loading",
        );
        expect(drifts.filter(({ kind }) => kind !== "language" || !isLoading)).toEqual([]);
        expect(paths.map((path) => stateOf(simulation.find(path)))).toEqual(states);
        expect(simulation.root.getSnapshot().children.language?.getSnapshot().context.locale).toBe(locale);
        simulation.stop();
      }),
      { numRuns: 100, seed: 20_261_121 },
    );
    expect(called).not.toHaveBeenCalled();
  });
});
