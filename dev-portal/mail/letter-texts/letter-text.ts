/** Every letter that the portal writes about accounts. */
export const letterKinds = [
  "code",
  "reset",
  "invitation",
  "activation",
  "emailChange",
  "emailTaken",
  "emailChanged",
  "passwordChanged",
  "welcome",
  "underReview",
  "licenceApproved",
  "licenceDeclined",
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** A letter's subject and body; `{name}`, `{code}`, `{link}`, `{email}`, `{company}`, `{inviter}`, `{reason}` are filled in. */
interface LetterText {
  readonly subject: string;
  readonly body: string;
}

/** The letters of one language, with what each begins and ends with. */
export interface LetterTexts {
  readonly greeting: string;
  readonly closing: string;
  readonly letters: Readonly<Record<LetterKind, LetterText>>;
}
