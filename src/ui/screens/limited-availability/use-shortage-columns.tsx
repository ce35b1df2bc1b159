import { shortageList } from "../../../domain/limited-availability/limited-availability.lists.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { columnsOf } from "../../lists/columns-of.ts";

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
    },
    replacement: ({ replacement }) =>
      replacement === null ? t("shortages.replacement.none") : `${replacement.number} ${replacement.name}`,
  });
};
