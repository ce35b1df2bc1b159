import type { NotificationTexts } from "../notification-texts/notification-text.ts";

/** The kinds of e-mail about accounts, trainings, the conference, submissions and reference projects. */
export const letterKinds = [
  "code",
  "reset",
  "invitation",
  "activation",
  "emailChange",
  "emailChangeAsked",
  "emailTaken",
  "emailChanged",
  "passwordChanged",
  "welcome",
  "underReview",
  "licenceApproved",
  "licenceDeclined",
  "trainingBooked",
  "trainingBookedLate",
  "trainingWaiting",
  "trainingMovedUp",
  "trainingCancelled",
  "trainingWithdrawn",
  "conferenceRegistered",
  "conferenceWaiting",
  "conferenceOffered",
  "conferenceLapsed",
  "conferenceWithdrawn",
  "vatInvalid",
  "pioneerTaken",
  "pioneerClosed",
  "referenceApproved",
  "referenceDeclined",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * An e-mail's subject and body with the placeholders `{name}`, `{code}`, `{link}`, `{email}`, `{company}`, `{inviter}`, `{reason}`,
 * `{vatId}`, `{training}`, `{when}`, `{place}`, `{until}`, `{conference}`, `{people}`, `{submission}`, `{model}`, `{title}`.
 */
interface LetterText {
  readonly subject: string;
  readonly body: string;
}

/** The e-mails of one language with their common greeting and closing. */
export interface LetterTexts {
  readonly greeting: string;
  readonly closing: string;
  /** The place of a training that is held online. */
  readonly online: string;
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
  readonly notifications: NotificationTexts;
}
