import { useSelector } from "@xstate/react";
import { Link } from "react-router-dom";
import { failureCode, type Outcome } from "../../../domain/call-failure.ts";
import type { ProductSummary } from "../../../domain/product.ts";
import type { RemoteConnectResult } from "../../../domain/remote-connect.ts";
import { productPath } from "../../../domain/routes.ts";
import type { RemoteConnectRoundRef } from "../../../machines/remote-connect-round.machine.ts";
import { DEFECT_CODE, defectText, failureText } from "../../i18n/failure-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/alert.tsx";
import { Badge } from "../../kit/badge.tsx";
import { Progress } from "../../kit/progress.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import { refusalText } from "./product-words.ts";
import styles from "./products.module.css";

const Came = ({ outcome }: { readonly outcome: Outcome<RemoteConnectResult> | undefined }) => {
  const t = useText();
  if (outcome === undefined) return null;
  if (outcome._tag === "Answered") return <OutcomeBadge outcome={outcome.answer.outcome} />;
  const { failure } = outcome;
  return (
    <span>
      {(failure._tag === "Refused" ? refusalText(t, failure.code) : undefined) ??
        failureText(t, failure).title}
    </span>
  );
};

const Stopped = ({ round }: { readonly round: RemoteConnectRoundRef }) => {
  const t = useText();
  const failure = useSelector(round, ({ context }) => context.failure);
  const blocked = useSelector(round, (snapshot) => snapshot.matches("blocked"));
  const words = failure._tag === "None" ? defectText(t) : failureText(t, failure);
  if (blocked)
    return (
      <Alert tone="danger" title={t("round.blocked.title")}>
        <p>{t("round.blocked.text")}</p>
      </Alert>
    );
  return (
    <Alert tone="danger" title={words.title}>
      <p>{words.text}</p>
      <p className={styles["small"]}>
        {t("failure.code", { code: failure._tag === "None" ? DEFECT_CODE : failureCode(failure) })}
      </p>
    </Alert>
  );
};

/** How far a round has come: each product with what came of it, and why it ended early. */
export const RoundProgress = ({
  round,
  products,
}: {
  readonly round: RemoteConnectRoundRef;
  readonly products: readonly ProductSummary[];
}) => {
  const t = useText();
  const serials = useSelector(round, ({ context }) => context.serials);
  const entries = useSelector(round, ({ context }) => context.entries);
  const busy = useSelector(round, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(round, (snapshot) => snapshot.hasTag("failed"));
  const nameOf = (serial: string): string =>
    products.find((product) => product.serial === serial)?.name ?? serial;
  return (
    <div className={styles["stack"]}>
      {failed ? <Stopped round={round} /> : null}
      <div role="status">
        {busy ? (
          <Progress
            label={t("round.progress", { step: entries.length + 1, total: serials.length })}
            share={entries.length / serials.length}
          />
        ) : (
          <p>{t("round.done", { tested: entries.length, total: serials.length })}</p>
        )}
      </div>
      <ul className={styles["rows"]}>
        {serials.map((serial, index) => (
          <li key={serial} className={styles["row"]}>
            <Link to={productPath(serial, "remoteConnect")}>{nameOf(serial)}</Link>
            {index < entries.length ? (
              <Came outcome={entries[index]?.outcome} />
            ) : busy && index === entries.length ? (
              <Badge tone="info" label={t("round.testing")} />
            ) : (
              <Badge label={busy ? t("round.waiting") : t("round.not_tested")} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
