/** One sign-in, by password or by a token of the identity server: it ends with what came of it (shell §4, §7). */
import { setup } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import type { LoginRequest } from "../../domain/session/login.ts";
import { COOKIES_BLOCKED } from "../../domain/session/login.refusals.ts";
import type { LoginVerdict } from "../../domain/session/session.ts";
import type { UserData } from "../../domain/session/user.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import { toBeProvided } from "../kit/provide.ts";
import { requestsOf } from "../kit/request.ts";

/** What somebody signs in with. */
export type Credentials =
  | { readonly _tag: "Password"; readonly request: LoginRequest }
  | { readonly _tag: "SignOn"; readonly token: string; readonly request?: undefined };

/** What a sign-in came to; `Crashed` is a defect in the call. */
export type LoginResult =
  | { readonly _tag: "Accepted"; readonly user: UserData; readonly by: Credentials["_tag"] }
  | {
      readonly _tag: "Refused";
      readonly code: string;
      readonly reason?: string;
      /** The address that was typed. */
      readonly email?: string | undefined;
    }
  | { readonly _tag: "Failed"; readonly failure: CallFailure }
  | { readonly _tag: "Crashed" };

interface SignInContext {
  readonly credentials: Credentials;
  /** `Crashed` until the call says otherwise. */
  readonly result: LoginResult;
  readonly failure: CallFailure | undefined;
}

const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    input: {} as { readonly credentials: Credentials },
    output: {} as LoginResult,
    tags: {} as "busy",
    meta: {} as MachineMeta,
  },
  actors: { logIn: toBeProvided<Outcome<LoginVerdict>, { readonly credentials: Credentials }>("logIn") },
});

const request = requestsOf<typeof signInSetup>();

export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  description: "A sign-in",
  meta: { spec: "shell §4" },
  context: ({ input }) => ({ ...input, result: { _tag: "Crashed" }, failure: undefined }),
  initial: "asking",
  states: {
    asking: {
      ...request("logIn", {
        input: ({ context }) => ({ credentials: context.credentials }),
        limit: 35_000,
        answeredBy: {
          Accepted: {
            target: "done",
            assign: ({ answer, context }) => ({ result: { ...answer, by: context.credentials._tag } }),
            description: "Signed in",
          },
          Refused: {
            target: "done",
            // An account that is not activated can have its link sent again, to the address that was refused.
            assign: ({ answer, context }) => ({
              result: { ...answer, email: context.credentials.request?.email_address },
            }),
            description: "Refused, with a code of the catalogue or one that nobody knows",
            meta: { spec: "shell §8" },
          },
          NotKept: {
            target: "done",
            assign: () => ({ result: { _tag: "Refused", code: COOKIES_BLOCKED } }),
            description: "Accepted, and the browser keeps no cookie of the session",
            meta: { spec: "decisions/session", code: COOKIES_BLOCKED },
          },
        },
        failed: { target: "done", assign: ({ failure }) => ({ result: { _tag: "Failed", failure } }) },
        crashed: "done",
      }),
      description: "Asks the server",
    },
    done: { description: "Whoever started it hears what came of it", type: "final" },
  },
  output: ({ context }) => context.result,
});
