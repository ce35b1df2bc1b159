import type { ShownRefusal } from "./refusals.ts";
import type { TextKey } from "./text-key.ts";

const ENDING = ".advice";

/** Whether a text is what support tells a customer: it stands in the area's file, and no page of the portal loads it. */
export const isAdvice = (key: string): boolean => key.endsWith(ENDING);

/** The key of what support tells a customer of a refusal: that of its text and `.advice`, unless its row names another one. */
export const adviceKey = ({ text, advice }: Pick<ShownRefusal, "text" | "advice">): TextKey =>
  advice ?? (`${text}${ENDING}` as TextKey);
