import type { ReferenceColumn, ReferenceSummary } from "../../../domain/references/reference.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { When } from "../../resource/when.tsx";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import { referenceTypeText } from "./references-words.ts";

/** A title, or the number of a reference project that has none yet. */
export const titleOf = ({ id, title }: Pick<ReferenceSummary, "id" | "title">): string =>
  title.trim() === "" ? id : title;

/** The columns of the company's list. */
export const useReferenceColumns = (): readonly Column<ReferenceSummary, ReferenceColumn>[] => {
  const t = useText();
  return [
    { key: "title", header: t("references.field.title"), primary: true, render: titleOf },
    {
      key: "status",
      header: t("references.column.status"),
      primary: true,
      render: ({ status }) => <ReferenceStatusBadge status={status} />,
    },
    {
      key: "type",
      header: t("references.field.type"),
      least: 3,
      render: ({ type }) => referenceTypeText(t, type),
    },
    {
      key: "createdAt",
      header: t("references.column.createdAt"),
      whole: true,
      least: 2,
      render: ({ createdAt }) => <When date={createdAt} />,
    },
    {
      key: "createdBy",
      header: t("references.column.createdBy"),
      least: 1,
      render: ({ createdBy }) => createdBy,
    },
  ];
};
