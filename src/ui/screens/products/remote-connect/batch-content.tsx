import { useSelector } from "@xstate/react";
import { failureCode, type Outcome } from "../../../../domain/kit/call-failure.ts";
import type { ProductSummary } from "../../../../domain/products/product-summary.ts";
import type { RemoteConnectResult } from "../../../../domain/products/remote-connect.ts";
import { productPath } from "../../../../domain/shell/routes.ts";
import { remoteConnectRefusals } from "../../../../domain/products/remote-connect.refusals.ts";
import {
  BATCH_LIMIT,
  type RemoteConnectBatchRef,
} from "../../../../machines/products/remote-connect-batch.machine.ts";
import { DEFECT_CODE, defectText, failureText } from "../../../i18n/failure-text.ts";
import { refusalText } from "../../../i18n/refusal-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { FailureCode } from "../../../kit/states/failure-code.tsx";
import { Alert } from "../../../kit/states/alert.tsx";
import { Badge } from "../../../kit/states/badge.tsx";
import { Link } from "../../../kit/buttons/link.tsx";
import { Checkbox } from "../../../kit/fields/checkbox.tsx";
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

interface ChoiceProps {
  readonly products: readonly ProductSummary[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

const Choice = ({ products, chosen, onChange }: ChoiceProps) => {
  const t = useText();
  const toggle = (serial: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(serial);
    else next.delete(serial);
    onChange(next);
  };
  return (
    <fieldset className={styles["choice"]}>
      <legend>{t("batch.choose", { count: BATCH_LIMIT })}</legend>
      {products.map(({ serial, name }) => (
        <Checkbox
          key={serial}
          label={
            <>
              <span>{name}</span> <span className={styles["code"]}>{serial}</span>
            </>
          }
          checked={chosen.has(serial)}
          disabled={!chosen.has(serial) && chosen.size >= BATCH_LIMIT}
          onChange={(on) => toggle(serial, on)}
        />
      ))}
    </fieldset>
  );
};

interface BatchProps {
  readonly batch: RemoteConnectBatchRef;
  readonly products: readonly ProductSummary[];
}

/** The outcome of each product, and why the batch ended early. */
const Results = ({ batch, products }: BatchProps) => {
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
      <ul className={styles["stack"]}>
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

/** What is tested, and then the progress of it. */
export const BatchContent = ({ batch, ...choice }: BatchProps & ChoiceProps) =>
  useSelector(batch, (snapshot) => snapshot.matches("choosing")) ? (
    <Choice {...choice} />
  ) : (
    <Results batch={batch} products={choice.products} />
  );
