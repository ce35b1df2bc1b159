import { useSelector } from "@xstate/react";
import type { ComponentProps } from "react";
import { PRODUCT_NAME_LIMIT, PROJECT_LIMIT, type Product } from "../../../domain/products/product.ts";
import { settingsOf } from "../../../domain/products/product-forms.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ProductSettingsRef } from "../../../machines/products/product-settings.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { DoneNote } from "../../form/done-note.tsx";
import { FormView } from "../../form/form-view.tsx";
import { useField, type FieldBinding } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/fields/checkbox.tsx";
import { Field, type FieldProps } from "../../kit/fields/field.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { Deleted, DeleteProduct, useDeletion } from "./delete-product.tsx";
import { NotFound, productPage, type MissingProps, type ProductPartProps } from "./product-page.tsx";
import { productProblemText, refusalText } from "./product-words.ts";
import styles from "./products.module.css";
import { useProductsActors, type ProductRef } from "./products-actors.ts";

interface TextFieldProps
  extends
    Omit<ComponentProps<typeof TextInput>, keyof FieldBinding<string>>,
    Pick<FieldProps, "label" | "optional" | "help"> {
  readonly field: FieldBinding<string>;
}

const TextField = ({
  label,
  optional = false,
  help,
  field: { problem, ...binding },
  ...attributes
}: TextFieldProps) => {
  const t = useText();
  return (
    <Field label={label} optional={optional} help={help} error={productProblemText(t, problem)}>
      {(control) => <TextInput {...control} {...attributes} {...binding} />}
    </Field>
  );
};

const Switch = ({
  label,
  help,
  field: { name, value, readOnly, onChange },
}: {
  readonly label: string;
  readonly help: string;
  readonly field: FieldBinding<boolean>;
}) => (
  <Checkbox name={name} label={label} help={help} disabled={readOnly} checked={value} onChange={onChange} />
);

const SettingsForm = ({ product, parent }: { readonly product: Product; readonly parent: ProductRef }) => {
  const t = useText();
  const form: ProductSettingsRef = useScreenActor(
    `product-settings-${product.serial}`,
    useProductsActors().settings,
    { values: settingsOf(product), limit: WRITE_LIMIT, parent },
  );
  return (
    <Panel heading={t("settings.form")}>
      <FormView
        form={form}
        submitLabel={t("settings.submit")}
        failedTitle={t("settings.failed")}
        refusal={refusalText}
        aside={<DoneNote form={form} text={t("settings.done")} />}
      >
        <TextField
          label={t("products.column.name")}
          maxLength={PRODUCT_NAME_LIMIT}
          field={useField(form, "name")}
        />
        <TextField
          label={t("products.column.project")}
          optional
          maxLength={PROJECT_LIMIT}
          field={useField(form, "project")}
        />
        <TextField
          label={t("product.purchase_date")}
          optional
          type="date"
          field={useField(form, "purchase_date")}
        />
        <TextField
          label={t("product.external_address")}
          optional
          help={t("settings.external_address.help")}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          field={useField(form, "external_address")}
        />
        <fieldset>
          <legend className={styles["legend"]}>{t("settings.services")}</legend>
          <Switch
            label={t("product.service.mailer")}
            help={t("settings.mailer.help")}
            field={useField(form, "mailer")}
          />
          <Switch
            label={t("product.service.push")}
            help={t("settings.push.help")}
            field={useField(form, "push")}
          />
        </fieldset>
      </FormView>
    </Panel>
  );
};

const Settings = ({ serial, product }: ProductPartProps) => {
  const deletion = useDeletion(serial);
  useEmitted(deletion, "form.sent", () => product.send({ type: "resource.gone" }));
  const deleted = useSelector(deletion, (snapshot) => snapshot.hasTag("done"));
  if (deleted) return <Deleted serial={serial} />;
  return (
    <div className={styles["stack"]}>
      <ResourceView actor={product} skeleton={<Skeleton shape="card" count={2} />}>
        {(content) => <SettingsForm product={content} parent={product} />}
      </ResourceView>
      <DeleteProduct serial={serial} form={deletion} />
    </div>
  );
};

/** The confirmation after deletion on this screen, else the message for a missing product. */
const Missing = ({ serial }: MissingProps) =>
  useSelector(useDeletion(serial), ({ context }) => context.result !== undefined) ? (
    <Deleted serial={serial} />
  ) : (
    <NotFound serial={serial} />
  );

/** The settings of a product for its owner, and below them its deletion (business §2). */
export const ProductSettingsScreen = productPage("productSettings", Settings, Missing);
