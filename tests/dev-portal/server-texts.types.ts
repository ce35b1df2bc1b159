/* Compile-time proof: each @ts-expect-error below is an error today. */
import { textsFor } from "../../dev-portal/texts/server-texts.ts";

const t = textsFor("int");

export const plain = t("document.date");
export const filled = t("document.invoice.settled", { number: "RE-1", day: "today" });
// @ts-expect-error no catalogue has this key
export const unknown = t("document.dates");
// @ts-expect-error the text names values
export const empty = t("document.invoice.settled");
// @ts-expect-error the text names a day, too
export const missing = t("document.invoice.settled", { number: "RE-1" });
// @ts-expect-error the text names no month
export const tooMany = t("document.invoice.settled", { number: "RE-1", day: "today", month: "May" });
// @ts-expect-error the text names no values
export const none = t("document.date", { day: "today" });
