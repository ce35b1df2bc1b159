import { columnsOf } from "../../lists/columns-of.ts";
import { bookableList } from "../../../domain/trainings/trainings.lists.ts";
import type { ColumnOf } from "../../../domain/kit/list.ts";
import { wishFor, type BookableTraining } from "../../../domain/trainings/training.ts";
import { useFormat } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge } from "../../kit/states/badge.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { SeatsBadge, TrainingTime, TrainingTitle } from "./training-cells.tsx";
import { placeText, townName } from "./training-labels.ts";
import styles from "./trainings.module.css";

/** The columns of the trainings that can be booked (business §3). */
export const useBookableColumns = ({
  onBook,
}: {
  readonly onBook: (training: BookableTraining) => void;
}): readonly Column<BookableTraining, ColumnOf<typeof bookableList> | "actions">[] => {
  const t = useText();
  const format = useFormat();
  return [
    ...columnsOf(t, bookableList, {
      type: { primary: true, render: (training) => <TrainingTitle training={training} /> },
      seats: {
        primary: true,
        render: ({ seats, own }) => (
          <span className={styles["seats"]}>
            <SeatsBadge seats={seats} />
            {own !== null && <Badge tone="info" label={t(`trainings.own.${own}`)} />}
          </span>
        ),
      },
      date: (training) => <TrainingTime training={training} />,
      place: {
        render: ({ place, language }) => (
          <span className={styles["title"]}>
            <span>{placeText(t, place)}</span>
            <span className={styles["muted"]}>{languageName(format.tag, language)}</span>
          </span>
        ),
        // The dialog has the whole address.
        secondary: ({ place, language }) => `${townName(t, place)} · ${languageName(format.tag, language)}`,
      },
      price: {
        money: ({ price }) => price,
        secondary: ({ price }) => t("trainings.price_net", { amount: format.money(price) }),
      },
    }),
    {
      key: "actions",
      screenOnly: true,
      header: t("trainings.column.actions"),
      render: (training) => (
        <Button onClick={() => onBook(training)}>
          <span>{t(`trainings.book.${training.own === null ? wishFor(training.seats) : "other"}`)}</span>
          <VisuallyHidden>{` ${training.title}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
};
