import type { PioneerSummary } from "../../../domain/pioneer/pioneer.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { PioneerStatusBadge } from "./pioneer-status-badge.tsx";
import styles from "./pioneer.module.css";

export type SubmissionColumn = "model" | "status" | "order" | "submittedAt" | "followUpOn" | "returnUntil";

/** The columns of the company's submissions. */
export const useSubmissionColumns = (): readonly Column<PioneerSummary, SubmissionColumn>[] => {
  const t = useText();
  const format = useFormat();
  return [
    { key: "model", header: t("pioneer.column.model"), primary: true, render: ({ model }) => model },
    {
      key: "status",
      header: t("pioneer.column.status"),
      primary: true,
      render: ({ status }) => <PioneerStatusBadge status={status} />,
    },
    {
      key: "order",
      header: t("pioneer.column.order"),
      whole: true,
      least: 3,
      render: ({ order }) => <span className={styles["number"]}>{order}</span>,
    },
    {
      key: "submittedAt",
      header: t("pioneer.column.submittedAt"),
      whole: true,
      least: 1,
      render: ({ submittedAt }) => format.day(submittedAt),
    },
    {
      key: "followUpOn",
      header: t("pioneer.column.followUpOn"),
      whole: true,
      least: 2,
      render: ({ followUpOn }) => format.day(followUpOn),
    },
    {
      key: "returnUntil",
      header: t("pioneer.column.returnUntil"),
      whole: true,
      render: ({ returnUntil }) => format.day(returnUntil),
    },
  ];
};
