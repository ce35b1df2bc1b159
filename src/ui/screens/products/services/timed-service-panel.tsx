import {
  isTestCode,
  testCodeProblem,
  transferProblem,
  type TimedService,
} from "../../../../domain/products/cloud-service.ts";
import type { Product } from "../../../../domain/products/product.ts";
import { productRefusals } from "../../../../domain/products/products.refusals.ts";
import { useFormat } from "../../../i18n/format.ts";
import { refusalText } from "../../../i18n/refusal-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { DescriptionList, type Fact } from "../../../kit/layout/description-list.tsx";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Done } from "../../../kit/states/success.tsx";
import { Outcome } from "../../../page/outcome.tsx";
import styles from "../products.module.css";
import type { ProductRef } from "../product-page.tsx";
import { ServiceBadge } from "./service-badges.tsx";
import {
  ActivationForm,
  RenewalForm,
  TransferForm,
  useActivationForms,
  useTransferForm,
  type ServiceFormProps,
} from "./service-forms.tsx";
import { useNow } from "../../../actors/use-now.ts";
import { useServiceEnd } from "./use-service-end.ts";

const useFacts = (product: Product, service: TimedService): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const end = useServiceEnd();
  const state = product.services[service];
  const { active, inactive, blocked } = product.services.weather.devices;
  return [
    { label: t("services.status"), value: <ServiceBadge state={state} now={now} /> },
    ...(end(state) === "" ? [] : [{ label: t("services.time"), value: end(state) }]),
    ...(service === "weather"
      ? [
          {
            label: t("services.devices"),
            value: t("product.weather_devices", {
              active: format.number(active),
              inactive: format.number(inactive),
              blocked: format.number(blocked),
            }),
          },
        ]
      : []),
  ];
};

/** Why a service cannot be transferred now, if the client knows it. */
const NoTransfer = ({ code }: { readonly code: string }) => {
  const t = useText();
  return <p className={styles["muted"]}>{refusalText(t, productRefusals, code)}</p>;
};

/** A service with an end date: its state and its actions. */
export const TimedServicePanel = ({
  product,
  service,
  parent,
}: {
  readonly product: Product;
  readonly service: TimedService;
  readonly parent: ProductRef;
}) => {
  const t = useText();
  const facts = useFacts(product, service);
  const state = product.services[service];
  const form: ServiceFormProps = {
    about: { serial: product.serial, service },
    parent,
    testUsed: state.testUsed,
    available: product.licences.filter(
      (licence) =>
        licence.service.code === service &&
        licence.usedOn === null &&
        !(isTestCode(licence) && testCodeProblem(state) !== undefined),
    ),
  };
  const begins = state.status.code === "off" || state.status.code === "test";
  const problem = transferProblem(state);
  const running = state.status.code === "test";
  const activation = useActivationForms({ ...form, running });
  const transfer = useTransferForm(form);
  // The form that would show it is gone with the former state of the service.
  const done =
    activation.isDone && !begins
      ? t("activate.done")
      : transfer.isDone && state.status.code === "off" && t("transfer.done");
  return (
    <Panel heading={t(`product.service.${service}`)}>
      <div className={styles["stack"]}>
        <DescriptionList wide facts={facts} />
        {done !== false && (
          <Outcome>
            <Done>{done}</Done>
          </Outcome>
        )}
        {begins ? (
          <ActivationForm {...form} forms={activation} running={running} />
        ) : (
          <RenewalForm {...form} />
        )}
        {state.status.code === "off" ? null : (
          <section className={styles["part"]}>
            <h3>{t("transfer.title")}</h3>
            {problem === undefined ? (
              <TransferForm {...form} form={transfer.form} />
            ) : (
              <NoTransfer code={problem} />
            )}
          </section>
        )}
      </div>
    </Panel>
  );
};
