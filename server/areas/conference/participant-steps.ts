import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { Conference } from "../../../src/domain/conference/conference.ts";
import type {
  AcceptanceCode,
  ParticipantCode,
  WithdrawalCode,
} from "../../../src/domain/conference/conference.refusals.ts";
import {
  isSameParticipant,
  normalParticipant,
  participantFields,
  participantProblem,
  type Participant,
  type ParticipantData,
  type ParticipantId,
} from "../../../src/domain/conference/participant.ts";
import { problemsOf, type FieldCode } from "../../../src/domain/kit/field-problems.ts";
import type { Saving } from "../../../src/domain/kit/version.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { firstProblem } from "../../http/field-refusal.ts";
import { notFound, refused, type HandlerContext, type Refusal } from "../../http/handler.ts";
import { conferenceOf, holdConference, readParticipant, type ConferenceRow } from "./conference.sql.ts";
import { writeToCompany } from "./conference-letters.ts";
import { REGISTERED, type ConferenceContext } from "./register.ts";
import { passPlacesOn } from "./waiting-list.ts";

interface Held {
  readonly conference: ConferenceRow;
  readonly registeredBy: string | null;
  readonly participant: Participant;
}

/** Locks the conference of a participant of the company, and reads the participant as it is then. */
const hold = async (
  { sql, account, now }: HandlerContext,
  id: ParticipantId,
): Promise<Held | typeof notFound | Refusal<"PARTICIPANT_WITHDRAWN" | "CONFERENCE_BEGUN">> => {
  const [row] = await sql<{ conference_id: string; registered_by: string | null }>`
    select conference_id, registered_by from conference_participants where id = ${id} and company_id = ${account.companyId}`;
  const conference = row === undefined ? undefined : await holdConference(sql, row.conference_id);
  if (row === undefined || conference === undefined) return notFound;
  const participant = await readParticipant(sql, account, id, now());
  if (participant === undefined) return refused("PARTICIPANT_WITHDRAWN");
  if (conference.starts_at <= now()) return refused("CONFERENCE_BEGUN");
  return { conference, registeredBy: row.registered_by, participant };
};

const isHeld = (result: Held | { readonly _tag: "Refusal" }): result is Held => "participant" in result;

interface Asked {
  readonly id: ParticipantId;
  readonly instance: Locale;
}

const subjectOf = ({ account }: HandlerContext, { participant, registeredBy }: Held) => ({
  company: account.companyId,
  registeredBy,
  people: [fullName(participant.firstname, participant.lastname)],
});

/** Withdraws a participant; the place that becomes free is offered to who waits longest. The calendar entry goes with the company's last place. */
export const withdrawParticipant = async (
  context: ConferenceContext,
  { id, instance }: Asked,
): Promise<Conference | typeof notFound | Refusal<WithdrawalCode | "TOO_MANY_REQUESTS">> => {
  const { sql, account, now } = context;
  const held = await hold(context, id);
  if (!isHeld(held)) return held;
  const limited = await limitUse(context, [
    { what: "conference-withdrawal", by: account.id, limit: REGISTERED },
  ]);
  if (limited !== undefined) return limited;
  const { conference, participant } = held;
  const moment = now();
  await sql`update conference_participants set status = 'withdrawn', offer_until = null where id = ${id}`;
  const [left] = await sql`
    select 1 from conference_participants where conference_id = ${conference.id} and company_id = ${account.companyId} and status = 'registered' limit 1`;
  await writeToCompany(
    sql,
    context,
    "conferenceWithdrawn",
    conference,
    {
      ...subjectOf(context, held),
      ...(participant.state._tag === "Registered" && left === undefined && { calendar: "remove" as const }),
    },
    moment,
  );
  await passPlacesOn(sql, conference, moment, context);
  return conferenceOf(sql, conference, account, instance, moment);
};

/** Accepts an offered place until its time is over. */
export const acceptPlace = async (
  context: ConferenceContext,
  { id, instance }: Asked,
): Promise<Conference | typeof notFound | Refusal<AcceptanceCode>> => {
  const { sql, account, now } = context;
  const held = await hold(context, id);
  if (!isHeld(held)) return held;
  const { conference, participant } = held;
  const moment = now();
  if (participant.state._tag === "Waiting" || participant.state._tag === "Lapsed")
    return refused("OFFER_OVER");
  // Accepted already, such as by a colleague: nothing is left to do.
  if (participant.state._tag === "Offered") {
    await sql`update conference_participants set status = 'registered', offer_until = null where id = ${id}`;
    await writeToCompany(
      sql,
      context,
      "conferenceRegistered",
      conference,
      { ...subjectOf(context, held), calendar: "enter" },
      moment,
    );
  }
  return conferenceOf(sql, conference, account, instance, moment);
};

/** Changes what is known of a participant; what somebody else has changed since is answered instead. */
export const changeParticipant = async (
  context: HandlerContext,
  { id, version, ...typed }: ParticipantData & { readonly id: ParticipantId; readonly version: number },
): Promise<Saving<Participant> | typeof notFound | Refusal<ParticipantCode | FieldCode>> => {
  const { sql, account, now } = context;
  const invalid = firstProblem(problemsOf(participantFields, (field) => participantProblem(field, typed)));
  if (invalid !== undefined) return invalid;
  const held = await hold(context, id);
  if (!isHeld(held)) return held;
  const { participant, conference } = held;
  const data = normalParticipant(typed);
  if (participant.version !== version)
    // Equal data with another version are a repeat of this save whose answer was lost.
    return isSameParticipant(participant, data)
      ? { _tag: "Saved", saved: participant }
      : { _tag: "Collided", theirs: participant };
  const [twice] = await sql`
    select 1 from conference_participants where conference_id = ${conference.id} and company_id = ${account.companyId} and mail = ${data.mail}
      and id <> ${id} and status in ('registered', 'waiting', 'offered')`;
  if (twice !== undefined) return refused("PARTICIPANT_TWICE", { field: "mail" });
  await sql`
    update conference_participants set salutation = ${data.salutation}, first_name = ${data.firstname}, last_name = ${data.lastname},
      mail = ${data.mail}, phone = ${data.phone}, company = ${data.company}, position = ${data.position}, shirt = ${data.shirt},
      category = ${data.category}, version = version + 1
    where id = ${id}`;
  const saved = await readParticipant(sql, account, id, now());
  return saved === undefined ? notFound : { _tag: "Saved", saved };
};
