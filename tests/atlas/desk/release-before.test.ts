import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { timelineOfJournal } from "../../../src/atlas/desk/journal/journal-timeline.ts";
import { readJournal } from "../../../src/atlas/desk/journal/read-journal.ts";
import { causeOf } from "../../../src/atlas/desk/simulation/step.ts";
import { playTimeline } from "../../../src/atlas/desk/simulation/timeline.ts";

/**
 * A journal that the release before has saved, when each call of a view was a machine of its own: the cancelling of a booking that was not
 * answered, a ticket closed, the own telephone number changed, an order that could not be loaded. It begins in the middle, signed in.
 */
const file = readFileSync("tests/atlas/desk/release-before.journal", "utf8");
const read = readJournal(file);
if (read._tag !== "Journal") throw new Error(JSON.stringify(read.problem));
const timeline = timelineOfJournal(read.journal);
const { simulation, frames } = playTimeline(timeline, timeline.steps.length, {
  locale: "int",
  persona: "gold",
});
const drifts = frames.flatMap(({ drifts: ofStep }) => ofStep);

afterAll(() => {
  simulation.stop();
});

describe("a journal of the release before", () => {
  test("is played to its end: the order that could not be loaded, seen by somebody who is signed in", () => {
    expect(frames).toHaveLength(timeline.steps.length);
    expect(simulation.find("portal/session")?.getSnapshot()).toMatchObject({
      value: { signedIn: "complete" },
    });
    expect(frames.flatMap(({ codes }) => codes)).toContain("HTTP_500");
  });

  test("names the machines that are gone since, and what has another state today", () => {
    const gone = drifts.filter((drift) => causeOf(drift) === "machine").map(({ recorded }) => recorded);
    expect([...new Set(gone)].toSorted()).toEqual([
      "emailChangeCancel",
      "submission",
      "ticketStep",
      "trainingStep",
      "undo.offered.choosing|always|",
      '{"offered":"counting"}',
    ]);
  });

  test("differs in nothing else but a text that was loaded sooner and one list that was loaded once more", () => {
    expect(
      drifts
        .filter((drift) => causeOf(drift) !== "machine")
        .map((drift) => `${causeOf(drift)}: ${drift.actor}`),
    ).toEqual(["language: portal/language", "data: portal/announced-issues"]);
  });

  test("shows saved settings as saved, though the journal does not say what was answered", () => {
    const saved = frames.find(
      ({ step }) => step.actor === "portal/settings-person/form" && step.event.type.startsWith("xstate.done"),
    );
    expect(saved?.drifts.map(({ actor }) => actor)).not.toContain("portal/settings-person");
  });

  test("is read by today's names of what has only been renamed since", () => {
    const entry = read.journal.entries[0];
    const old = JSON.stringify({
      ...JSON.parse(file),
      entries: [
        {
          ...entry,
          actor: "portal/session",
          machine: "session",
          from: "actor",
          type: "xstate.done.actor.logOutOwed",
          payload: {},
          value: { leaving: { owed: "clearing" } },
          taken: ["session.leaving.owed.telling|xstate.done.actor.logOutOwed|answered"],
        },
      ],
    });
    expect(readJournal(old)).toMatchObject({
      journal: {
        entries: [
          {
            type: "xstate.done.actor.logOutPending",
            value: { leaving: { pending: "clearing" } },
            taken: ["session.leaving.pending.telling|xstate.done.actor.logOutPending|answered"],
          },
        ],
      },
    });
  });
});
