import type { Elements } from "../kit/elements.ts";
import { VisuallyHidden } from "../kit/layout/visually-hidden.tsx";
import styles from "./picks.module.css";
import type { Picks } from "./use-picks.ts";

/** The box that picks a row; its label is read to those who do not see the row. Unlike a field's it keeps no room for an error. */
export const PickBox = <Id,>({
  id,
  label,
  picks: { isPicked, pick },
}: {
  readonly id: Id;
  readonly label: string;
  readonly picks: Pick<Picks<Id>, "isPicked" | "pick">;
}): Elements => (
  <label className={styles["box"]}>
    <input type="checkbox" checked={isPicked(id)} onChange={({ target }) => pick([id], target.checked)} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </label>
);
