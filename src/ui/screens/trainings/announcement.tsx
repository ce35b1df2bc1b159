import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";
import styles from "./trainings.module.css";

/** What was done, above the list. */
export const Announcement = ({ text }: { readonly text: string }) => (
  <Outcome className={styles["status"]}>
    <Done>{text}</Done>
  </Outcome>
);
