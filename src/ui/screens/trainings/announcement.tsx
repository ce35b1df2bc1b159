import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";
import styles from "./trainings.module.css";

/** What was done, above the list. */
export const Announcement = ({ words }: { readonly words: string }) => (
  <Outcome className={styles["told"]}>
    <Done>{words}</Done>
  </Outcome>
);
