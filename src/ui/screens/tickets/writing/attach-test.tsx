import { getRemoteConnectResults } from "../../../../api/remote-connect-results.calls.ts";
import { outcomeCode, outcomeKind } from "../../../../domain/products/remote-connect.ts";
import { type SerialNumber } from "../../../../domain/products/serial-number.ts";
import { readSerial } from "../../../../domain/products/typed-serial.ts";
import { useResource } from "../../../calls/use-resource.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Checkbox } from "../../../kit/fields/checkbox.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { whenEmpty } from "../../../resource/when-empty.ts";
import styles from "../tickets.module.css";
import type { TicketFormView } from "./use-ticket-form.ts";

const LastTest = ({
  form: { details, locked, describe },
  serial,
}: {
  readonly form: TicketFormView;
  readonly serial: SerialNumber;
}) => {
  const t = useText();
  const format = useFormat();
  const actor = useResource(getRemoteConnectResults, { serial }, { beside: true });
  return (
    <ResourceView
      actor={actor}
      skeleton={<Skeleton shape="rows" count={1} />}
      empty={whenEmpty(<p className={styles["muted"]}>{t("guided.no_test")}</p>)}
    >
      {(results) =>
        results.slice(0, 1).map(({ id, testedAt, outcome }) => (
          <Checkbox
            key={id}
            label={t("guided.attach_test")}
            disabled={locked}
            checked={details.remoteConnect === id}
            onChange={(attach) => describe({ remoteConnect: attach ? id : "" })}
            help={t("ticket.test.result", {
              date: format.moment(testedAt),
              result: t(`ticket.test.${outcomeKind(outcome)}`),
              code: outcomeCode(outcome),
            })}
          />
        ))
      }
    </ResourceView>
  );
};

/** The option to attach the product's last connection test. */
export const AttachTest = ({ form }: { readonly form: TicketFormView }) => {
  const serial = readSerial(form.details.serial);
  return serial === undefined ? null : <LastTest form={form} serial={serial} />;
};
