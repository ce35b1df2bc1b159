import { printSignUpDraft, readSignUpDraft } from "../../domain/sign-up/sign-up-draft.ts";
import type { SignUpDraft } from "../../domain/sign-up/sign-up-form.ts";
import { PREFIX, withStorage } from "./tab-storage.ts";

/** The storage key. Before sign-in there is no account, so the draft belongs to the tab, and to no session that expires. */
export const SIGN_UP_DRAFT = `${PREFIX}sign-up`;

/** The draft stored before a reload; undefined if there is none or its format is unknown. */
export const loadSignUpDraft = (): SignUpDraft | undefined =>
  withStorage((storage) => {
    const kept = storage.getItem(SIGN_UP_DRAFT);
    return kept === null ? undefined : readSignUpDraft(kept);
  }, undefined);

/** Stores the draft for the life of the tab, without password and file (docs/decisions/sign-up.md). */
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
