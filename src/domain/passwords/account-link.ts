import * as Schema from "effect/Schema";

/**
 * The purpose of an e-mail's link. All links lead to the public screen `/reset-password/<hash>` (docs/decisions/account.md): a new
 * password, an invited employee's first password, the activation of an account that has one, a new e-mail address, and for the old
 * address the way back.
 */
export const linkPurposes = [
  "reset",
  "invitation",
  "activation",
  "email_change",
  "email_change_undo",
] as const;
export const LinkPurpose = Schema.Literals(linkPurposes);
export type LinkPurpose = typeof LinkPurpose.Type;

/** The links that set a password; the others do what they are for when the person confirms it. */
export const passwordLinks = ["reset", "invitation"] as const satisfies readonly LinkPurpose[];
type PasswordLink = (typeof passwordLinks)[number];
export type ConfirmedLink = Exclude<LinkPurpose, PasswordLink>;

export const isPasswordLink = (purpose: LinkPurpose): purpose is PasswordLink =>
  passwordLinks.some((known) => known === purpose);

/** The purpose of a link that only has to be confirmed; undefined for one that sets a password. */
export const confirmedPurpose = (purpose: LinkPurpose): ConfirmedLink | undefined =>
  isPasswordLink(purpose) ? undefined : purpose;

/** Lifetime of a link in seconds: a reset 60 minutes, all others 48 hours (docs/decisions/account.md). */
export const linkLifetime = (purpose: LinkPurpose): number => (purpose === "reset" ? 60 * 60 : 48 * 60 * 60);

/** The secret of a link; it is removed from the address immediately. Any non-empty value may be sent: only the server knows the valid ones. */
export const LinkHash = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)).pipe(
  Schema.brand("LinkHash"),
);
export type LinkHash = typeof LinkHash.Type;

/** The purpose of a valid link. `email` is the address that it was sent to. */
export const OpenLink = Schema.Struct({ purpose: LinkPurpose, email: Schema.String });
export type OpenLink = typeof OpenLink.Type;
