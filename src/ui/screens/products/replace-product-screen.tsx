import { useSelector } from "@xstate/react";
import { movesAlong } from "../../../domain/products/product.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import {
  productReplacementMachine,
  type ProductReplacementRef,
} from "../../../machines/products/product-replacement.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { CodeField } from "./services/code-field.tsx";
import { productPage, type ProductPartProps } from "./product-page.tsx";
import styles from "./products.module.css";
import { Registered } from "./registered.tsx";

const MovesAlong = () => {
  const t = useText();
  return (
    <div className={styles["text"]}>
      <p>{t("replace.moves")}</p>
      <ul className={styles["bullets"]}>
        {movesAlong.map((what) => (
          <li key={what}>{t(`replace.moves.${what}`)}</li>
        ))}
      </ul>
      <p>{t("replace.after")}</p>
    </div>
  );
};

const Replacement = ({ serial }: ProductPartProps) => {
  const t = useText();
  const form: ProductReplacementRef = useScreenActor(`replace:${serial}`, productReplacementMachine, {
    values: { serial, new_serial: "", licence_code: "" },
    limit: WRITE_LIMIT,
  });
  const replaced = useSelector(form, (snapshot) =>
    snapshot.hasTag("done") ? snapshot.context.result?.answer : undefined,
  );
  const newSerial = useField(form, "new_serial");
  const licence = useField(form, "licence_code");
  if (replaced !== undefined)
    return <Registered title={t("replace.done", { old: serial, new: replaced.serial })} product={replaced} />;
  return (
    <Panel heading={t("replace.form")}>
      <div className={styles["stack"]}>
        <MovesAlong />
        <FormView
          form={form}
          submitLabel={t("replace.submit")}
          failedTitle={t("replace.failed")}
          refusals={productRefusals}
        >
          <CodeField label={t("replace.new_serial")} help={t("product.serial.help")} field={newSerial} />
          <CodeField label={t("replace.new_licence")} help={t("product.licence_code.help")} field={licence} />
        </FormView>
      </div>
    </Panel>
  );
};

/** Replaces a device by a new one, and explains which data are transferred (business §2). */
export const ReplaceProductScreen = productPage("replaceProduct", Replacement);
