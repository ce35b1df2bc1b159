import type { TrainingDate } from "../../../src/domain/trainings/training-date.ts";
import { routes } from "../../../src/domain/shell/routes.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import type { Letter } from "../../http/handler.ts";
import { writeLetter } from "../../mail/letters.ts";
import { placeTime } from "../../mail/place-time.ts";
import type { Sql } from "../../store/sql.ts";
import { textsFor } from "../../texts/server-texts.ts";
import type { LetterKind } from "../../texts/text-values.ts";
import type { CalendarFile, CalendarOrigin } from "../kit/calendar-file.ts";

/** Where letters about trainings go and what they name. */
export interface TrainingPost extends CalendarOrigin {
  readonly mail: (letter: Letter) => Promise<void>;
}

/** The letters about a training. */
export type TrainingLetterKind = Extract<LetterKind, `training${string}`>;

const placeText = ({ place }: TrainingDate, locale: string): string =>
  place._tag === "Online"
    ? textsFor(locale)("letter.online")
    : `${place.name}, ${place.street}, ${place.zip} ${place.city}`;

/** When and where a training is, as letters name it: its times as they are at its place. */
export const trainingTexts = (
  training: TrainingDate,
  locale: string,
): { readonly when: string; readonly place: string } => ({
  when: placeTime(locale, training.timeZone).formatRange(training.startsAt, training.endsAt),
  place: placeText(training, locale),
});

/** The booking that a letter is about. */
export interface LetterSubject {
  readonly participant: string;
  readonly training: TrainingDate;
  /** Until when it can be cancelled. */
  readonly until: Date;
  /** The calendar file that it carries. */
  readonly calendar?: CalendarFile;
}

/** Writes to a participant in their language, with the training's times as they are at its place; nothing to a deactivated account. */
export const writeToParticipant = async (
  sql: Sql,
  { mail, baseUrl }: TrainingPost,
  kind: TrainingLetterKind,
  { participant, training, until, calendar }: LetterSubject,
): Promise<void> => {
  const to = await findAddressee(sql, { id: participant });
  if (to === undefined) return;
  const letter = writeLetter(kind, to, {
    training: training.title,
    ...trainingTexts(training, to.locale),
    until: placeTime(to.locale, training.timeZone).format(until),
    link: `${baseUrl}${routes.trainings.path}`,
  });
  await mail(calendar === undefined ? letter : { ...letter, calendar });
};
