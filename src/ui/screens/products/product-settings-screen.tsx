import { useSelector } from "@xstate/react"
import { PRODUCT_NAME_LIMIT, PROJECT_LIMIT, type Product } from "../../../domain/product.ts"
import { settingsOf } from "../../../domain/product-forms.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../kit/button.tsx"
import { Checkbox } from "../../kit/checkbox.tsx"
import { Field } from "../../kit/field.tsx"
import { Panel } from "../../kit/panel.tsx"
import { Skeleton } from "../../kit/skeleton.tsx"
import { TextInput } from "../../kit/text-input.tsx"
import { ResourceView } from "../resource-view.tsx"
import { Deleted, DeleteProduct, useDeletion } from "./delete-product.tsx"
import { FormTrouble } from "./form-trouble.tsx"
import { productPage, type ProductPartProps } from "./product-page.tsx"
import styles from "./products.module.css"
import { useProductsLogics, type ProductRef } from "./products-logics.ts"
import { FORM_LIMIT, useForm } from "./use-form.ts"

const SettingsForm = ({ product, parent }: { readonly product: Product; readonly parent: ProductRef }) => {
  const t = useText()
  const { serial } = product
  const actor = useScreenActor(`product-settings-${serial}`, useProductsLogics().settings, { about: { serial }, first: settingsOf(product), limit: FORM_LIMIT, parent })
  const { fields, busy, answer, trouble, change, submit, errorOf } = useForm(actor)
  return (
    <Panel heading={t("settings.form")}>
      <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
        <FormTrouble title={t("settings.failed")} trouble={trouble} />
        <Field label={t("products.column.name")} error={errorOf("name")}>
          {(control) => <TextInput {...control} name="name" maxLength={PRODUCT_NAME_LIMIT} readOnly={busy} value={fields.name} onChange={(name) => change({ name })} />}
        </Field>
        <Field label={t("products.column.project")} optional error={errorOf("project")}>
          {(control) => <TextInput {...control} name="project" maxLength={PROJECT_LIMIT} readOnly={busy} value={fields.project} onChange={(project) => change({ project })} />}
        </Field>
        <Field label={t("product.purchase_date")} optional error={errorOf("purchase_date")}>
          {(control) => <TextInput {...control} type="date" name="purchase_date" readOnly={busy} value={fields.purchase_date} onChange={(purchase_date) => change({ purchase_date })} />}
        </Field>
        <Field label={t("product.external_address")} optional help={t("settings.external_address.help")} error={errorOf("external_address")}>
          {(control) => (
            <TextInput
              {...control} name="external_address" inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} readOnly={busy}
              value={fields.external_address} onChange={(external_address) => change({ external_address })}
            />
          )}
        </Field>
        <fieldset>
          <legend className={styles["legend"]}>{t("settings.services")}</legend>
          <Checkbox label={t("product.service.mailer")} help={t("settings.mailer.help")} disabled={busy} checked={fields.mailer} onChange={(mailer) => change({ mailer })} />
          <Checkbox label={t("product.service.push")} help={t("settings.push.help")} disabled={busy} checked={fields.push} onChange={(push) => change({ push })} />
        </fieldset>
        <div className={styles["line"]}>
          <Button type="submit" variant="primary" busy={busy}>{t("settings.submit")}</Button>
          <span role="status" className={styles["muted"]}>{answer === undefined ? null : t("settings.done")}</span>
        </div>
      </form>
    </Panel>
  )
}

const Settings = ({ serial, product }: ProductPartProps) => {
  const deletion = useDeletion(serial)
  const deleted = useSelector(deletion, (snapshot) => snapshot.hasTag("done"))
  if (deleted) return <Deleted serial={serial} />
  return (
    <div className={styles["stack"]}>
      <ResourceView actor={product} skeleton={<Skeleton shape="card" count={2} />}>{(content) => <SettingsForm product={content} parent={product} />}</ResourceView>
      <DeleteProduct serial={serial} actor={deletion} />
    </div>
  )
}

/** What an owner changes of a product; apart from it, the end of its registration (business §2). */
export const ProductSettingsScreen = productPage("productSettings", Settings)
