import * as Schema from "effect/Schema";
import { Banner, Contact, Dashboard, Hotlink } from "../domain/dashboard/dashboard.ts";
import { StepKey } from "../domain/dashboard/step-key.ts";
import { Flag } from "../domain/kit/flag.ts";
import { byLocale } from "./by-locale.ts";
import { call, data, form, noFields, Nothing } from "./call.ts";

export const getDashboard = call({
  path: "/api/getDashboard",
  summary: "The dashboard's figures, and what a person can do next",
  access: "session",
  kind: "read",
  topics: [
    "orders",
    "products",
    "tickets",
    "trainings",
    "licenceReviews",
    "referenceReviews",
    "pioneerCases",
  ],
  body: noFields,
  answer: data(Dashboard),
  failures: [],
});

/** A step of the dashboard is left out for a week, for the account that dismissed it, or is shown again. */
export const dismissNextStep = call({
  path: "/api/dismissNextStep",
  summary: "Dismiss something to do for a week, or take that back",
  access: "session",
  kind: "write",
  sets: true,
  body: form(Schema.Struct({ step: StepKey, dismissed: Flag })),
  answer: data(Nothing),
  failures: [],
});

export const getBanners = call({
  path: "/api/getBanners",
  summary: "Notices of the manufacturer",
  access: "session",
  kind: "read",
  body: byLocale,
  answer: data(Schema.Array(Banner)),
  failures: [],
});

export const getHotlinks = call({
  path: "/api/getHotlinks",
  summary: "Links to have at hand",
  access: "session",
  kind: "read",
  body: byLocale,
  answer: data(Schema.Array(Hotlink)),
  failures: [],
});

export const getContacts = call({
  path: "/api/getContacts",
  summary: "Who helps this partner",
  access: "session",
  kind: "read",
  body: byLocale,
  answer: data(Schema.Array(Contact)),
  failures: [],
});
