import { fromCallback, fromPromise } from "xstate";
import { liveFileUpload } from "../../../src/app/live/file-upload.live.ts";
import { createdAccount, optionsWithStates, proof } from "../../../src/atlas/samples/sign-up.samples.ts";
import type { SignUpDraft } from "../../../src/domain/sign-up/sign-up-form.ts";
import type {
  CreatedAccount,
  SignUpOptions,
  TradeLicenceToken,
} from "../../../src/domain/sign-up/sign-up.ts";
import type { CodeSent } from "../../../src/domain/sign-up/verification.ts";
import {
  codeFormMachine,
  type TypedCode,
  type Verified,
} from "../../../src/machines/sign-up/code-form.machine.ts";
import {
  licenceUploadMachine,
  type UploadLicenceInput,
} from "../../../src/machines/sign-up/licence-upload.machine.ts";
import { signUpFormMachine } from "../../../src/machines/sign-up/sign-up-form.machine.ts";
import {
  signUpMachine,
  type CreateAccountInput,
  type DraftWord,
} from "../../../src/machines/sign-up/sign-up.machine.ts";
import { verificationCodeMachine } from "../../../src/machines/sign-up/verification-code.machine.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";

/** The result of each call of a sign-up; a success by default. */
export interface SignUpEndings {
  readonly draft?: SignUpDraft;
  readonly lists?: readonly StubResult<SignUpOptions>[];
  readonly check?: readonly StubResult<unknown>[];
  readonly upload?: readonly StubResult<{ readonly licence: TradeLicenceToken }>[];
  readonly send?: readonly StubResult<CodeSent>[];
  readonly verify?: readonly StubResult<Verified>[];
  readonly create?: readonly StubResult<CreatedAccount>[];
  readonly result?: readonly StubResult<CreatedAccount | null>[];
  readonly onCreate?: (input: CreateAccountInput) => void;
  readonly onDraft?: (word: DraftWord) => void;
}

/** The sign-up, whose calls end with the given results. */
export const inertSignUp = ({
  draft,
  lists = [{ answer: optionsWithStates }],
  check = [{ answer: {} }],
  upload = [{ answer: { licence: "l".repeat(43) as TradeLicenceToken } }],
  send = [{ answer: { resendAfter: 60, expiresAfter: 900 } }],
  verify = [{ answer: { verification: proof } }],
  create = [{ answer: createdAccount }],
  result = [{ answer: null }],
  onCreate = () => {},
  onDraft = () => {},
}: SignUpEndings = {}) =>
  signUpMachine.provide({
    actors: {
      loadDraft: fromPromise(() => Promise.resolve(draft)),
      draftKeeper: fromCallback<DraftWord>(({ receive }) => receive(onDraft)),
      loadOptions: stubResults(lists),
      form: signUpFormMachine.provide({ actors: { submit: stubResults(check) } }),
      licence: licenceUploadMachine.provide({
        actors: {
          files: liveFileUpload,
          uploadLicence: stubResults<{ readonly licence: TradeLicenceToken }, UploadLicenceInput>(upload),
        },
      }),
      verification: verificationCodeMachine.provide({
        actors: {
          sendCode: stubResults(send),
          codeForm: codeFormMachine.provide({
            actors: { submit: stubResults<Verified, { readonly values: TypedCode }>(verify) },
          }),
        },
      }),
      createAccount: stubResults(create, onCreate),
      getResult: stubResults(result),
    },
  });
