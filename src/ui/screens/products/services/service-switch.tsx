import { useSelector } from "@xstate/react";
import {
  isOn,
  switchResult,
  type CountedService,
  type CountedState,
} from "../../../../domain/products/cloud-service.ts";
import type { AboutProduct } from "../../../../domain/products/product-forms.ts";
import { WRITE_LIMIT } from "../../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../../domain/products/products.refusals.ts";
import {
  cloudServiceSwitchMachine,
  type CloudServiceSwitchRef,
} from "../../../../machines/products/cloud-service-switch.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { FailureAlert } from "../../../form/failure-alert.tsx";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { Switch } from "../../../kit/fields/switch.tsx";
import { Done } from "../../../kit/states/success.tsx";
import type { ProductRef } from "../product-page.tsx";
import styles from "../products.module.css";

/** Why it was not switched, and the retry where it may help. */
const NotSwitched = ({
  actor,
  service,
}: {
  readonly actor: CloudServiceSwitchRef;
  readonly service: string;
}) => {
  const t = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: "cloudService.retry" }));
  return (
    <FailureAlert
      title={t("services.not_switched", { service })}
      failure={failure}
      refusals={productRefusals}
      note={failure?._tag === "Offline" ? t("services.not_queued") : undefined}
      actions={
        mayRetry && (
          <Button onClick={() => actor.send({ type: "cloudService.retry" })}>{t("failure.retry")}</Button>
        )
      }
    />
  );
};

export interface ServiceSwitchProps extends AboutProduct {
  readonly service: CountedService;
  readonly state: CountedState;
  readonly parent: ProductRef;
}

/** Switches mailer or push where it stands: the switch shows what is wanted while it is sent, and then what the product has. */
export const ServiceSwitch = ({ serial, service, state, parent }: ServiceSwitchProps) => {
  const t = useText();
  const actor: CloudServiceSwitchRef = useScreenActor(
    `switch:${service}:${serial}`,
    cloudServiceSwitchMachine,
    { serial, service, limit: WRITE_LIMIT, parent },
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const done = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const result = switchResult(done ? "done" : failed ? "failed" : undefined, wanted, state);
  const name = t(`product.service.${service}`);
  const on = isOn(state);
  return (
    <div className={styles["text"]}>
      <div className={styles["line"]}>
        <Switch
          label={t(`services.switch.${service}`)}
          checked={busy ? wanted === true : on}
          busy={busy}
          onChange={(next) => actor.send({ type: "cloudService.switch", on: next })}
        />
        <Done>{result === "done" && t(`services.switched.${on ? "on" : "off"}`, { service: name })}</Done>
      </div>
      {result === "failed" && <NotSwitched actor={actor} service={name} />}
    </div>
  );
};
