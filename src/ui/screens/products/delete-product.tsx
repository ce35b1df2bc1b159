import Trash from "lucide-react/icons/trash"
import { routes } from "../../../domain/routes.ts"
import type { SerialNumber } from "../../../domain/serial-number.ts"
import type { ProductDeletionRef } from "../../../machines/product-deletion.machine.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Alert } from "../../kit/alert.tsx"
import { Button } from "../../kit/button.tsx"
import { LinkButton } from "../../kit/link-button.tsx"
import { Panel } from "../../kit/panel.tsx"
import { CodeField } from "./code-field.tsx"
import { FormTrouble } from "./form-trouble.tsx"
import styles from "./products.module.css"
import { useProductsLogics } from "./products-logics.ts"
import { FORM_LIMIT, useForm } from "./use-form.ts"

const first = { confirmation: "" }

/** The deletion of a product. */
export const useDeletion = (serial: SerialNumber): ProductDeletionRef =>
  useScreenActor(`delete-${serial}`, useProductsLogics().deletion, { about: { serial }, first, limit: FORM_LIMIT, parent: undefined })

/** What is left to say of a product that was deleted. */
export const Deleted = ({ serial }: { readonly serial: SerialNumber }) => {
  const t = useText()
  return (
    <div role="status">
      <Alert tone="success" title={t("delete.done")} actions={<LinkButton to={routes.products.path} variant="primary">{t("product.back")}</LinkButton>}>
        <p>{t("delete.done.text", { serial })}</p>
      </Alert>
    </div>
  )
}

/** Ends the registration of a product, once its serial number has been typed. */
export const DeleteProduct = ({ serial, actor }: { readonly serial: SerialNumber; readonly actor: ProductDeletionRef }) => {
  const t = useText()
  const { fields, busy, trouble, change, submit, errorOf } = useForm(actor)
  return (
    <Panel heading={t("delete.title")}>
      <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
        <p className={styles["words"]}>{t("delete.text")}</p>
        <FormTrouble title={t("delete.failed")} trouble={trouble} />
        <CodeField
          label={t("delete.confirmation")} help={t("delete.confirmation.help", { serial })} name="confirmation" error={errorOf("confirmation")} readOnly={busy}
          value={fields.confirmation} onChange={(confirmation) => change({ confirmation })}
        />
        <div><Button type="submit" variant="danger" icon={Trash} busy={busy}>{t("delete.submit")}</Button></div>
      </form>
    </Panel>
  )
}
