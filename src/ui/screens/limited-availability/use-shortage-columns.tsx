import { shortageList } from "../../../domain/limited-availability/limited-availability.lists.ts";
import type { Shortage } from "../../../domain/limited-availability/shortage.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { columnsOf } from "../../lists/columns-of.ts";

const articleText = ({ number, name }: Shortage["article"]): string => `${number} ${name}`;

/** The columns of the articles of limited availability: what is short, until when, what replaces it. */
export const useShortageColumns = () => {
  const t = useText();
  const format = useFormat();
  return columnsOf(t, shortageList, {
    number: { primary: true, whole: true, render: ({ article }) => article.number },
    name: { primary: true, render: ({ article }) => article.name },
    until: {
      whole: true,
      render: ({ until }) => (until === null ? t("shortages.until.unknown") : format.day(until)),
      secondary: ({ until }) =>
        until === null
          ? t("shortages.until.unknown")
          : t("shortages.until.alone", { until: format.day(until) }),
    },
    replacement: {
      render: ({ replacement }) =>
        replacement === null ? t("shortages.replacement.none") : articleText(replacement),
      secondary: ({ replacement }) =>
        replacement === null ? null : t("shortages.replacement.alone", { article: articleText(replacement) }),
    },
  });
};
