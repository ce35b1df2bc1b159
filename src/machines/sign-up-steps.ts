import type { SignUpStep } from "../domain/sign-up.ts";
import { broken, formInput, meta, signUpSetup } from "./sign-up-setup.ts";

const enter = (step: SignUpStep) => ({ type: "enter" as const, params: { step } });

/** What every step's form does: what is typed is taken over at once, so that no way out loses it. */
const form = {
  id: "form",
  src: "form",
  input: ({ context }: { context: Parameters<typeof formInput>[0] }) => formInput(context),
  onSnapshot: {
    actions: [
      {
        type: "takeTyped",
        params: ({ event }: { event: { readonly snapshot: unknown } }) => ({
          snapshot: event.snapshot as never,
        }),
      },
      "keepDraft",
    ],
    description: "Something was typed or chosen",
    meta,
  },
} as const;
const crashed = { target: "#signUp.crashed", description: "A defect in the form", meta } as const;
const next = <Target extends string>(target: Target) =>
  ({ target, actions: "forgetRefused", description: "The step is complete", meta }) as const;
const back = <Target extends string>(target: Target) =>
  ({
    "signUp.back": { target, actions: "forgetRefused", description: "Back; what was typed stays", meta },
  }) as const;

/** What kind of account it becomes. */
export const accountType = signUpSetup.createStateConfig({
  description: "The type of the account",
  meta,
  entry: enter("accountType"),
  invoke: { ...form, onDone: next("person"), onError: crashed },
});

/** Who signs up; a private person's address as well. */
export const person = signUpSetup.createStateConfig({
  description: "The person, with address of e-mail and password",
  meta,
  entry: enter("person"),
  invoke: {
    ...form,
    onDone: [
      { ...next("code"), guard: "isPrivate", description: "A private person has no company" },
      next("company"),
    ],
    onError: crashed,
  },
  on: back("accountType"),
});

/** The company, with its VAT id. */
export const company = signUpSetup.createStateConfig({
  description: "The company",
  meta,
  entry: enter("company"),
  invoke: { ...form, onDone: next("tradeField"), onError: crashed },
  on: back("person"),
});

/** What the company does. */
export const tradeField = signUpSetup.createStateConfig({
  description: "The business fields",
  meta,
  entry: enter("tradeField"),
  invoke: { ...form, onDone: next("proof"), onError: crashed },
  on: back("company"),
});

/** The trade licence: a file, or a word. */
export const proof = signUpSetup.createStateConfig({
  description: "The trade licence",
  meta,
  entry: enter("proof"),
  invoke: [
    { ...form, onDone: next("code"), onError: crashed },
    {
      id: "licence",
      src: "licence",
      input: ({ context }) => ({ shown: context.licence }),
      onSnapshot: [
        {
          guard: { type: "isNoNews", params: ({ event }) => ({ snapshot: event.snapshot }) },
          actions: { type: "takeLicence", params: ({ event }) => ({ snapshot: event.snapshot }) },
          description: "Nothing that the form has to know",
          meta,
        },
        {
          actions: [
            { type: "takeLicence", params: ({ event }) => ({ snapshot: event.snapshot }) },
            "tellForm",
          ],
          description: "There is a file, or none any more",
          meta,
        },
      ],
      onError: { ...crashed, description: "A defect in the file field" },
    },
  ],
  on: back("tradeField"),
});

const changeEmail = { target: "person", description: "The address was wrong: back to it", meta } as const;

/** Proves the address; one that is proven already is not asked for again. */
export const code = signUpSetup.createStateConfig({
  description: "The code of the letter",
  meta,
  entry: enter("code"),
  always: {
    guard: "isVerified",
    target: "#signUp.creating",
    description: "This address is proven already",
    meta,
  },
  invoke: {
    id: "verification",
    src: "verification",
    input: ({ context }) => ({ email: context.values.email }),
    onDone: [
      {
        guard: { type: "isProven", params: ({ event }) => ({ end: event.output }) },
        target: "#signUp.creating",
        actions: { type: "keepProof", params: ({ event }) => ({ end: event.output }) },
        description: "The address is proven",
        meta,
      },
      {
        target: "person",
        actions: { type: "refuseEmail", params: ({ event }) => ({ end: event.output }) },
        description: "The address is refused: back to its field",
        meta: { ...broken, code: "WEBACCOUNT_EXISTS_ACTIVE" },
      },
    ],
    onError: { ...crashed, description: "A defect in the verification" },
  },
  on: {
    "signUp.back": [
      { guard: "isPrivate", target: "person", description: "Back; what was typed stays", meta },
      { target: "proof", description: "Back; what was typed stays", meta },
    ],
    "signUp.changeEmail": changeEmail,
  },
});
