import type { signUpMachine } from "../../../machines/sign-up/sign-up.machine.ts";
import { createActorContext } from "../../actors/screen-actors.ts";

/** The actor logic of the sign-up. */
export interface SignUpActors {
  readonly signUp: typeof signUpMachine;
  /** The codes of the countries where the reader probably is, the likeliest first. */
  readonly regions: readonly string[];
}

export const [SignUpActorsProvider, useSignUpActors] = createActorContext<SignUpActors>("sign-up");
