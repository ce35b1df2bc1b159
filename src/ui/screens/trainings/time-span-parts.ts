import type { Format } from "../../i18n/format.ts";
import { placeFormat } from "../../i18n/time-span.ts";

const ofTime: readonly string[] = ["hour", "minute", "dayPeriod", "timeZoneName"];

/** From when to when something takes place, in parts, between which a line may break: each day and each time stays whole. */
export const timeSpanParts = (format: Format, from: Date, to: Date, timeZone: string): readonly string[] => {
  const written = placeFormat(format, timeZone).formatRangeToParts(from, to);
  const parts = [""];
  written.forEach(({ type, value }, index) => {
    const [before, after] = [written[index - 1], written[index + 1]];
    const breaks =
      type === "literal" &&
      /\s/.test(value) &&
      before !== undefined &&
      after !== undefined &&
      ofTime.includes(before.type) !== ofTime.includes(after.type);
    parts[parts.length - 1] += breaks ? value.trimEnd() : value;
    if (breaks) parts.push("");
  });
  return parts;
};
