import type { Refusal } from "../kit/refusals.ts";

/** Every refusal of products, their licences and their cloud services (business §8); those of the connection test stand beside it. */
export const productRefusals = {
  PRODUCT_NOT_REGISTERED: {
    spec: "business §8",
    means: "The product is not registered to this company, or no longer",
  },
  PRODUCT_ALREADY_REGISTERED: {
    spec: "business §8",
    means: "The device is registered already, by this company or another",
  },
  PRODUCT_NOT_FOUND: { spec: "business §8", means: "No device has this serial number" },
  PRODUCT_NOT_REGISTRABLE: {
    spec: "business §8",
    means: "The device cannot be registered; only support can tell why",
  },
  LICENCE_CODE_INVALID: { spec: "business §8", means: "The licence code belongs to another device" },
  CONFIRMATION_DIFFERS: { spec: "business §8", means: "Another serial number was typed to confirm" },
  LICENCE_NOT_FOUND: { spec: "business §8", means: "No licence has this code" },
  LICENCE_ALREADY_USED: { spec: "business §8", means: "The licence was used before" },
  LICENCE_OTHER_SERVICE: { spec: "business §8", means: "The licence is for another service" },
  TEST_SERVICE_ALREADY_USED: {
    spec: "business §8",
    means: "The test month of this product was used before",
  },
  TEST_SERVICE_NOT_TRANSFERABLE: { spec: "business §8", means: "A test service cannot be transferred" },
  CLOUD_SERVICE_EXPIRED: { spec: "business §8", means: "An expired service cannot be transferred" },
  CLOUD_SERVICE_NOT_ACTIVE: { spec: "business §8", means: "The service does not run" },
  CLOUD_SERVICE_ALREADY_ACTIVE: { spec: "business §8", means: "The service runs already" },
  TRANSFER_TO_ITSELF: { spec: "business §8", means: "The service is on this product already" },
  // Numbers and codes are short enough to be guessed, so wrong ones are counted.
  TOO_MANY_ATTEMPTS: {
    spec: "decisions",
    means: "Too many attempts with wrong numbers; wait for an hour",
  },
} as const satisfies Readonly<Record<string, Refusal>>;
export type ProductRefusal = keyof typeof productRefusals;

/** Which call may answer which: read by the call records, the machines, the samples and the server. */
export const ownProductCodes = ["PRODUCT_NOT_REGISTERED"] as const satisfies readonly ProductRefusal[];
/** Why a device cannot become the company's. */
export const registrationCodes = [
  "PRODUCT_ALREADY_REGISTERED",
  "PRODUCT_NOT_FOUND",
  "PRODUCT_NOT_REGISTRABLE",
  "LICENCE_CODE_INVALID",
  "TOO_MANY_ATTEMPTS",
] as const satisfies readonly ProductRefusal[];
export type RegistrationCode = (typeof registrationCodes)[number];
export const replacementCodes = [...ownProductCodes, ...registrationCodes] as const;
export const deletionCodes = [
  ...ownProductCodes,
  "CONFIRMATION_DIFFERS",
] as const satisfies readonly ProductRefusal[];
/** Why a licence cannot be used for a service. */
const licenceCodes = [
  "LICENCE_NOT_FOUND",
  "LICENCE_ALREADY_USED",
  "LICENCE_OTHER_SERVICE",
  "TOO_MANY_ATTEMPTS",
] as const satisfies readonly ProductRefusal[];
export type ServiceLicenceCode = (typeof licenceCodes)[number];
export const activationCodes = [
  ...ownProductCodes,
  "TEST_SERVICE_ALREADY_USED",
  "CLOUD_SERVICE_ALREADY_ACTIVE",
  ...licenceCodes,
] as const satisfies readonly ProductRefusal[];
export const renewalCodes = [
  ...ownProductCodes,
  "CLOUD_SERVICE_NOT_ACTIVE",
  ...licenceCodes,
] as const satisfies readonly ProductRefusal[];
export const transferCodes = [
  ...ownProductCodes,
  "TEST_SERVICE_NOT_TRANSFERABLE",
  "CLOUD_SERVICE_EXPIRED",
  "CLOUD_SERVICE_NOT_ACTIVE",
  "TRANSFER_TO_ITSELF",
] as const satisfies readonly ProductRefusal[];
