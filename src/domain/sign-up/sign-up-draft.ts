import * as Schema from "effect/Schema";
import { SignUpData } from "./sign-up.ts";
import { signUpSteps } from "./sign-up-steps.ts";
import type { SignUpDraft } from "./sign-up-form.ts";
import { VerificationProof } from "./verification.ts";

const StoredDraft = Schema.fromJsonString(
  Schema.Struct({
    data: SignUpData,
    step: Schema.Literals(signUpSteps),
    verified: Schema.NullOr(Schema.Struct({ email: Schema.String, proof: VerificationProof })),
    creating: Schema.Boolean,
  }),
);
const decodeDraft = Schema.decodeUnknownSync(StoredDraft);
const encodeDraft = Schema.encodeSync(StoredDraft);

/** Serialises a sign-up draft for the tab's storage (docs/decisions/sign-up.md). */
export const printSignUpDraft = ({ verified, ...draft }: SignUpDraft): string =>
  encodeDraft({ ...draft, verified: verified ?? null });

/** Parses a stored draft; throws if this version cannot read it. */
export const readSignUpDraft = (kept: string): SignUpDraft => {
  const { verified, ...draft } = decodeDraft(kept);
  return { ...draft, verified: verified ?? undefined };
};
