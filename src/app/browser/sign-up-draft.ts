import { printSignUpDraft, readSignUpDraft } from "../../domain/sign-up/sign-up-draft.ts";
import type { SignUpDraft } from "../../domain/sign-up/sign-up-form.ts";
import { DRAFT_PREFIX, withStorage } from "./tab-storage.ts";

/** Where it is kept. Nobody is signed in yet: the tab is whose draft it is. */
export const SIGN_UP_DRAFT = `${DRAFT_PREFIX}.sign-up`;

/** What was typed before a reload; undefined where there is nothing, or nothing that this version understands. */
export const loadSignUpDraft = (): SignUpDraft | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(SIGN_UP_DRAFT);
    return kept === null ? undefined : readSignUpDraft(kept);
  }, undefined);

/** Keeps what was typed for the tab's life, without password and file (docs/decisions/sign-up.md). */
export const keepSignUpDraft = (draft: SignUpDraft): undefined =>
  withStorage((storage) => {
    storage.setItem(SIGN_UP_DRAFT, printSignUpDraft(draft));
    return undefined;
  }, undefined);

export const discardSignUpDraft = (): undefined =>
  withStorage((storage) => {
    storage.removeItem(SIGN_UP_DRAFT);
    return undefined;
  }, undefined);
