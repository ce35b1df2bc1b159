import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { SignUpDraft, SignUpForm, SignUpValues } from "../../../src/domain/sign-up/sign-up-form.ts";
import type { CreatedAccount, SignUpOptions } from "../../../src/domain/sign-up/sign-up.ts";
import { signUpSteps } from "../../../src/domain/sign-up/sign-up-steps.ts";
import type { CodeSent, VerificationProof } from "../../../src/domain/sign-up/verification.ts";
import {
  codeFormMachine,
  type TypedCode,
  type Verified,
} from "../../../src/machines/sign-up/code-form.machine.ts";
import { licenceUploadMachine } from "../../../src/machines/sign-up/licence-upload.machine.ts";
import { signUpFormMachine } from "../../../src/machines/sign-up/sign-up-form.machine.ts";
import {
  signUpMachine,
  type CreateAccountInput,
  type DraftWord,
} from "../../../src/machines/sign-up/sign-up.machine.ts";
import { verificationCodeMachine } from "../../../src/machines/sign-up/verification-code.machine.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

const options: SignUpOptions = {
  countries: [{ code: "AT", name: "Austria", states: [] }],
  businessFields: [{ code: "2", name: "Electrical" }],
  contactTypes: [],
};
const account: CreatedAccount = { email: "ada@new.example", accountType: "private", underReview: false };
const proof = "p".repeat(43) as VerificationProof;
const person = {
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  email: "ada@new.example",
  phone: "+43155501",
  password: "Brand-New-2026!",
  repeat: "Brand-New-2026!",
  country: "AT",
  street: "Ring 1",
  zip: "1010",
  city: "Wien",
  dataProtection: true,
};
const codeSent = answered({ resendAfter: 60, expiresAfter: 900 });
const takenEmail = failed({ _tag: "Refused", code: "WEBACCOUNT_EXISTS_ACTIVE", field: "email" });
const wrongCode = failed({ _tag: "Refused", code: "CODE_WRONG", field: "code" });

interface Script {
  readonly send?: readonly Outcome<CodeSent>[];
  readonly verify?: readonly Outcome<Verified>[];
  readonly create?: readonly (Outcome<CreatedAccount> | "never")[];
}

const start = async ({
  send: sending = [],
  verify = [answered({ verification: proof })],
  create = [answered(account)],
}: Script = {}) => {
  const words: DraftWord[] = [];
  const send = scripted<AnyOutcome<CodeSent>, { readonly email: string }>(
    ...sending,
    ...Array.from({ length: 60 }, () => codeSent),
  );
  const verifying = scripted<Outcome<Verified>, { readonly values: TypedCode }>(...verify);
  const creating = scripted<AnyOutcome<CreatedAccount>, CreateAccountInput>(...create);
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        loadDraft: scripted<SignUpDraft | undefined, unknown>(undefined).logic,
        draftKeeper: fromCallback<DraftWord>(({ receive }) => receive((word) => words.push(word))),
        loadOptions: scripted<AnyOutcome<SignUpOptions>, unknown>(answered(options)).logic,
        form: signUpFormMachine.provide({
          actors: {
            submit: scripted<Outcome<unknown>, { readonly values: SignUpForm }>(
              ...Array.from({ length: 200 }, () => answered({})),
            ).logic,
          },
        }),
        licence: licenceUploadMachine,
        verification: verificationCodeMachine.provide({
          actors: {
            sendCode: send.logic,
            codeForm: codeFormMachine.provide({ actors: { submit: verifying.logic } }),
          },
        }),
        createAccount: creating.logic,
      },
    }),
    { clock: new SimulatedClock(), input: { regions: [] } },
  ).start();
  await settle();
  const snapshot = () => actor.getSnapshot();
  const form = () => snapshot().children.form;
  const codeForm = () => snapshot().children.verification?.getSnapshot().children.codeForm;
  return {
    /** The addresses whose code was verified. */
    proven: () =>
      verifying.inputs.flatMap(({ values }, at) => (verify[at]?._tag === "Answered" ? [values.email] : [])),
    actor,
    words,
    creating,
    snapshot,
    context: () => snapshot().context,
    form,
    type: (change: Partial<SignUpForm>) => form()?.send({ type: "form.changed", change }),
    next: async () => {
      form()?.send({ type: "form.submit" });
      await settle();
    },
    enterCode: async () => {
      codeForm()?.send({ type: "form.changed", change: { code: "123456" } });
      codeForm()?.send({ type: "form.submit" });
      await settle();
    },
  };
};

/** Continues to the code, as a private person. */
const atCode = async (script: Script = {}) => {
  const signUp = await start(script);
  signUp.type({ accountType: "private" });
  await signUp.next();
  signUp.type(person);
  await signUp.next();
  return signUp;
};

