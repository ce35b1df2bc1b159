import { wishFor, type BookableTraining } from "../../../domain/trainings/training.ts";
import { useFormat } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { SeatsBadge, TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText } from "./training-words.ts";
import styles from "./trainings.module.css";

export type BookableTableColumn = "type" | "seats" | "date" | "place" | "language" | "price" | "actions";

/** The columns of the trainings that can be booked (business §3). */
export const useBookableColumns = ({
  onBook,
}: {
  readonly onBook: (training: BookableTraining) => void;
}): readonly Column<BookableTraining, BookableTableColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "type",
      header: t("trainings.column.type"),
      primary: true,
      render: (training) => <TrainingTitle training={training} />,
    },
    {
      key: "seats",
      header: t("trainings.column.seats"),
      primary: true,
      render: ({ seats }) => <SeatsBadge seats={seats} />,
    },
    {
      key: "date",
      header: t("trainings.column.date"),
      render: (training) => <TrainingTime training={training} />,
    },
    {
      key: "place",
      header: t("trainings.column.place"),
      render: ({ place }) => placeText(t, place),
    },
    {
      key: "language",
      header: t("trainings.column.language"),
      render: ({ language }) => languageName(format.tag, language),
    },
    {
      key: "price",
      header: t("trainings.column.price"),
      number: true,
      render: ({ price }) => format.money(price),
    },
    {
      key: "actions",
      screenOnly: true,
      header: t("trainings.column.actions"),
      render: (training) => (
        <div className={styles["actions"]}>
          {training.own !== null && <Badge tone="info" label={t(`trainings.own.${training.own}`)} />}
          <Button onClick={() => onBook(training)}>
            <span>{t(`trainings.book.${wishFor(training.seats)}`)}</span>
            <VisuallyHidden>{` ${training.title}`}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
};
