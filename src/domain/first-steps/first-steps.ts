import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";
import { routes, type Route } from "../shell/routes.ts";

/** The first steps of a starting partner, in the order of the screen. */
export const firstStepIds = [
  "complete_profile",
  "order_starter_package",
  "book_training",
  "register_product",
  "meet_partner_coach",
] as const;
export type FirstStepId = (typeof firstStepIds)[number];

/** Steps that the portal cannot know of: people mark them. All others are done when the company has done them. */
export const markedSteps = ["order_starter_package", "meet_partner_coach"] as const;
export const MarkedStep = Schema.Literals(markedSteps);
export type MarkedStep = typeof MarkedStep.Type;

/** True for a step that people mark. */
export const isMarked = (id: FirstStepId): id is MarkedStep => markedSteps.some((step) => step === id);

export const FirstStep = Schema.Struct({
  id: codeOf(firstStepIds),
  done: Schema.Boolean,
  /** Null for an open one, and for one of which no day is known. */
  doneOn: Schema.NullOr(Schema.DateFromString),
});
export type FirstStep = typeof FirstStep.Type;

/** Where a step is done. */
interface StepPlace {
  readonly route: Route;
  readonly path: string;
}

const at = (route: Route, rest = ""): StepPlace => ({ route, path: `${route.path}${rest}` });

/** Where each step is done: the offer of the package is among the advantages, and the coach among the dashboard's contacts. */
export const stepPlaces: Readonly<Record<FirstStepId, StepPlace>> = {
  complete_profile: at(routes.settingsCompany),
  order_starter_package: at(routes.advantages),
  book_training: at(routes.trainings, "?tab=bookable"),
  register_product: at(routes.registerProduct),
  meet_partner_coach: at(routes.dashboard, "#contacts"),
};
