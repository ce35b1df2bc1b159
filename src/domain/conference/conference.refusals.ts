import { withTexts } from "../kit/refusals.ts";

/** Refusals of the conference (business §4, §5; docs/decisions/conference.md). */
export const conferenceRefusals = withTexts("conference.refusal", {
  CONFERENCE_FULL: {
    spec: "business §4",
    means: "Somebody else has just taken the last place",
    outdated: true,
  },
  CONFERENCE_PLACE_FREE: {
    spec: "decisions/conference",
    means: "A place has become free, so that nobody has to wait for it",
    outdated: true,
  },
  REGISTRATION_CLOSED: { spec: "business §4", means: "The registration has ended", outdated: true },
  PARTICIPANT_LIMIT: {
    spec: "business §5",
    means: "The company has registered two people already",
    outdated: true,
  },
  PARTICIPANT_TWICE: {
    spec: "decisions/conference",
    means: "The company has registered a person with this e-mail address already",
    outdated: true,
  },
  PARTICIPANT_WITHDRAWN: {
    spec: "decisions/conference",
    means: "Somebody else of the company has withdrawn the person",
    outdated: true,
  },
  OFFER_OVER: {
    spec: "decisions/conference",
    means: "The time to accept the place is over",
    outdated: true,
  },
  AWARD_CLOSED: { spec: "business §4", means: "The deadline of the award is over", outdated: true },
  AWARD_PICTURE_GONE: {
    spec: "decisions/conference",
    means: "A picture is not there any more, or is not the company's",
  },
  CONFERENCE_BEGUN: { spec: "decisions/conference", means: "The conference has begun", outdated: true },
});
export type ConferenceRefusal = keyof typeof conferenceRefusals;

/** Refusals of a registration. */
export const registrationCodes = [
  "CONFERENCE_FULL",
  "CONFERENCE_PLACE_FREE",
  "REGISTRATION_CLOSED",
  "PARTICIPANT_LIMIT",
  "PARTICIPANT_TWICE",
] as const satisfies readonly ConferenceRefusal[];
export type RegistrationCode = (typeof registrationCodes)[number];

/** Refusals of a change of a participant's data. */
export const participantCodes = [
  "PARTICIPANT_TWICE",
  "PARTICIPANT_WITHDRAWN",
  "CONFERENCE_BEGUN",
] as const satisfies readonly ConferenceRefusal[];
export type ParticipantCode = (typeof participantCodes)[number];

/** Refusals of giving up a place. */
export const withdrawalCodes = [
  "PARTICIPANT_WITHDRAWN",
  "CONFERENCE_BEGUN",
] as const satisfies readonly ConferenceRefusal[];
export type WithdrawalCode = (typeof withdrawalCodes)[number];

/** Refusals of accepting a place. */
export const acceptanceCodes = [
  "OFFER_OVER",
  "PARTICIPANT_WITHDRAWN",
  "CONFERENCE_BEGUN",
] as const satisfies readonly ConferenceRefusal[];
export type AcceptanceCode = (typeof acceptanceCodes)[number];

/** Refusals of a project for the award. */
export const awardCodes = [
  "AWARD_CLOSED",
  "AWARD_PICTURE_GONE",
] as const satisfies readonly ConferenceRefusal[];
