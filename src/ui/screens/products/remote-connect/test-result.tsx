import { useSelector } from "@xstate/react";
import { resultLabel } from "../../../../domain/products/first-act.ts";
import {
  outcomeCode,
  outcomeKind,
  type RemoteConnectOutcome,
} from "../../../../domain/products/remote-connect.ts";
import { remoteConnectRefusals } from "../../../../domain/products/remote-connect.refusals.ts";
import type { RemoteConnectRef } from "../../../../machines/products/remote-connect.machine.ts";
import { ErrorAlert } from "../../../form/error-alert.tsx";
import { useText } from "../../../i18n/use-text.ts";
import { Success } from "../../../kit/states/success.tsx";
import { classNames } from "../../../kit/class-names.ts";
import { FailureCode } from "../../../kit/states/failure-code.tsx";
import { Icon } from "../../../kit/buttons/icon.tsx";
import { toneIcon } from "../../../kit/states/tone.ts";
import { outcomeTones } from "./outcome-badge.tsx";
import { outcomeTitle } from "../product-labels.ts";
import styles from "../products.module.css";
import { Moment } from "../../../kit/dates/moment.tsx";

/** The outcome, its cause, and the next steps. */
const Found = ({ outcome }: { readonly outcome: RemoteConnectOutcome }) => {
  const t = useText();
  const tone = outcomeTones[outcomeKind(outcome)];
  const label = resultLabel(outcome);
  return (
    <div className={classNames(styles["result"], styles[tone])}>
      <div role="status" className={styles["resultHead"]}>
        <Icon of={toneIcon[tone]} large />
        <div>
          <p className={styles["resultTitle"]}>{outcomeTitle(t, outcome)}</p>
          <FailureCode code={outcomeCode(outcome)} />
        </div>
      </div>
      <p>{t(`remote.${label}.why`)}</p>
      {outcome._tag === "Blocked" && outcome.until !== null ? (
        <p>
          <Moment date={outcome.until}>{(time) => t("remote.blocked_until", { time })}</Moment>
        </p>
      ) : null}
      <div>
        <h3>{t("remote.what_now")}</h3>
        <ol className={styles["steps"]}>
          {t(`remote.${label}.steps`)
            .split("\n")
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </div>
    </div>
  );
};

/** Why a block was not lifted. */
const NotLifted = ({ actor }: { readonly actor: RemoteConnectRef }) => {
  const t = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <ErrorAlert title={t("remote.unblock.failed")} error={failure} refusals={remoteConnectRefusals} />
      <Wait actor={actor} />
    </>
  );
};

/** The remaining waiting time in whole minutes, counted down. */
const Wait = ({ actor }: { readonly actor: RemoteConnectRef }) => {
  const t = useText();
  const waiting = useSelector(actor, (snapshot) => snapshot.hasTag("waiting"));
  const wait = useSelector(actor, ({ context }) => context.wait);
  return waiting ? <p>{t("remote.wait", { count: Math.max(1, Math.ceil(wait / 60)) })}</p> : null;
};

/** The outcome of the last test, or why none was made. */
export const TestResult = ({ actor }: { readonly actor: RemoteConnectRef }) => {
  const t = useText();
  const { result, failure } = useSelector(actor, ({ context }) => context);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const blocked = useSelector(actor, (snapshot) => snapshot.matches("blocked"));
  const lifted = useSelector(actor, (snapshot) => snapshot.matches("unblocked"));
  const notBlocked = useSelector(actor, (snapshot) => snapshot.matches("notBlocked"));
  if (failed)
    return (
      <>
        <ErrorAlert title={t("remote.failed")} error={failure ?? "defect"} refusals={remoteConnectRefusals} />
        <Wait actor={actor} />
      </>
    );
  if (lifted || notBlocked)
    return (
      <Success level={3} title={lifted ? t("remote.unblocked") : t("remote.not_blocked")}>
        <p>{t("remote.unblocked.text")}</p>
      </Success>
    );
  if (result === undefined) return <p role="status">{t("remote.cancelled")}</p>;
  return (
    <>
      <Found outcome={result.outcome} />
      {blocked ? <NotLifted actor={actor} /> : null}
    </>
  );
};
