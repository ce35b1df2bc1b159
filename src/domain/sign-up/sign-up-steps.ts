/** The sign-up steps with input, in order (business §2); the wait screen and success follow. */
export const signUpSteps = ["accountType", "person", "company", "tradeField", "proof", "code"] as const;
export type SignUpStep = (typeof signUpSteps)[number];
