import {
  outcomeKind,
  type LastTest,
  type RemoteConnectOutcome,
} from "../../../../domain/products/remote-connect.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Badge } from "../../../kit/states/badge.tsx";
import type { Tone } from "../../../kit/states/tone.ts";
import { When } from "../../../resource/when.tsx";
import { outcomeTitle } from "../product-labels.ts";
import styles from "../products.module.css";

/** The tone of an outcome: https alone is neither a success nor a failure. */
export const outcomeTones: Readonly<Record<ReturnType<typeof outcomeKind>, Tone>> = {
  success: "success",
  half: "warning",
  failure: "danger",
};

/** The outcome of a test, as text and icon. */
export const OutcomeBadge = ({ outcome }: { readonly outcome: RemoteConnectOutcome }) => {
  const t = useText();
  return <Badge tone={outcomeTones[outcomeKind(outcome)]} label={outcomeTitle(t, outcome)} />;
};

/** The last test of a product in a list: how it ended, and when. */
export const LastTestCell = ({ test }: { readonly test: LastTest | null }) => {
  const t = useText();
  if (test === null) return <span className={styles["muted"]}>{t("products.test.never")}</span>;
  return (
    <span className={styles["badges"]}>
      <OutcomeBadge outcome={test.outcome} /> <When date={test.testedAt} className={styles["muted"]} />
    </span>
  );
};
