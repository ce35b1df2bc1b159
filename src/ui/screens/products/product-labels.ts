import { isInputProblem } from "../../../domain/kit/field-problems.ts";
import {
  isTestCode,
  type CloudLicence,
  type LicensedService,
  type ServiceStatus,
} from "../../../domain/products/cloud-service.ts";
import type { ProductType } from "../../../domain/products/product.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import { resultReasons } from "../../../domain/products/remote-connect.refusals.ts";
import type { RemoteConnectOutcome } from "../../../domain/products/remote-connect.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a product's type; an unknown code is shown as is. */
export const productTypeText = (t: Text, type: ProductType): string =>
  codeText(t, type, (code) => `product.type.${code}`);

/** The text of a cloud service's status. */
export const serviceStatusText = (t: Text, status: ServiceStatus): string =>
  codeText(t, status, (code) => `product.service_status.${code}`);

/** The name of what a licence is for. */
export const serviceText = (t: Text, service: LicensedService): string =>
  codeText(t, service, (code) => `product.service.${code}`);

/** What a licence gives: a test month, or a number of months. */
export const licenceTimeText = (t: Text, licence: Pick<CloudLicence, "months">): string =>
  isTestCode(licence) ? t("product.test_month") : t("product.months", { count: licence.months });

/** The error text of a product's field, from the client or the server, with how to correct it (business §5). */
export const productProblemText = (t: Text, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  return isInputProblem(code) ? t(`product.problem.${code}`) : problemText(t, code, productRefusals);
};

/** The codes of outcomes that have texts. */
export const outcomesWithLabel = [...resultReasons, "418", "418_other", "other"] as const;
export type OutcomeLabel = (typeof outcomesWithLabel)[number];

const labels = {
  Connected: "200",
  NotRegistered: "403",
  DefaultCredentials: "409",
  Unreachable: "461",
  HttpsOnly: "462",
  NoMqtt: "481",
  NoAnswerInTime: "482",
  Unknown: "other",
} as const;

/** The code of an outcome's texts: a block has its reason's, those of a block without one, or of one with another reason; any other code is a failed connection. */
export const outcomeLabel = (outcome: RemoteConnectOutcome): OutcomeLabel => {
  if (outcome._tag !== "Blocked") return labels[outcome._tag];
  if (outcome.reason === null) return "418";
  return outcome.reason._tag === "Known" ? outcome.reason.code : "418_other";
};

/** The title of a test's outcome. */
export const outcomeTitle = (t: Text, outcome: RemoteConnectOutcome): string =>
  t(`remote.${outcomeLabel(outcome)}.title`);
