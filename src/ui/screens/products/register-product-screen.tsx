import { useSelector } from "@xstate/react";
import { routes } from "../../../domain/shell/routes.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import {
  productRegistrationMachine,
  type ProductRegistrationRef,
} from "../../../machines/products/product-registration.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { CodeField } from "./services/code-field.tsx";
import styles from "./products.module.css";
import { Registered } from "./registered.tsx";

const values = { serial: "", licence_code: "" };

/** Registers a device by the data on its label (business §1). */
export const RegisterProductScreen = () => {
  const t = useText();
  const form: ProductRegistrationRef = useScreenActor("register-product", productRegistrationMachine, {
    values,
    limit: WRITE_LIMIT,
  });
  const registered = useSelector(form, (snapshot) =>
    snapshot.hasTag("done") ? snapshot.context.result?.answer : undefined,
  );
  return (
    <>
      <BackLink to={routes.products.path} label={t("product.back")} />
      <PageHeader title={t("register.title")} note={t("register.note")} />
      <div className={styles["stack"]}>
        {registered === undefined ? null : (
          <Registered key={registered.serial} title={t("register.done")} product={registered} />
        )}
        <Panel form heading={t("register.label")}>
          <FormView
            form={form}
            submitLabel={t("products.register")}
            failedTitle={t("register.failed")}
            refusals={productRefusals}
          >
            <CodeField
              label={t("products.column.serial")}
              help={t("product.serial.help")}
              field={useField(form, "serial")}
            />
            <CodeField
              label={t("product.licence_code")}
              help={t("product.licence_code.help")}
              field={useField(form, "licence_code")}
            />
          </FormView>
        </Panel>
      </div>
    </>
  );
};
