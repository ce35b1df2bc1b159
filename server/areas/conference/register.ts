import { randomUUID } from "node:crypto";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import { placesFor, type Conference, type ConferenceId } from "../../../src/domain/conference/conference.ts";
import type { RegistrationCode } from "../../../src/domain/conference/conference.refusals.ts";
import {
  normalParticipant,
  participantFields,
  participantProblem,
  roomFor,
  type ParticipantData,
} from "../../../src/domain/conference/participant.ts";
import { personField } from "../../../src/domain/conference/registration.ts";
import { problemsOf, type FieldCode } from "../../../src/domain/kit/field-problems.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { firstProblem } from "../../http/field-refusal.ts";
import { notFound, refused, type HandlerContext, type Refusal } from "../../http/handler.ts";
import {
  conferenceOf,
  holdConference,
  listParticipants,
  readSeats,
  type ConferenceRow,
} from "./conference.sql.ts";
import { writeToCompany, type ConferencePost } from "./conference-letters.ts";
import { passPlacesOn } from "./waiting-list.ts";

/** Registrations that one account may make within 15 minutes, and as many people that it may withdraw: each leaves rows and letters. */
export const REGISTERED = 40;

interface Wanted {
  readonly conference: ConferenceId;
  readonly places: number;
  readonly participants: readonly ParticipantData[];
  readonly instance: Locale;
}

/** A call with what its letters need. */
export type ConferenceContext = HandlerContext & ConferencePost;

/** Why the wanted registration at a locked conference is impossible; undefined if it is possible. */
const registrationProblem = async (
  { sql, account, now }: HandlerContext,
  conference: ConferenceRow,
  people: readonly ParticipantData[],
  places: number,
): Promise<Refusal<RegistrationCode> | undefined> => {
  const moment = now();
  if (conference.registration_until <= moment) return refused("REGISTRATION_CLOSED");
  const own = (await listParticipants(sql, account, conference.id, moment)).filter(
    ({ state }) => state._tag !== "Lapsed",
  );
  const twice = people.findIndex(({ mail }, index) =>
    [...own, ...people.slice(0, index)].some((other) => other.mail === mail),
  );
  if (twice !== -1) return refused("PARTICIPANT_TWICE", { field: personField(twice, "mail") });
  if (roomFor(own) < people.length) return refused("PARTICIPANT_LIMIT");
  const possible = placesFor(await readSeats(sql, conference, moment), people.length);
  if (possible < places) return refused("CONFERENCE_FULL");
  return possible > places ? refused("CONFERENCE_PLACE_FREE") : undefined;
};

const nameOf = ({ firstname, lastname }: ParticipantData): string => fullName(firstname, lastname);

/**
 * Registers people of the company: the first of them get the free places, the others wait. The conference is locked, so that the last place
 * is given once, and two people of a company who register at the same time do not register more than it may.
 */
export const registerParticipants = async (
  context: ConferenceContext,
  { conference: id, places, participants, instance }: Wanted,
): Promise<Conference | typeof notFound | Refusal<RegistrationCode | FieldCode | "TOO_MANY_REQUESTS">> => {
  const { sql, account, now } = context;
  const invalid = firstProblem(
    participants.flatMap((person, index) =>
      problemsOf(participantFields, (field) => participantProblem(field, person)).map(
        ({ field, problem }) => ({
          field: personField(index, field),
          problem,
        }),
      ),
    ),
  );
  if (invalid !== undefined) return invalid;
  const people = participants.map(normalParticipant);
  const conference = await holdConference(sql, id);
  if (conference === undefined) return notFound;
  const moment = now();
  await passPlacesOn(sql, conference, moment, context);
  const problem = await registrationProblem(context, conference, people, places);
  if (problem !== undefined) return problem;
  const limited = await limitUse(context, [
    { what: "conference-registration", by: account.id, limit: REGISTERED },
  ]);
  if (limited !== undefined) return limited;
  for (const [index, person] of people.entries())
    await sql`
      insert into conference_participants (id, conference_id, company_id, registered_by, status, registered_at, salutation, first_name, last_name,
        mail, phone, company, position, shirt, category)
      values (${`PC-${randomUUID()}`}, ${id}, ${account.companyId}, ${account.id}, ${index < places ? "registered" : "waiting"}, ${moment},
        ${person.salutation}, ${person.firstname}, ${person.lastname}, ${person.mail}, ${person.phone}, ${person.company}, ${person.position},
        ${person.shirt}, ${person.category})`;
  const about = { company: account.companyId, registeredBy: account.id };
  const [placed, waiting] = [people.slice(0, places), people.slice(places)];
  if (placed.length > 0)
    await writeToCompany(
      sql,
      context,
      "conferenceRegistered",
      conference,
      { ...about, people: placed.map(nameOf), calendar: "enter" },
      moment,
    );
  if (waiting.length > 0)
    await writeToCompany(
      sql,
      context,
      "conferenceWaiting",
      conference,
      { ...about, people: waiting.map(nameOf) },
      moment,
    );
  return conferenceOf(sql, conference, account, instance, moment);
};
