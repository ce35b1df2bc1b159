import { isInputProblem } from "../../../domain/kit/field-problems.ts";
import {
  isTestCode,
  type CloudLicence,
  type LicensedService,
  type ServiceStatus,
} from "../../../domain/products/cloud-service.ts";
import { resultLabel } from "../../../domain/products/first-act.ts";
import type { ProductType } from "../../../domain/products/product-summary.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
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

/** The title of a test's outcome. */
export const outcomeTitle = (t: Text, outcome: RemoteConnectOutcome): string =>
  t(`remote.${resultLabel(outcome)}.title`);
