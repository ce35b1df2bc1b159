import { withTexts } from "../kit/refusals.ts";
import { ownProductCodes, productRefusals } from "./products.refusals.ts";

/** Refusals of the connection test (business §8, docs/decisions/products.md). */
export const testRefusals = withTexts("product.refused", {
  TEST_RUNNING: { spec: "decisions/products", means: "Another test of this product is running" },
  TOO_MANY_TESTS: { spec: "decisions/products", means: "This product was tested too often" },
  NOT_BLOCKED: { spec: "decisions/products", means: "The address is not blocked" },
  UNBLOCK_REFUSED: { spec: "decisions/products", means: "Only support can lift this block" },
  UNBLOCK_TOO_SOON: {
    spec: "decisions/products",
    means: "A block was lifted a short time ago; wait before the next request",
  },
});
/** With the refusals of every call about a product. */
export const remoteConnectRefusals = {
  PRODUCT_NOT_REGISTERED: productRefusals.PRODUCT_NOT_REGISTERED,
  ...testRefusals,
} as const;
export type RemoteConnectRefusal = keyof typeof remoteConnectRefusals;

export const testCodes = [
  ...ownProductCodes,
  "TEST_RUNNING",
  "TOO_MANY_TESTS",
] as const satisfies readonly RemoteConnectRefusal[];
export const unblockCodes = [
  ...ownProductCodes,
  "NOT_BLOCKED",
  "UNBLOCK_REFUSED",
  "UNBLOCK_TOO_SOON",
] as const satisfies readonly RemoteConnectRefusal[];
export type TestCode = (typeof testCodes)[number];
export type UnblockCode = (typeof unblockCodes)[number];
export type CloudDnsCode = (typeof ownProductCodes)[number];

/** Every result code of a test, with the reason of a block (business §8). */
export const testResults = {
  "200": "Web interface and MQTT answer",
  "403": "The cloud does not know the device",
  "409": "The device still takes its default password",
  "418/471": "One address has asked too often",
  "418/472": "One address has asked for too many different Miniservers",
  "418/473": "Cloud DNS itself temporarily blocks the address; only support lifts it",
  "418/474": "The device has told a new address too often",
  "461": "The web interface cannot be reached",
  "462": "A half success: https answers, http cannot be tested",
  "481": "The web interface answers, MQTT does not",
  "482": "The device did not answer within ten seconds",
} as const;
type TestResultCode = keyof typeof testResults;
export const testResultCodes = Object.keys(testResults) as readonly TestResultCode[];

/** The key of a result's texts: its code, or the reason of a block. */
export type ResultReason<Code extends TestResultCode = TestResultCode> = Code extends `418/${infer Reason}`
  ? Reason
  : Code;
export const resultReasons: readonly ResultReason[] = testResultCodes.map(
  (code) => code.replace("418/", "") as ResultReason,
);
