import type { Shortage, shortageColumns } from "../../../domain/limited-availability/shortage.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";

type ShortageColumn = (typeof shortageColumns)[number] | "replacement";

/** The columns of the articles of limited availability: what is short, until when, what replaces it. */
export const useShortageColumns = (): readonly Column<Shortage, ShortageColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "number",
      header: t("shortages.column.number"),
      primary: true,
      whole: true,
      render: ({ article }) => article.number,
    },
    {
      key: "name",
      header: t("shortages.column.name"),
      primary: true,
      render: ({ article }) => article.name,
    },
    {
      key: "until",
      header: t("shortages.column.until"),
      whole: true,
      render: ({ until }) => (until === null ? t("shortages.until.unknown") : format.day(until)),
    },
    {
      key: "replacement",
      header: t("shortages.column.replacement"),
      render: ({ replacement }) =>
        replacement === null ? t("shortages.replacement.none") : `${replacement.number} ${replacement.name}`,
    },
  ];
};
