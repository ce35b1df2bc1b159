import { isCampusPackageRefusal } from "../../../domain/campus-packages/campus-packages.refusals.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The text of a refused order; undefined for a code that is not the area's own. */
export const packageRefusal = (t: Text, code: string): string | undefined =>
  isCampusPackageRefusal(code) ? t(`campus.refused.${code}`) : undefined;
