import { withTexts } from "../kit/refusals.ts";

/** Refusals of products, licences and cloud services (business §8); those of the connection test are in `remote-connect.refusals.ts`. */
export const productRefusals = withTexts("product.refused", {
  PRODUCT_NOT_REGISTERED: {
    spec: "business §8",
    means: "The product is not registered to this company",
  },
  PRODUCT_ALREADY_REGISTERED: {
    spec: "business §8",
    means: "The device is already registered, by this company or another",
  },
  PRODUCT_NOT_FOUND: { spec: "business §8", means: "No device has this serial number" },
  PRODUCT_NOT_REGISTRABLE: {
    spec: "business §8",
    means: "The device cannot be registered; only support knows the reason",
  },
  LICENCE_CODE_INVALID: { spec: "business §8", means: "The licence code belongs to another device" },
  CONFIRMATION_DIFFERS: { spec: "business §8", means: "The serial number typed to confirm is wrong" },
  LICENCE_NOT_FOUND: { spec: "business §8", means: "No licence has this code" },
  LICENCE_ALREADY_USED: { spec: "business §8", means: "The licence was already used" },
  LICENCE_OTHER_SERVICE: { spec: "business §8", means: "The licence is for another service" },
  TEST_CODE_TEST_USED: {
    spec: "business §9",
    means: "A test code for a product whose test month was already used; the code is not used up",
  },
  TEST_CODE_SERVICE_ACTIVE: {
    spec: "business §9",
    means: "A test code for a service that is active; the code is not used up",
  },
  TEST_SERVICE_ALREADY_USED: {
    spec: "business §8",
    means: "The product's test month was already used",
  },
  TEST_SERVICE_NOT_TRANSFERABLE: { spec: "business §8", means: "A test service cannot be transferred" },
  CLOUD_SERVICE_EXPIRED: { spec: "business §8", means: "An expired service cannot be transferred" },
  CLOUD_SERVICE_NOT_ACTIVE: { spec: "business §8", means: "The service is not active" },
  CLOUD_SERVICE_ALREADY_ACTIVE: { spec: "business §8", means: "The service is already active" },
  TRANSFER_TO_ITSELF: { spec: "business §8", means: "The other product already has the service" },
  // Serial numbers and codes are short enough to guess, so failed attempts are counted.
  TOO_MANY_ATTEMPTS: {
    spec: "decisions/products",
    means: "Too many failed attempts; possible again after an hour",
  },
});
export type ProductRefusal = keyof typeof productRefusals;

/** The refusals of each call, used by call definitions, machines, samples and the server. */
export const ownProductCodes = ["PRODUCT_NOT_REGISTERED"] as const satisfies readonly ProductRefusal[];
/** Refusals of a device registration. */
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
  "TEST_CODE_TEST_USED",
  "TEST_CODE_SERVICE_ACTIVE",
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
