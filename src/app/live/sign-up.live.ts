import { fromCallback, fromPromise } from "xstate";
import {
  checkEmail,
  checkVatId,
  createAccount,
  getSignUpOptions,
  getSignUpResult,
  sendVerificationCode,
  uploadTradeLicence,
  verifyCode,
} from "../../api/sign-up.calls.ts";
import { answered, type Outcome } from "../../domain/kit/call-failure.ts";
import { questionOf, vatIdOutcome, type SignUpForm } from "../../domain/sign-up/sign-up-form.ts";
import { codeFormMachine } from "../../machines/sign-up/code-form.machine.ts";
import { licenceUploadMachine } from "../../machines/sign-up/licence-upload.machine.ts";
import { signUpFormMachine } from "../../machines/sign-up/sign-up-form.machine.ts";
import { signUpMachine, type DraftWord } from "../../machines/sign-up/sign-up.machine.ts";
import { verificationCodeMachine } from "../../machines/sign-up/verification-code.machine.ts";
import { discardSignUpDraft, keepSignUpDraft, loadSignUpDraft } from "../browser/sign-up-draft.ts";
import { liveFileUpload } from "./file-upload.live.ts";
import type { Live } from "./live.ts";

/** The sign-up with real calls and the tab's session storage. */
export const liveSignUp = ({ run, locale }: Live) => {
  const checkStep = async (form: SignUpForm, signal: AbortSignal): Promise<Outcome<unknown>> => {
    const question = questionOf(form);
    switch (question._tag) {
      case "None":
        return answered(undefined);
      case "Email":
        return run(checkEmail, { email: question.email }, signal);
      case "VatId":
        return vatIdOutcome(await run(checkVatId, question.question, signal));
    }
  };

  return signUpMachine.provide({
    actors: {
      loadDraft: fromPromise(() => Promise.resolve(loadSignUpDraft())),
      draftKeeper: fromCallback<DraftWord>(({ receive }) => {
        receive((word) => (word.type === "draft.keep" ? keepSignUpDraft(word.draft) : discardSignUpDraft()));
      }),
      loadOptions: fromPromise(({ signal }) => run(getSignUpOptions, { instance: locale() }, signal)),
      form: signUpFormMachine.provide({
        actors: { submit: fromPromise(({ input, signal }) => checkStep(input.values, signal)) },
      }),
      licence: licenceUploadMachine.provide({
        actors: {
          files: liveFileUpload,
          uploadLicence: fromPromise(({ input, signal, self }) =>
            run(uploadTradeLicence, {}, signal, {
              by: self,
              files: [input.file],
              onProgress: (sent, total) => input.parent.send({ type: "upload.progressed", sent, total }),
            }),
          ),
        },
      }),
      verification: verificationCodeMachine.provide({
        actors: {
          sendCode: fromPromise(({ input, signal, self }) =>
            run(sendVerificationCode, { email: input.email, instance: locale() }, signal, { by: self }),
          ),
          codeForm: codeFormMachine.provide({
            actors: {
              submit: fromPromise(({ input, signal, self }) =>
                run(verifyCode, input.values, signal, { by: self }),
              ),
            },
          }),
        },
      }),
      createAccount: fromPromise(({ input, signal, self }) =>
        run(createAccount, { ...input, instance: locale() }, signal, { by: self }),
      ),
      getResult: fromPromise(({ input, signal }) =>
        run(getSignUpResult, { verification: input.verification }, signal),
      ),
    },
  });
};
