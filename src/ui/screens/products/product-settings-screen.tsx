import type { SettingsFieldsRef } from "../../../machines/kit/settings-form.machine.ts";
import { useSelector } from "@xstate/react";
import { useMemo, type ComponentProps } from "react";
import type { Elements } from "../../kit/elements.ts";
import { PRODUCT_NAME_LIMIT, PROJECT_LIMIT, type Product } from "../../../domain/products/product.ts";
import {
  productSettingsFields,
  settingsOf,
  type ProductSettingsValues,
} from "../../../domain/products/product-forms.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import type { FieldOf } from "../../../machines/kit/form-fields.ts";
import {
  productSettingsMachine,
  type ProductSettingsRef,
} from "../../../machines/products/product-settings.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { WaitingAlert } from "../../form/waiting-alert.tsx";
import { useField, type FieldBinding } from "../../form/use-field.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field, type FieldProps } from "../../kit/fields/field.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { SettingsView } from "../../form/settings-view.tsx";
import { SavedNote } from "../../form/settings-save.tsx";
import { useSettingsForm } from "../../form/use-settings-form.ts";
import { DeleteProduct, DeletionEnd } from "./delete-product.tsx";
import { productPage, type ProductPartProps, type ProductRef } from "./product-page.tsx";
import { productProblemText } from "./product-labels.ts";
import styles from "./products.module.css";

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

const labels = {
  name: "products.column.name",
  project: "products.column.project",
  purchase_date: "product.purchase_date",
  external_address: "product.external_address",
} as const;

const Fields = ({
  form,
  aside,
}: {
  readonly form: SettingsFieldsRef<ProductSettingsValues>;
  readonly aside: Elements;
}) => {
  const t = useText();
  const waiting = useSelector(form, (snapshot) => snapshot.hasTag("waiting"));
  const restored = useSelector(form, ({ context }) => context.restored);
  return (
    <FormView
      form={form}
      submitLabel={waiting ? t("help.error.again") : t("settings.submit")}
      failedTitle={t("settings.failed")}
      refusals={productRefusals}
      aside={
        <>
          {waiting ? (
            <Button onClick={() => form.send({ type: "form.cancel" })}>{t("help.stop")}</Button>
          ) : null}
          {aside}
        </>
      }
    >
      {restored && <p role="status">{t("help.restored")}</p>}
      <TextField label={t(labels.name)} maxLength={PRODUCT_NAME_LIMIT} field={useField(form, "name")} />
      <TextField
        label={t(labels.project)}
        optional
        maxLength={PROJECT_LIMIT}
        field={useField(form, "project")}
      />
      <TextField
        label={t(labels.purchase_date)}
        optional
        type="date"
        field={useField(form, "purchase_date")}
      />
      <TextField
        label={t(labels.external_address)}
        optional
        help={t("settings.external_address.help")}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        field={useField(form, "external_address")}
      />
      {waiting ? <WaitingAlert /> : null}
    </FormView>
  );
};

const SettingsForm = ({ product, parent }: { readonly product: Product; readonly parent: ProductRef }) => {
  const t = useText();
  const format = useFormat();
  const values = useMemo(() => settingsOf(product), [product]);
  const settings: ProductSettingsRef = useScreenActor(
    `product-settings:${product.serial}`,
    productSettingsMachine,
    { values, limit: WRITE_LIMIT, holder: parent },
  );
  useSettingsForm(settings, values);
  const textOf = (field: FieldOf<ProductSettingsValues>, shown: ProductSettingsValues): string =>
    field === "purchase_date" && shown.purchase_date !== ""
      ? format.day(new Date(shown.purchase_date))
      : String(shown[field]);
  return (
    <Panel form heading={t("settings.form")}>
      <SettingsView
        settings={settings}
        fields={productSettingsFields}
        labelOf={(field) => (field === "serial" || field === "version" ? "" : t(labels[field]))}
        textOf={textOf}
        refusals={productRefusals}
      >
        {(form) => (
          <Fields
            form={form}
            aside={<SavedNote settings={settings} form={form} text={t("settings.done")} />}
          />
        )}
      </SettingsView>
    </Panel>
  );
};

const Settings = ({ serial, product }: ProductPartProps) => {
  const t = useText();
  return (
    <div className={styles["stack"]}>
      <ResourceView
        failedTitle={t("product.not_loaded")}
        actor={product}
        skeleton={<Skeleton shape="card" count={2} />}
      >
        {(content) => <SettingsForm product={content} parent={product} />}
      </ResourceView>
      <DeleteProduct serial={serial} />
    </div>
  );
};

/** The settings of a product for its owner, and below them its deletion (business §2). */
export const ProductSettingsScreen = productPage("productSettings", Settings, DeletionEnd);
