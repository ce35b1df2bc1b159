import * as Schema from "effect/Schema"
import { SignUpData, signUpSteps } from "../../domain/sign-up.ts"
import type { SignUpDraft } from "../../domain/sign-up-form.ts"
import { VerificationProof } from "../../domain/verification.ts"
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts"

/** Nobody is signed in yet: the tab is whose draft it is. */
const NAME = `${DRAFT_PREFIX}.sign-up`

const StoredDraft = Schema.fromJsonString(Schema.Struct({
  data: SignUpData, step: Schema.Literals(signUpSteps), verified: Schema.NullOr(Schema.Struct({ email: Schema.String, proof: VerificationProof })), creating: Schema.Boolean,
}))
const decodeDraft = Schema.decodeUnknownSync(StoredDraft)
const encodeDraft = Schema.encodeSync(StoredDraft)

/** What was typed before a reload; undefined where there is nothing, or nothing that this version understands. */
export const loadSignUpDraft = (): SignUpDraft | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(NAME)
    if (kept === null) return undefined
    const { verified, ...draft } = decodeDraft(kept)
    return { ...draft, verified: verified ?? undefined }
  }, undefined)

/** Keeps what was typed for the tab's life, without password and file (decisions). */
export const keepSignUpDraft = ({ verified, ...draft }: SignUpDraft): undefined =>
  withStorage((storage) => {
    storage.setItem(NAME, encodeDraft({ ...draft, verified: verified ?? null }))
    return undefined
  }, undefined)

export const discardSignUpDraft = (): undefined =>
  withStorage((storage) => {
    storage.removeItem(NAME)
    return undefined
  }, undefined)
