import type { Refusal } from "./form.machine.ts";

/** The product does not belong to the company, or no longer. */
export const notMine = {
  state: "notRegistered",
  code: "PRODUCT_NOT_REGISTERED",
  description: "The product is not registered to this company",
} as const satisfies Refusal;

/** Numbers and codes are short enough to be guessed, so wrong ones are counted. */
const tooManyAttempts = {
  state: "tooManyAttempts",
  code: "TOO_MANY_ATTEMPTS",
  description: "Too many attempts with wrong numbers; wait for an hour",
} as const satisfies Refusal;

/** Why a device cannot become the company's (business §8). */
export const registrationRefusals = [
  {
    state: "alreadyRegistered",
    code: "PRODUCT_ALREADY_REGISTERED",
    description: "The device is registered already, by this company or another",
  },
  { state: "notFound", code: "PRODUCT_NOT_FOUND", description: "No device has this serial number" },
  {
    state: "notRegistrable",
    code: "PRODUCT_NOT_REGISTRABLE",
    description: "The device cannot be registered; only support can tell why",
  },
  {
    state: "wrongLicence",
    code: "LICENCE_CODE_INVALID",
    description: "The licence code belongs to another device",
  },
  tooManyAttempts,
] as const satisfies readonly Refusal[];

/** Why a licence code cannot be used for a service (business §8). */
export const licenceRefusals = [
  { state: "licenceNotFound", code: "LICENCE_NOT_FOUND", description: "No licence has this code" },
  { state: "licenceUsed", code: "LICENCE_ALREADY_USED", description: "The licence was used before" },
  {
    state: "licenceOfOtherService",
    code: "LICENCE_OTHER_SERVICE",
    description: "The licence is for another service",
  },
  tooManyAttempts,
] as const satisfies readonly Refusal[];
