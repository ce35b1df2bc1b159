import { Link } from "react-router-dom";
import type { ReferenceSummary } from "../../../domain/references/reference.ts";
import { referencePath } from "../../../domain/shell/routes.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import { referenceTypeText } from "./references-words.ts";
import styles from "./references.module.css";
import { titleOf } from "./use-reference-columns.tsx";

/** The gallery of a list: a card for each reference project. */
export const ReferenceCards = ({
  rows,
  label,
}: {
  readonly rows: readonly ReferenceSummary[];
  readonly label: string;
}) => {
  const t = useText();
  const { tag } = useFormat();
  return (
    <ul className={styles["cards"]} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles["card"]}>
          <Link to={referencePath(row.id)} className={styles["title"]}>
            {titleOf(row)}
          </Link>
          <p className={styles["quiet"]}>
            {[
              referenceTypeText(t, row.type),
              row.city,
              ...(row.country === "" ? [] : [countryName(tag, row.country)]),
            ]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
          <p>
            <ReferenceStatusBadge status={row.status} />
          </p>
        </li>
      ))}
    </ul>
  );
};
