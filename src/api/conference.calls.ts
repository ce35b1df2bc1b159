import * as Schema from "effect/Schema";
import { Conference, ConferenceId } from "../domain/conference/conference.ts";
import {
  acceptanceCodes,
  conferenceRefusals,
  participantCodes,
  registrationCodes,
  withdrawalCodes,
} from "../domain/conference/conference.refusals.ts";
import {
  Participant,
  ParticipantData,
  ParticipantId,
  PARTICIPANTS_PER_COMPANY,
} from "../domain/conference/participant.ts";
import { fieldCodes } from "../domain/kit/field-problems.ts";
import { pick } from "../domain/kit/refusals.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { byLocale, Locale } from "./by-locale.ts";
import { call, data, file, form } from "./call.ts";

const access = "conference";

const places = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 0, maximum: PARTICIPANTS_PER_COMPANY }),
);
const People = Schema.fromJsonString(
  Schema.Array(ParticipantData).check(Schema.isMinLength(1), Schema.isMaxLength(PARTICIPANTS_PER_COMPANY)),
);
const ofParticipant = form(Schema.Struct({ id: ParticipantId, instance: Locale }));

/** Null where no conference is planned. */
export const getConference = call({
  path: "/api/getConference",
  summary: "The coming conference, its places, and the company's participants",
  access,
  kind: "read",
  topics: ["conference"],
  body: byLocale,
  answer: data(Schema.NullOr(Conference)),
  failures: [],
});

/** A file that enters the conference into a calendar. */
export const getConferenceCalendar = call({
  path: "/api/getConferenceCalendar",
  summary: "The calendar file of a conference",
  access,
  kind: "read",
  body: form(Schema.Struct({ id: ConferenceId, instance: Locale })),
  answer: file,
  failures: [],
});

/**
 * Registers one or two people. The first `places` of them get a place and the others wait; any other number of free places than
 * the company has seen is refused.
 */
export const registerParticipants = call({
  path: "/api/registerParticipants",
  summary: "Register one or two people, or put them on the waiting list",
  access,
  kind: "write",
  body: form(Schema.Struct({ conference: ConferenceId, places, participants: People, instance: Locale })),
  answer: data(Conference),
  failures: [...registrationCodes, ...fieldCodes],
});

/** Changes what is known of a participant if nobody has changed it since `version`; otherwise nothing is written. */
export const changeParticipant = call({
  path: "/api/changeParticipant",
  summary: "Change what is known of a participant",
  access,
  kind: "write",
  body: form(Schema.Struct({ id: ParticipantId, ...ParticipantData.fields, version: VersionField })),
  answer: data(savedOf(Participant)),
  failures: [...participantCodes, ...fieldCodes],
});

/** Gives up a place, an offered place or a place on the waiting list; a free place is offered to who waits longest. */
export const withdrawParticipant = call({
  path: "/api/withdrawParticipant",
  summary: "Withdraw a participant",
  access,
  kind: "write",
  body: ofParticipant,
  answer: data(Conference),
  refusals: pick(conferenceRefusals, withdrawalCodes),
});

/** Accepts a place that became free, in time. */
export const acceptPlace = call({
  path: "/api/acceptPlace",
  summary: "Accept a place that was offered",
  access,
  kind: "write",
  body: ofParticipant,
  answer: data(Conference),
  refusals: pick(conferenceRefusals, acceptanceCodes),
});
