import * as Schema from "effect/Schema";
import type { FieldCode, FieldFault } from "../kit/field-problems.ts";
import {
  companyNameProblem,
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  normalEmail,
  normalPhone,
  phoneProblem,
  positionProblem,
} from "../kit/field-rules.ts";
import { TypedText } from "../kit/typed-text.ts";
import { Version } from "../kit/version.ts";
import { salutations } from "../kit/salutation.ts";

export const ParticipantId = Schema.NonEmptyString.check(Schema.isMaxLength(60)).pipe(
  Schema.brand("ConferenceParticipantId"),
);
export type ParticipantId = typeof ParticipantId.Type;

/** How many people a company may register (business §5, §9). */
export const PARTICIPANTS_PER_COMPANY = 2;

/** Shirt sizes (docs/decisions/conference.md). */
export const shirtSizes = ["XS", "S", "M", "L", "XL", "XXL", "3XL"] as const;

/** What a participant is mainly interested in (business §3). */
export const participantCategories = ["commercial", "smart_home"] as const;

/** The fields of a participant, in the order of the screen (business §3). */
export const participantFields = [
  "salutation",
  "firstname",
  "lastname",
  "mail",
  "phone",
  "company",
  "position",
  "shirt",
  "category",
] as const;
export type ParticipantField = (typeof participantFields)[number];

/** What is typed of a participant. */
export const ParticipantData = Schema.Struct({
  salutation: TypedText,
  firstname: TypedText,
  lastname: TypedText,
  mail: TypedText,
  phone: TypedText,
  company: TypedText,
  position: TypedText,
  shirt: TypedText,
  category: TypedText,
});
export type ParticipantData = typeof ParticipantData.Type;

const oneOf = <const Code extends FieldCode>(known: readonly string[], value: string, code: Code) =>
  known.includes(value) ? undefined : code;

/** The problem of a participant's field, undefined if valid (business §3, §5). */
export const participantProblem = (
  field: ParticipantField,
  data: ParticipantData,
): FieldFault | undefined => {
  switch (field) {
    case "salutation":
      return oneOf(salutations, data.salutation, "SALUTATION_EMPTY");
    case "firstname":
      return firstNameProblem(data.firstname);
    case "lastname":
      return lastNameProblem(data.lastname);
    case "mail":
      return emailProblem(data.mail);
    case "phone":
      return phoneProblem(data.phone);
    case "company":
      return companyNameProblem(data.company);
    case "position":
      return positionProblem(data.position);
    case "shirt":
      return oneOf(shirtSizes, data.shirt, "SHIRT_EMPTY");
    case "category":
      return oneOf(participantCategories, data.category, "CATEGORY_EMPTY");
  }
};

/** What is typed, as it is stored and compared. */
export const normalParticipant = (data: ParticipantData): ParticipantData => ({
  salutation: data.salutation,
  firstname: data.firstname.trim(),
  lastname: data.lastname.trim(),
  mail: normalEmail(data.mail),
  phone: normalPhone(data.phone),
  company: data.company.trim(),
  position: data.position.trim(),
  shirt: data.shirt,
  category: data.category,
});

/** A participant of whom only the company is known. */
export const unknownParticipant = (company: string): ParticipantData => ({
  salutation: "",
  firstname: "",
  lastname: "",
  mail: "",
  phone: "",
  company,
  position: "",
  shirt: "",
  category: "",
});

const position = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }));

/** Whether a participant has a place (business §4, docs/decisions/conference.md). */
export const PlaceState = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Registered") }),
  /** `position` 1 gets the next place. */
  Schema.Struct({ _tag: Schema.Literal("Waiting"), position }),
  /** A place became free, and is kept until then. */
  Schema.Struct({ _tag: Schema.Literal("Offered"), until: Schema.DateFromString }),
  /** The place was not accepted in time and went to the next on the list. */
  Schema.Struct({ _tag: Schema.Literal("Lapsed"), at: Schema.DateFromString }),
]);
export type PlaceState = typeof PlaceState.Type;

/** A participant of the company (business §3). */
export const Participant = Schema.Struct({
  id: ParticipantId,
  ...ParticipantData.fields,
  state: PlaceState,
  /** Of the typed data; a change of them names it. */
  version: Version,
});
export type Participant = typeof Participant.Type;

/** Those who have a place, are offered one or wait for one: they count for the limit of the company. */
export const isTakingPart = ({ state }: Pick<Participant, "state">): boolean => state._tag !== "Lapsed";

/** How many more people the company may register. */
export const roomFor = (participants: readonly Pick<Participant, "state">[]): number =>
  PARTICIPANTS_PER_COMPANY - participants.filter(isTakingPart).length;

/** True where a change leaves the typed data as they are. */
export const isSameParticipant = (one: ParticipantData, other: ParticipantData): boolean =>
  participantFields.every((field) => one[field] === other[field]);
