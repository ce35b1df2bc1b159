import type { VatVerdict } from "../../../domain/sign-up/vat-id.ts";
import type { VatQuestion } from "../../../domain/sign-up/vat-spelling.ts";
import type { signUpMachine } from "../../../machines/sign-up/sign-up.machine.ts";
import type { ActionLogic } from "../../../machines/kit/action.machine.ts";
import type { ResendActivation } from "../../shell/session/activation-button.tsx";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the sign-up. */
export interface SignUpActors {
  readonly signUp: typeof signUpMachine;
  /** The codes of the countries where the reader probably is, the likeliest first. */
  readonly regions: readonly string[];
  readonly vatCheck: ActionLogic<VatQuestion, { readonly verdict: VatVerdict }>;
  readonly resendActivation: ResendActivation;
}

export const [SignUpActorsProvider, useSignUpActors] = createActorContext<SignUpActors>("sign-up");
