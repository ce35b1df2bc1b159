import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import {
  FirstStep,
  firstStepIds,
  isMarked,
  stepPlaces,
} from "../../../src/domain/first-steps/first-steps.ts";
import { routeOfPath } from "../../../src/domain/shell/routes.ts";

it("people mark the steps that the portal cannot know of", () => {
  expect(firstStepIds.filter(isMarked)).toEqual(["order_starter_package", "meet_partner_coach"]);
});

it.each(firstStepIds)("%s is done on the screen that its address shows", (id) => {
  const { route, path } = stepPlaces[id];
  expect(routeOfPath(path.replace(/[?#].*/, "")).name).toBe(route.name);
});

it("a training is booked among those that can be booked, and a profile completed in the company's data", () => {
  expect(stepPlaces.book_training.path).toBe("/trainings/?tab=bookable");
  expect(stepPlaces.complete_profile.path).toBe("/settings/company/");
});

it("a step that is done may have no day, and always an id", () => {
  const read = Schema.decodeUnknownSync(FirstStep);
  expect(read({ id: "book_training", done: true, doneOn: null })).toEqual({
    id: { _tag: "Known", code: "book_training" },
    done: true,
    doneOn: null,
  });
  expect(() => read({ done: true, doneOn: null })).toThrow(/Missing/);
});
