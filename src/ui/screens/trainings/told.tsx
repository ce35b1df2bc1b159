import { useCallback } from "react";
import { Alert } from "../../kit/states/alert.tsx";
import styles from "./trainings.module.css";

/** What was done, above the list and focused: the button that did it may be gone. Shown once the dialog is closed, which gives the focus back. */
export const Told = ({ words, onClose }: { readonly words: string; readonly onClose: () => void }) => {
  const follow = useCallback((element: HTMLDivElement | null) => element?.focus(), []);
  return (
    <div ref={follow} tabIndex={-1} className={styles["told"]}>
      <Alert tone="success" onClose={onClose}>
        {words}
      </Alert>
    </div>
  );
};
