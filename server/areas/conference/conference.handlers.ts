import { Readable } from "node:stream";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { conferenceCalendar } from "./conference-calendar.ts";
import { conferenceOf, readConference, readNextConference } from "./conference.sql.ts";
import { acceptPlace, changeParticipant, withdrawParticipant } from "./participant-steps.ts";
import { registerParticipants } from "./register.ts";

/** The coming conference and the people whom a company registers (business §1, §3, §4); the group is checked by dispatch. */
export const createConferenceHandlers = ({
  organizer,
}: {
  /** The address of the organizer in calendar files. */
  readonly organizer: string;
}): Handlers<
  | "getConference"
  | "getConferenceCalendar"
  | "registerParticipants"
  | "changeParticipant"
  | "withdrawParticipant"
  | "acceptPlace"
> => ({
  getConference: async ({ sql, account, now }, { instance }) => {
    const conference = await readNextConference(sql, now());
    return conference === undefined ? null : conferenceOf(sql, conference, account, instance, now());
  },
  getConferenceCalendar: async ({ sql, account, now, baseUrl }, { id, instance }) => {
    const conference = await readConference(sql, id);
    if (conference === undefined) return notFound;
    const { content } = await conferenceCalendar(
      sql,
      account.companyId,
      conference,
      instance,
      false,
      { baseUrl, organizer },
      now(),
    );
    return fileAnswer(Readable.from([content]), `conference-${id}.ics`, "text/calendar; charset=utf-8");
  },
  registerParticipants: (context, wanted) => registerParticipants({ ...context, organizer }, wanted),
  changeParticipant,
  withdrawParticipant: (context, wanted) => withdrawParticipant({ ...context, organizer }, wanted),
  acceptPlace: (context, wanted) => acceptPlace({ ...context, organizer }, wanted),
});
