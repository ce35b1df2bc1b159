import { daysLeft, type TimedState } from "../../../../domain/products/cloud-service.ts";
import { useNow } from "../../../actors/use-now.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";

type Timed = Pick<TimedState, "status" | "validUntil">;

/** Returns in how many days a service ends, as text; undefined where it does not end soon. */
export const useEndsSoon = (): ((state: Timed) => string | undefined) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  return (state) => {
    const days = daysLeft(state, now);
    if (days === undefined) return undefined;
    return days === 0
      ? t("product.service.ends_today")
      : t("product.service.ends_in", { count: days, number: format.number(days) });
  };
};

/** Returns the text of when a service ends or ended; empty if it was never active. */
export const useServiceEnd = (): ((state: Timed) => string) => {
  const t = useText();
  const format = useFormat();
  const soon = useEndsSoon();
  return (state) => {
    const { status, validUntil } = state;
    if (validUntil === null || status.code === "off") return "";
    const date = format.day(validUntil);
    if (status.code === "expired") return t("product.service.ended", { date });
    return [t("product.service.until", { date }), soon(state) ?? []].flat().join(", ");
  };
};
