import { fromCallback, fromPromise } from "xstate";
import {
  checkEmail,
  checkVatId,
  createAccount,
  getSignUpOptions,
  getSignUpResult,
  resendActivation,
  sendVerificationCode,
  uploadTradeLicence,
  verifyCode,
} from "../../api/sign-up.calls.ts";
import { answered, failed, type Outcome } from "../../domain/call-failure.ts";
import { dataOf, type SignUpForm } from "../../domain/sign-up-form.ts";
import { stepsFor } from "../../domain/sign-up.ts";
import { normalVatId } from "../../domain/vat-id.ts";
import { codeFormMachine } from "../../machines/code-form.machine.ts";
import { licenceUploadMachine } from "../../machines/licence-upload.machine.ts";
import { signUpFormMachine } from "../../machines/sign-up-form.machine.ts";
import type { CreateAccountInput, DraftWord } from "../../machines/sign-up-setup.ts";
import { signUpMachine } from "../../machines/sign-up.machine.ts";
import { createSubmissionMachine } from "../../machines/submission.machine.ts";
import { verificationCodeMachine } from "../../machines/verification-code.machine.ts";
import type { SignUpLogics } from "../../ui/screens/sign-up/sign-up-logics.ts";
import { discardSignUpDraft, keepSignUpDraft, loadSignUpDraft } from "../browser/sign-up-draft.ts";
import { liveFileUpload } from "./file-upload.live.ts";
import type { Live } from "./live.ts";

/** What is said where there is no proof at all: as the server would. */
const unproven = failed({ _tag: "Refused", code: "VERIFICATION_INVALID" });

/** The sign-up on real calls and the tab's own storage. */
export const liveSignUp = ({ run, locale, submission }: Live): SignUpLogics => {
  const key = () => ({ idempotencyKey: crypto.randomUUID() });

  /** What only the server can say of a step: whether an address has an account, and whether a VAT id is registered. */
  const checkStep = async (
    { step, email, vatId, country }: SignUpForm,
    signal: AbortSignal,
  ): Promise<Outcome<unknown>> => {
    if (step === "person") return run(checkEmail, { email }, signal);
    if (step !== "company" || vatId.trim() === "") return answered(undefined);
    const checked = await run(checkVatId, { vatId: normalVatId(vatId), country }, signal);
    return checked._tag === "Answered" && checked.answer.verdict === "invalid"
      ? failed({ _tag: "Refused", code: "VAT_INVALID", field: "vatId" })
      : checked;
  };

  const create = ({ values, verification, licence }: CreateAccountInput, signal: AbortSignal) => {
    if (verification === undefined) return Promise.resolve(unproven);
    const withFile = licence !== undefined && stepsFor(values.accountType).includes("proof");
    return run(
      createAccount,
      {
        ...dataOf(values),
        instance: locale(),
        password: values.password,
        verification,
        ...(withFile && { licence }),
      },
      signal,
      key(),
    );
  };

  return {
    vatCheck: submission(checkVatId),
    resendActivation: createSubmissionMachine<{ readonly email: string }, unknown>().provide({
      actors: {
        submit: fromPromise(({ input, signal }) =>
          run(resendActivation, { ...input.request, instance: locale() }, signal, key()),
        ),
      },
    }),
    signUp: signUpMachine.provide({
      actors: {
        loadDraft: fromPromise(() => Promise.resolve(loadSignUpDraft())),
        draftKeeper: fromCallback<DraftWord>(({ receive }) => {
          receive((word) =>
            word.type === "draft.keep" ? keepSignUpDraft(word.draft) : discardSignUpDraft(),
          );
        }),
        loadOptions: fromPromise(({ signal }) => run(getSignUpOptions, { instance: locale() }, signal)),
        form: signUpFormMachine.provide({
          actors: { submit: fromPromise(({ input, signal }) => checkStep(input.values, signal)) },
        }),
        licence: licenceUploadMachine.provide({
          actors: {
            files: liveFileUpload,
            uploadLicence: fromPromise(({ input, signal }) =>
              run(uploadTradeLicence, {}, signal, {
                ...key(),
                files: [input.file],
                onProgress: (sent, total) => input.parent.send({ type: "upload.progressed", sent, total }),
              }),
            ),
          },
        }),
        verification: verificationCodeMachine.provide({
          actors: {
            sendCode: fromPromise(({ input, signal }) =>
              run(sendVerificationCode, { email: input.email, instance: locale() }, signal, key()),
            ),
            codeForm: codeFormMachine.provide({
              actors: {
                submit: fromPromise(({ input, signal }) => run(verifyCode, input.values, signal, key())),
              },
            }),
          },
        }),
        createAccount: fromPromise(({ input, signal }) => create(input, signal)),
        getResult: fromPromise(({ input, signal }) =>
          input.verification === undefined
            ? Promise.resolve(answered(null))
            : run(getSignUpResult, { verification: input.verification }, signal),
        ),
      },
    }),
  };
};
