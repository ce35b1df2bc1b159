import { useSelector } from "@xstate/react";
import Trash from "lucide-react/icons/trash";
import { routes } from "../../../domain/shell/routes.ts";
import type { SerialNumber } from "../../../domain/products/serial-number.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import {
  productDeletionMachine,
  type ProductDeletionRef,
} from "../../../machines/products/product-deletion.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Success } from "../../kit/states/success.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { productGone, type EndedProps } from "./product-page.tsx";
import { CodeField } from "./services/code-field.tsx";
import styles from "./products.module.css";

/** The actor that deletes a product: what is shown of it is gone then. */
const useDeletion = (serial: SerialNumber): ProductDeletionRef =>
  useScreenActor(`delete:${serial}`, productDeletionMachine, {
    values: { serial, confirmation: "" },
    limit: WRITE_LIMIT,
    forwards: [productGone(serial)],
  });

/** The confirmation that a product was deleted, in the place of its content. */
export const DeletionEnd = ({ serial, children }: EndedProps) => {
  const t = useText();
  const deleted = useSelector(useDeletion(serial), (snapshot) => snapshot.hasTag("done"));
  if (!deleted) return children;
  return (
    <Success
      title={t("delete.done")}
      actions={
        <LinkButton to={routes.products.path} variant="primary">
          {t("product.back")}
        </LinkButton>
      }
    >
      <p>{t("delete.done.text", { serial })}</p>
    </Success>
  );
};

/** Deletes a product's registration, confirmed by typing its serial number. */
export const DeleteProduct = ({ serial }: { readonly serial: SerialNumber }) => {
  const t = useText();
  const form = useDeletion(serial);
  return (
    <Panel form heading={t("delete.title")}>
      <div className={styles["stack"]}>
        <p className={styles["text"]}>{t("delete.text")}</p>
        <FormView
          form={form}
          submitLabel={t("delete.submit")}
          button={{ variant: "danger", icon: Trash }}
          failedTitle={t("delete.failed")}
          refusals={productRefusals}
        >
          <CodeField
            label={t("delete.confirmation")}
            help={t("delete.confirmation.help", { serial })}
            field={useField(form, "confirmation")}
          />
        </FormView>
      </div>
    </Panel>
  );
};
