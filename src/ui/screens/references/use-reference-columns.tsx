import { columnsOf } from "../../lists/columns-of.ts";
import { referenceList } from "../../../domain/references/references.lists.ts";
import type { ReferenceSummary } from "../../../domain/references/reference.ts";
import { useText } from "../../i18n/use-text.ts";
import { When } from "../../resource/when.tsx";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import { referenceTypeText } from "./references-labels.ts";

/** A title, or the number of a reference project that has none yet. */
export const titleOf = ({ id, title }: Pick<ReferenceSummary, "id" | "title">): string =>
  title.trim() === "" ? id : title;

/** The columns of the company's list. */
export const useReferenceColumns = () => {
  const t = useText();
  return columnsOf(t, referenceList, {
    title: { primary: true, render: titleOf },
    status: { primary: true, render: ({ status }) => <ReferenceStatusBadge status={status} /> },
    type: { least: 3, render: ({ type }) => referenceTypeText(t, type) },
    createdAt: {
      whole: true,
      least: 2,
      secondary: true,
      render: ({ createdAt }) => <When date={createdAt} />,
    },
    createdBy: { least: 1, render: ({ createdBy }) => createdBy },
  });
};