describe("the sign-up", () => {
  it("asks a private person for three steps, and creates the account with the typed and verified values", async () => {
    const signUp = await atCode();
    expect(signUp.context().step).toBe("code");
    await signUp.enterCode();
    expect(signUp.snapshot().value).toBe("success");
    const { repeat: _repeat, ...sent } = person;
    expect(signUp.creating.inputs).toMatchObject([{ ...sent, accountType: "private", verification: proof }]);
    expect(signUp.words.at(-1)).toEqual({ type: "draft.discard" });
  });

  it("keeps all typed values except passwords, and verifies an address once", async () => {
    const signUp = await atCode({ create: ["never"] });
    expect(JSON.stringify(signUp.words)).not.toContain(person.password);
    signUp.actor.send({ type: "signUp.changeEmail" });
    expect(signUp.form()?.getSnapshot().context.values).toMatchObject(person);
    await signUp.next();
    await signUp.enterCode();
    expect(signUp.words.at(-1)).toMatchObject({
      type: "draft.keep",
      draft: { creating: true, verified: { email: person.email, proof } },
    });
  });

  it("never loses a typed field, and never succeeds without a verified code, for random actions", async () => {
    const change = fc.oneof(
      fc.constantFrom<Partial<SignUpForm>>(
        { accountType: "private" },
        { accountType: "business" },
        { accountType: "company" },
        person,
        { companyName: "Byron GmbH", businessFields: ["2"], licenceConfirmed: true },
      ),
      fc.record({ firstname: fc.string({ maxLength: 5 }) }),
      fc.record({ email: fc.constantFrom("a@b.example", "c@d.example", "wrong") }),
    );
    const act = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ act: fc.constant("ask" as const), asked: fc.constantFrom(...signUpSteps) }),
      },
      { weight: 4, arbitrary: fc.record({ act: fc.constant("type" as const), change }) },
      { weight: 6, arbitrary: fc.constant({ act: "next" as const }) },
      { weight: 3, arbitrary: fc.constantFrom({ act: "code" as const }, { act: "retry" as const }) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          { act: "back" as const },
          { act: "changeEmail" as const },
          { act: "edit" as const },
        ),
      },
    );
    const whole = (list: readonly boolean[]) => [...list, true, true, true, true, true, true];
    const answers = fc.array(fc.boolean(), { maxLength: 6 });
    let succeeded = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(act, { maxLength: 30 }),
        answers,
        answers,
        answers,
        async (early, acts, taken, right, made) => {
          const signUp = await (early ? start : atCode)({
            send: whole(early ? taken : [true, ...taken]).map((isTaken) => (isTaken ? codeSent : takenEmail)),
            verify: whole(right).map((isRight) => (isRight ? answered({ verification: proof }) : wrongCode)),
            create: whole(made).map((isMade, index) =>
              isMade
                ? answered(account)
                : failed(index % 2 === 0 ? { _tag: "Refused", code: "7001" } : { _tag: "Offline" }),
            ),
          });
          let typed: Partial<SignUpValues> = early ? {} : person;
          for (const one of acts) {
            if (one.act === "type" && signUp.form() !== undefined) {
              typed = { ...typed, ...one.change };
              signUp.type(one.change);
            } else if (one.act === "next") await signUp.next();
            else if (one.act === "code") await signUp.enterCode();
            else if (one.act === "ask") signUp.actor.send({ type: "step.asked", step: one.asked });
            else if (one.act !== "type") signUp.actor.send({ type: `signUp.${one.act}` });
            await settle();
            expect(signUp.context().values).toMatchObject(typed);
            expect(
              signUp.creating.inputs.every(({ verification }) => verification === proof),
              "no account is asked for without a proof",
            ).toBe(true);
            expect(
              signUp.creating.inputs.every(({ email }) => signUp.proven().includes(email)),
              "nor with the proof of another address",
            ).toBe(true);
            expect(signUp.snapshot().value === "success" && signUp.creating.inputs.length === 0).toBe(false);
          }
          if (signUp.snapshot().value === "success") succeeded += 1;
          signUp.actor.stop();
        },
      ),
      {
        numRuns: 100,
        examples: [
          [false, [{ act: "code" }], [], [], []],
          [false, [{ act: "changeEmail" }, { act: "next" }], [false], [], []],
          [
            false,
            [
              { act: "code" },
              { act: "edit" },
              { act: "type", change: { email: "a@b.example" } },
              { act: "next" },
            ],
            [],
            [],
            [false],
          ],
        ],
      },
    );
    expect(succeeded).toBeGreaterThan(0);
  });
});
