import type { ReactNode } from "react";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import { VisuallyHidden } from "../kit/layout/visually-hidden.tsx";
import styles from "./picks.module.css";
import type { Picks } from "./use-picks.ts";

/** The box that picks a row; its label is read to those who do not see the row. */
export const PickBox = <Id,>({
  id,
  label,
  picks: { isPicked, pick },
}: {
  readonly id: Id;
  readonly label: string;
  readonly picks: Pick<Picks<Id>, "isPicked" | "pick">;
}): ReactNode => (
  <div className={styles["box"]}>
    <Checkbox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={isPicked(id)}
      onChange={(picked) => pick([id], picked)}
    />
  </div>
);
