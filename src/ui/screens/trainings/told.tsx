import { Alert } from "../../kit/states/alert.tsx";
import { Outcome } from "../../page/outcome.tsx";
import styles from "./trainings.module.css";

/** What was done, above the list. */
export const Told = ({ words, onClose }: { readonly words: string; readonly onClose: () => void }) => (
  <Outcome className={styles["told"]}>
    <Alert tone="success" onClose={onClose}>
      {words}
    </Alert>
  </Outcome>
);
