import * as Schema from "effect/Schema";

/**
 * What a link of a letter is for. All of them lead to `/reset-password/<hash>`, one of the screens that are open without a login
 * (docs/decisions/account.md): a new password, an invited employee's first one, the activation of an account that has one, a new e-mail address.
 */
const linkPurposes = ["reset", "invitation", "activation", "email_change"] as const;
export const LinkPurpose = Schema.Literals(linkPurposes);
export type LinkPurpose = typeof LinkPurpose.Type;

/** How long links last, in seconds: a reset 60 minutes, all others 48 hours (docs/decisions/account.md). */
export const linkLifetime = (purpose: LinkPurpose): number => (purpose === "reset" ? 60 * 60 : 48 * 60 * 60);

/** The secret of a link; it leaves the address at once. Whatever is typed into the address is worth a question to the server. */
export const LinkHash = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)).pipe(
  Schema.brand("LinkHash"),
);
export type LinkHash = typeof LinkHash.Type;

/** What a link that is still good leads to. `email` is the address that the letter went to. */
export const OpenLink = Schema.Struct({ purpose: LinkPurpose, email: Schema.String });
export type OpenLink = typeof OpenLink.Type;
