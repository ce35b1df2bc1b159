import { useSelector } from "@xstate/react";
import { TEST_SECONDS, type RemoteConnectRef } from "../../../../machines/products/remote-connect.machine.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Progress } from "../../../kit/states/progress.tsx";
import styles from "../products.module.css";
import { TestActs } from "./test-acts.tsx";
import { TestResult } from "./test-result.tsx";

/** The elapsed seconds; there is no other progress before the device answers. */
const Testing = ({ actor }: { readonly actor: RemoteConnectRef }) => {
  const t = useText();
  const preparing = useSelector(actor, (snapshot) => snapshot.matches("preparing"));
  const overdue = useSelector(actor, (snapshot) => snapshot.matches({ testing: "overdue" }));
  const elapsed = useSelector(actor, ({ context }) => context.elapsed);
  const dns = useSelector(actor, ({ context }) => context.cloudDns);
  const seconds = t("remote.elapsed", { elapsed, limit: TEST_SECONDS });
  const text = preparing ? t("remote.preparing") : overdue ? t("remote.overdue") : t("remote.testing");
  return (
    <div className={styles["stack"]}>
      <p role="status" className={styles["lead"]}>
        {text}
      </p>
      <Progress label={seconds} share={preparing ? undefined : elapsed / TEST_SECONDS} bare />
      {preparing ? null : (
        <p className={styles["muted"]} aria-hidden="true">
          {seconds}
        </p>
      )}
      {dns === undefined ? null : (
        <p className={styles["muted"]}>
          {dns.ipAddress === null
            ? t("remote.target.none")
            : t("remote.target", {
                address: dns.ipAddress,
                http: dns.ports.http ?? "–",
                https: dns.ports.https ?? "–",
              })}
        </p>
      )}
      <div>
        <Button onClick={() => actor.send({ type: "remoteConnect.cancel" })}>{t("remote.cancel")}</Button>
      </div>
    </div>
  );
};

/** The connection test: start, elapsed time, and outcome. */
export const TestPanel = ({ actor }: { readonly actor: RemoteConnectRef }) => {
  const t = useText();
  const running = useSelector(
    actor,
    (snapshot) => snapshot.matches("preparing") || snapshot.matches("testing"),
  );
  const idle = useSelector(actor, (snapshot) => snapshot.matches("idle"));
  return (
    <Panel heading={t("remote.panel")}>
      <div className={styles["stack"]}>
        {running ? (
          <Testing actor={actor} />
        ) : idle ? (
          <p className={styles["text"]}>{t("remote.intro")}</p>
        ) : (
          <TestResult actor={actor} />
        )}
        {running ? null : <TestActs actor={actor} />}
      </div>
    </Panel>
  );
};
