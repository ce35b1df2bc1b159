/* Compile-time proof: each @ts-expect-error below is an error today. */
import { writeLetter } from "../../server/mail/letters.ts";
import { textsFor } from "../../server/texts/server-texts.ts";

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

const to = { email: "a@test.example", locale: "int", name: "Ada" };
declare const kind: "licenceApproved" | "licenceDeclined";

export const letter = writeLetter("reset", to, { link: "https://portal.example/" });
export const bare = writeLetter("passwordChanged", to);
// @ts-expect-error no letter is of this kind
export const ofNoKind = writeLetter("resets", to, { link: "https://portal.example/" });
// @ts-expect-error the letter names a link
export const withoutLink = writeLetter("reset", to);
// @ts-expect-error one of the two names a reason
export const ofEither = writeLetter(kind, to, { company: "Muster", link: "https://portal.example/" });
