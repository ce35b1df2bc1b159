import * as Schema from "effect/Schema";
import { FirstStep, MarkedStep } from "../domain/first-steps/first-steps.ts";
import { Flag } from "../domain/kit/flag.ts";
import { call, data, form, noFields } from "./call.ts";

export const getFirstSteps = call({
  path: "/api/getFirstSteps",
  summary: "The first steps of a starting partner, with what is done",
  access: "firstSteps",
  kind: "read",
  topics: ["trainings"],
  body: noFields,
  answer: data(Schema.Array(FirstStep)),
  failures: [],
});

export const completeFirstStep = call({
  path: "/api/completeFirstStep",
  summary: "Mark a first step that the portal cannot know of as done or not done",
  access: "firstSteps",
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ id: MarkedStep, done: Flag })),
  answer: data(Schema.Array(FirstStep)),
  failures: [],
});
