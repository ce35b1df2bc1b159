import { createEmptyActor } from "xstate";
import { getAward } from "../../api/award.calls.ts";
import {
  acceptPlace,
  getConference,
  getConferenceCalendar,
  withdrawParticipant,
} from "../../api/conference.calls.ts";
import { saved } from "../../api/saved.ts";
import type { Award, AwardCategory, AwardProject } from "../../domain/conference/award.ts";
import type { Conference } from "../../domain/conference/conference.ts";
import {
  awardCodes,
  participantCodes,
  registrationCodes,
} from "../../domain/conference/conference.refusals.ts";
import {
  unknownParticipant,
  type Participant,
  type ParticipantData,
} from "../../domain/conference/participant.ts";
import { sampleOf } from "./call-sample.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import {
  answered,
  formSamples,
  keptSamples,
  offline,
  picturedSamples,
  refused,
  savingSamples,
} from "./sample-kinds.ts";

const company = "Nordlicht Elektro GmbH";

/** Who is registered in the samples. */
export const kim: ParticipantData = {
  salutation: "ms",
  firstname: "Kim",
  lastname: "Berg",
  mail: "kim.berg@nordlicht.example",
  phone: "",
  company,
  position: "",
  shirt: "M",
  category: "commercial",
};

/** Who is offered a place. */
export const robin: Participant = {
  ...kim,
  id: "PC-000001" as Participant["id"],
  firstname: "Robin",
  lastname: "Nord",
  mail: "robin.nord@nordlicht.example",
  state: { _tag: "Offered", until: new Date("2026-02-05T08:00:00Z") },
  version: 1,
};

/** The same once the place is accepted. */
export const registered: Participant = { ...robin, state: { _tag: "Registered" } };

/** The coming conference, at which a place is offered. */
export const conference: Conference = {
  id: "partner-conference" as Conference["id"],
  title: "Partner Conference",
  venue: { name: "Design Center Linz", street: "Europaplatz 1", zip: "4020", city: "Linz", country: "AT" },
  startsAt: new Date("2026-04-20T07:00:00Z"),
  endsAt: new Date("2026-04-21T14:00:00Z"),
  timeZone: "Europe/Vienna",
  registrationUntil: new Date("2026-03-20T17:00:00Z"),
  closed: false,
  begun: false,
  seats: { _tag: "Free", left: 3, of: 120 },
  awardDeadline: new Date("2026-03-01T22:59:59Z"),
  company: kim.company,
  participants: [robin],
  hotels: [
    {
      name: "Donaublick",
      street: "Untere Donaulände 9",
      city: "Linz",
      distance: 350,
      link: "https://hotels.example.com/linz/donaublick",
    },
  ],
};

/** A company's project of one of the award's categories. */
export const awardProject: AwardProject = {
  title: "Bakery",
  text: "A third less energy",
  pictures: [],
  submitted: false,
  reference: null,
  savedAt: new Date("2026-02-01T09:00:00Z"),
  version: 1,
};

export const award: Award = {
  conference: conference.id,
  deadline: new Date("2026-03-01T22:59:59Z"),
  closed: false,
  categories: [
    {
      id: "energy" as AwardCategory["id"],
      name: "Energy",
      text: "A building that uses measurably less energy.",
      project: awardProject,
    },
  ],
  sources: [],
};

const ofRobin = { id: robin.id, instance: "int" } as const;
const withRobin = (participants: Conference["participants"]): Conference => ({ ...conference, participants });

/** The area's calls as the desk makes them. */
export const callSamples = {
  conference: sampleOf(getConference, { instance: "int" }, conference),
  calendar: sampleOf(saved(getConferenceCalendar), { id: conference.id }, undefined),
  acceptance: sampleOf(acceptPlace, ofRobin, withRobin([registered])),
  withdrawal: sampleOf(withdrawParticipant, ofRobin, withRobin([])),
  award: sampleOf(getAward, { instance: "int" }, award),
};

const blank = unknownParticipant(company);
const formOf = (values: ParticipantData, problems: object): Payload => ({
  snapshot: { status: "active", context: { values, problems } },
});
/** A form as it begins, one that is complete, and the report of a form that has ended. */
const drafts = [formOf(blank, { firstname: "FIRST_NAME_EMPTY" }), formOf(kim, {})];

export const samples = {
  "participant-form": formSamples(blank, "firstname", { firstname: "" }, kim),
  "participant-settings": keptSamples(
    savingSamples({ id: "PC-000001", ...kim, version: 1 }, { lastname: "Berger" }, participantCodes, (code) =>
      code === "PARTICIPANT_TWICE" ? "mail" : undefined,
    ),
  ),
  "award-project": picturedSamples(
    keptSamples(
      savingSamples(
        {
          conference: "partner-conference",
          category: "energy",
          title: "Bakery",
          text: "A third less energy",
          pictures: [],
          submitted: false,
          reference: "",
          version: 1,
        },
        { title: "The bakery" },
        awardCodes,
      ),
    ),
    "pictures",
  ),
  registration: {
    inputs: [{ company, parent: createEmptyActor() }],
    payloads: {
      "xstate.snapshot.first": drafts,
      "xstate.snapshot.second": drafts,
      "form.found": [{ values: { first: kim, second: blank } }],
      "registration.send": [{ conference: "partner-conference", places: 1, room: 2 }],
      "xstate.done.actor.register": [
        answered({}),
        ...registrationCodes.map((code) => refused(code)),
        offline,
      ],
    },
    key: ({ context }) => [context.first.begun, context.second.begun],
  },
} satisfies AreaSamples;
