import type { ReactNode } from "react";
import { Icon } from "../../kit/buttons/icon.tsx";
import { toneIcon } from "../../kit/states/tone.ts";
import styles from "./references.module.css";

/** What staff want changed of a field: it is to be acted on, unlike the field's help. */
export const Remark = ({ comment }: { readonly comment: string | undefined }) =>
  comment === undefined ? null : (
    <span className={styles["remark"]}>
      <Icon of={toneIcon.warning} />
      <span>{comment}</span>
    </span>
  );

/** What stands below a field: its help, and what staff want changed of it. */
export const helpWith = (help: string | undefined, comment: string | undefined): ReactNode => {
  if (comment === undefined) return help;
  const remark = <Remark comment={comment} />;
  return help === undefined ? (
    remark
  ) : (
    <>
      <span>{help}</span> {remark}
    </>
  );
};
