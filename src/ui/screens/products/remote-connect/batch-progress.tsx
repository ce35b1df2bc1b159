import { useSelector } from "@xstate/react";
import { failureCode, type Outcome } from "../../../../domain/kit/call-failure.ts";
import type { ProductSummary } from "../../../../domain/products/product-summary.ts";
import type { RemoteConnectResult } from "../../../../domain/products/remote-connect.ts";
import { productPath } from "../../../../domain/shell/routes.ts";
import { remoteConnectRefusals } from "../../../../domain/products/remote-connect.refusals.ts";
import type { RemoteConnectBatchRef } from "../../../../machines/products/remote-connect-batch.machine.ts";
import { DEFECT_CODE, defectText, failureText } from "../../../i18n/failure-text.ts";
import { refusalText } from "../../../i18n/refusal-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { FailureCode } from "../../../kit/states/failure-code.tsx";
import { Alert } from "../../../kit/states/alert.tsx";
import { Badge } from "../../../kit/states/badge.tsx";
import { Link } from "../../../kit/buttons/link.tsx";
import { Progress } from "../../../kit/states/progress.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import styles from "../products.module.css";

const Came = ({ outcome }: { readonly outcome: Outcome<RemoteConnectResult> | undefined }) => {
  const t = useText();
  if (outcome === undefined) return null;
  if (outcome._tag === "Answered") return <OutcomeBadge outcome={outcome.answer.outcome} />;
  const { failure } = outcome;
  return (
    <span>
      {refusalText(t, remoteConnectRefusals, failureCode(failure)) ?? failureText(t, failure).title}
    </span>
  );
};

const Stopped = ({ batch }: { readonly batch: RemoteConnectBatchRef }) => {
  const t = useText();
  const failure = useSelector(batch, ({ context }) => context.failure);
  const blocked = useSelector(batch, (snapshot) => snapshot.matches("blocked"));
  const texts = failure === undefined ? defectText(t) : failureText(t, failure);
  if (blocked)
    return (
      <Alert tone="danger" title={t("batch.blocked.title")}>
        <p>{t("batch.blocked.text")}</p>
      </Alert>
    );
  return (
    <Alert tone="danger" title={texts.title}>
      <p>{texts.text}</p>
      <FailureCode code={failure === undefined ? DEFECT_CODE : failureCode(failure)} />
    </Alert>
  );
};

/** The progress of a batch: the outcome of each product, and why the batch ended early. */
export const BatchProgress = ({
  batch,
  products,
}: {
  readonly batch: RemoteConnectBatchRef;
  readonly products: readonly ProductSummary[];
}) => {
  const t = useText();
  const serials = useSelector(batch, ({ context }) => context.serials);
  const entries = useSelector(batch, ({ context }) => context.entries);
  const busy = useSelector(batch, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(batch, (snapshot) => snapshot.hasTag("failed"));
  const nameOf = (serial: string): string =>
    products.find((product) => product.serial === serial)?.name ?? serial;
  return (
    <div className={styles["stack"]}>
      {failed ? <Stopped batch={batch} /> : null}
      <div role="status">
        {busy ? (
          <Progress
            label={t("batch.progress", { step: entries.length + 1, total: serials.length })}
            share={entries.length / serials.length}
          />
        ) : (
          <p>{t("batch.done", { tested: entries.length, total: serials.length })}</p>
        )}
      </div>
      <ul className={styles["rows"]}>
        {serials.map((serial, index) => (
          <li key={serial} className={styles["row"]}>
            <Link to={productPath(serial, "remoteConnect")}>{nameOf(serial)}</Link>
            {index < entries.length ? (
              <Came outcome={entries[index]?.outcome} />
            ) : busy && index === entries.length ? (
              <Badge tone="info" label={t("batch.testing")} />
            ) : (
              <Badge label={busy ? t("batch.waiting") : t("batch.not_tested")} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
