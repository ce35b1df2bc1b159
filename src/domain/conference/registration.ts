import {
  participantFields,
  PARTICIPANTS_PER_COMPANY,
  type ParticipantData,
  type ParticipantField,
} from "./participant.ts";

/** The steps of a registration: each is an address, and a step back in the browser's history. */
const registrationSteps = ["first", "second", "check"] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What was typed of one person. */
export interface Draft {
  readonly values: ParticipantData;
  /** Something was typed. */
  readonly begun: boolean;
  /** Every field is valid. */
  readonly complete: boolean;
}

/** What was typed of the people of a registration. */
export interface Drafts {
  readonly first: Draft;
  readonly second: Draft;
}

/** The steps where so many people can be registered still. */
export const stepsOf = (room: number): readonly RegistrationStep[] =>
  registrationSteps.filter((step) => room > 1 || step !== "second");

/** The step that is shown: the one of the address, unless one before it is not complete. */
export const stepShown = (
  wanted: RegistrationStep,
  { first, second }: Drafts,
  room: number,
): RegistrationStep => {
  if (wanted === "first" || !first.complete) return "first";
  if (room < 2) return "check";
  return wanted === "check" && (!second.begun || second.complete) ? "check" : "second";
};

/** The people who will be registered: the second one only where something was typed. */
export const peopleOf = ({ first, second }: Drafts, room: number): readonly ParticipantData[] =>
  room > 1 && second.begun ? [first.values, second.values] : [first.values];

/** How a refusal names a field of one of the people of a registration. */
export const personField = (index: number, field: ParticipantField): string =>
  `participants[${index}].${field}`;

interface PersonField {
  readonly index: number;
  readonly field: ParticipantField;
}

const personFieldsOf = (index: number): readonly PersonField[] =>
  participantFields.map((field) => ({ index, field }));

/** Whose field a refusal names; undefined where it is none of a person. */
export const personOfField = (name: string | undefined): PersonField | undefined =>
  Array.from({ length: PARTICIPANTS_PER_COMPANY }, (_, index) => personFieldsOf(index))
    .flat()
    .find(({ index, field }) => personField(index, field) === name);
