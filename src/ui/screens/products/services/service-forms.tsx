import { useSelector } from "@xstate/react";
import type { CloudLicence } from "../../../../domain/products/cloud-service.ts";
import type { AboutService } from "../../../../domain/products/product-forms.ts";
import { WRITE_LIMIT } from "../../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../../domain/products/products.refusals.ts";
import {
  serviceActivationMachine,
  type ServiceActivationRef,
} from "../../../../machines/products/service-activation.machine.ts";
import {
  serviceRenewalMachine,
  type ServiceRenewalRef,
} from "../../../../machines/products/service-renewal.machine.ts";
import {
  serviceTransferMachine,
  type ServiceTransferRef,
} from "../../../../machines/products/service-transfer.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { DoneNote } from "../../../form/done-note.tsx";
import { FormView } from "../../../form/form-view.tsx";
import { useField, type FieldBinding } from "../../../form/use-field.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import { RadioGroup } from "../../../kit/fields/radio-group.tsx";
import { CodeField } from "./code-field.tsx";
import { ProductChoice } from "./product-choice.tsx";
import { licenceTimeText } from "../product-labels.ts";
import styles from "../products.module.css";
import type { ProductRef } from "../product-page.tsx";

export interface ServiceFormProps {
  readonly about: AboutService;
  readonly parent: ProductRef;
  /** True if the product's only trial month is running or over. */
  readonly testUsed: boolean;
  /** Unused licences that work for this service as it is. */
  readonly available: readonly CloudLicence[];
}

/** Several of these buttons are on one screen, so none is primary. */
const button = { variant: "secondary" } as const;

const isSent = (snapshot: { readonly hasTag: (tag: "done") => boolean }): boolean => snapshot.hasTag("done");

/** A field for a licence code, typed or selected from the product's licences. */
const LicenceField = ({
  available,
  field,
}: Pick<ServiceFormProps, "available"> & { readonly field: FieldBinding<string> }) => {
  const t = useText();
  return (
    <>
      {available.length === 0 ? null : (
        <div className={styles["text"]}>
          <p>{t("services.available")}</p>
          <ul className={styles["badges"]}>
            {available.map((licence) => (
              <li key={licence.code}>
                <Button variant="quiet" onClick={() => field.onChange(licence.code)}>
                  <span className={styles["code"]}>{licence.code}</span>{" "}
                  <span>{licenceTimeText(t, licence)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CodeField label={t("product.licence_code")} help={t("services.licence.help")} field={field} />
    </>
  );
};

/** The forms that activate a service: with the trial month offered, and by code alone. They outlive the views of them, so that a panel can show what they have done. */
export const useActivationForms = ({
  about,
  parent,
  testUsed,
  running,
}: Pick<ServiceFormProps, "about" | "parent" | "testUsed"> & { readonly running: boolean }) => {
  const codeOnly = running || testUsed;
  const asked = { limit: WRITE_LIMIT, parent };
  const offered: ServiceActivationRef = useScreenActor(
    `activate:${about.service}:${about.serial}`,
    serviceActivationMachine,
    {
      ...asked,
      values: { ...about, mode: codeOnly ? "code" : "test", licence_code: "" },
    },
  );
  const byCode: ServiceActivationRef = useScreenActor(
    `activate:${about.service}:${about.serial}:code`,
    serviceActivationMachine,
    {
      ...asked,
      values: { ...about, mode: "code", licence_code: "" },
    },
  );
  const isOfferedSent = useSelector(offered, isSent);
  const isByCodeSent = useSelector(byCode, isSent);
  return { offered, byCode, codeOnly, isDone: isOfferedSent || isByCodeSent };
};

/** The form to activate a service, or to buy one that is in its trial month. */
export const ActivationForm = ({
  forms: { offered, byCode, codeOnly },
  available,
  running,
}: Pick<ServiceFormProps, "available"> & {
  readonly forms: ReturnType<typeof useActivationForms>;
  readonly running: boolean;
}) => {
  const t = useText();
  // The trial form is hidden if the trial was started elsewhere; after starting it itself, it still shows the result.
  const isOver = useSelector(
    offered,
    (snapshot) => !snapshot.hasTag("done") && snapshot.context.values.mode === "test",
  );
  const form = codeOnly && isOver ? byCode : offered;
  const { value: chosen, readOnly, onChange: choose } = useField(form, "mode");
  const licence = useField(form, "licence_code");
  const tests = !codeOnly && chosen === "test";
  return (
    <FormView
      form={form}
      submitLabel={tests ? t("activate.test.submit") : t("activate.submit")}
      button={button}
      failedTitle={t("activate.failed")}
      refusals={productRefusals}
      aside={<DoneNote form={form} text={t("activate.done")} />}
    >
      {codeOnly ? (
        <p className={styles["muted"]}>{running ? t("activate.running") : t("activate.test_used")}</p>
      ) : (
        <RadioGroup
          label={t("activate.how")}
          value={chosen}
          disabled={readOnly}
          onChange={choose}
          options={[
            { value: "test", label: t("activate.test"), help: t("activate.test.help") },
            { value: "code", label: t("activate.code") },
          ]}
        />
      )}
      {tests ? null : (
        <LicenceField
          available={available}
          field={{
            ...licence,
            onChange: (licence_code) =>
              form.send({ type: "form.changed", change: { mode: "code", licence_code } }),
          }}
        />
      )}
    </FormView>
  );
};

/** The form to renew an active or expired service. */
export const RenewalForm = ({
  about,
  parent,
  available,
}: Pick<ServiceFormProps, "about" | "parent" | "available">) => {
  const t = useText();
  const form: ServiceRenewalRef = useScreenActor(
    `renew:${about.service}:${about.serial}`,
    serviceRenewalMachine,
    { values: { ...about, licence_code: "" }, limit: WRITE_LIMIT, parent },
  );
  return (
    <FormView
      form={form}
      submitLabel={t("renew.submit")}
      button={button}
      failedTitle={t("renew.failed")}
      refusals={productRefusals}
      aside={<DoneNote form={form} text={t("renew.done")} />}
    >
      <LicenceField available={available} field={useField(form, "licence_code")} />
    </FormView>
  );
};

/** The form that transfers a service. It outlives the view of it, as those that activate one do. */
export const useTransferForm = ({ about, parent }: Pick<ServiceFormProps, "about" | "parent">) => {
  const form: ServiceTransferRef = useScreenActor(
    `transfer:${about.service}:${about.serial}`,
    serviceTransferMachine,
    { values: { ...about, to_serial: "" }, limit: WRITE_LIMIT, parent },
  );
  return { form, isDone: useSelector(form, isSent) };
};

/** The form to transfer the remaining time of a service to another product of the company. */
export const TransferForm = ({
  about,
  form,
}: Pick<ServiceFormProps, "about"> & { readonly form: ServiceTransferRef }) => {
  const t = useText();
  return (
    <>
      <p className={styles["muted"]}>{t("transfer.text")}</p>
      <FormView
        form={form}
        submitLabel={t("transfer.submit")}
        button={button}
        failedTitle={t("transfer.failed")}
        refusals={productRefusals}
      >
        <ProductChoice about={about} form={form} />
      </FormView>
    </>
  );
};
