import { getPicture } from "../../../api/pictures.calls.ts";
import type { ReferenceSummary } from "../../../domain/references/reference.ts";
import { shownPicture } from "../../../domain/pictures/picture-address.ts";
import { CallPicture } from "../../calls/call-picture.tsx";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { ReferenceStatusBadge } from "./reference-status.tsx";
import { referenceTypeText } from "./references-labels.ts";
import { Link } from "../../kit/buttons/link.tsx";
import styles from "./references.module.css";
import { titleOf } from "./use-reference-columns.tsx";

/** What a card shows; the status where the list has more than one. */
type Card = Pick<ReferenceSummary, "id" | "title" | "type" | "city" | "country" | "thumbnail"> &
  Partial<Pick<ReferenceSummary, "status">>;

/** The gallery of a list: a card for each reference project. */
export const ReferenceCards = ({
  rows,
  hrefOf,
  label,
}: {
  readonly rows: readonly Card[];
  readonly hrefOf: (row: Card) => string;
  readonly label: string;
}) => {
  const t = useText();
  const { tag } = useFormat();
  return (
    <ul className={styles["cards"]} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles["card"]}>
          <div className={styles["thumbnail"]}>
            {row.thumbnail !== null && (
              <CallPicture
                call={getPicture}
                request={shownPicture(row.thumbnail, "640")}
                alt={row.thumbnail.description}
              />
            )}
          </div>
          <Link to={hrefOf(row)} className={styles["title"]}>
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
          {row.status !== undefined && (
            <p>
              <ReferenceStatusBadge status={row.status} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
