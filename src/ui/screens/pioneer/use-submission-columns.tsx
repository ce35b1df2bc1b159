import { columnsOf } from "../../lists/columns-of.ts";
import { pioneerList } from "../../../domain/pioneer/pioneer.lists.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { PioneerStatusBadge } from "./pioneer-status-badge.tsx";
import styles from "./pioneer.module.css";

/** The columns of the company's submissions. */
export const useSubmissionColumns = () => {
  const t = useText();
  const format = useFormat();
  return columnsOf(t, pioneerList, {
    model: { primary: true, render: ({ model }) => model },
    status: { primary: true, render: ({ status }) => <PioneerStatusBadge status={status} /> },
    order: {
      whole: true,
      least: 3,
      render: ({ order }) => <span className={styles["number"]}>{order}</span>,
    },
    submittedAt: { whole: true, least: 1, render: ({ submittedAt }) => format.day(submittedAt) },
    followUpOn: { whole: true, least: 2, render: ({ followUpOn }) => format.day(followUpOn) },
    returnUntil: {
      whole: true,
      render: ({ returnUntil }) => format.day(returnUntil),
      secondary: ({ returnUntil }) => t("pioneer.return_by", { day: format.day(returnUntil) }),
    },
  });
};
