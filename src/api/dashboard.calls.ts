import * as Schema from "effect/Schema";
import { Banner, Contact, Dashboard, Hotlink } from "../domain/dashboard/dashboard.ts";
import { byLocale } from "./by-locale.ts";
import { call, data, noFields } from "./call.ts";

export const getDashboard = call({
  path: "/api/getDashboard",
  summary: "The dashboard's figures and latest orders; for staff what waits for them",
  access: "session",
  kind: "read",
  topics: ["orders", "tickets", "trainings", "licenceReviews", "referenceReviews", "pioneerCases"],
  body: noFields,
  answer: data(Dashboard),
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
