import type { TimedState } from "../../../../domain/products/cloud-service.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";

/** Returns the text of when a service ends or ended; empty if it was never active. */
export const useServiceEnd = (): ((state: Pick<TimedState, "status" | "validUntil">) => string) => {
  const t = useText();
  const format = useFormat();
  return ({ status, validUntil }) => {
    if (validUntil === null || status.code === "off") return "";
    const date = format.day(validUntil);
    return status.code === "expired"
      ? t("product.service.ended", { date })
      : t("product.service.until", { date });
  };
};
