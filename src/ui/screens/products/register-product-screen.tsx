import { routes } from "../../../domain/routes.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../kit/button.tsx"
import { PageHeader } from "../../kit/page-header.tsx"
import { Panel } from "../../kit/panel.tsx"
import { BackLink } from "../back-link.tsx"
import { CodeField } from "./code-field.tsx"
import { FormTrouble } from "./form-trouble.tsx"
import styles from "./products.module.css"
import { useProductsLogics } from "./products-logics.ts"
import { Registered } from "./registered.tsx"
import { FORM_LIMIT, useForm } from "./use-form.ts"

const first = { serial: "", licence_code: "" }

/** Registers a device by what stands on its label (business §1). */
export const RegisterProductScreen = () => {
  const t = useText()
  const actor = useScreenActor("register-product", useProductsLogics().registration, { about: {}, first, limit: FORM_LIMIT, parent: undefined })
  const { fields, busy, answer, trouble, change, submit, errorOf } = useForm(actor)
  return (
    <>
      <BackLink to={routes.products.path} label={t("product.back")} />
      <PageHeader title={t("register.title")} note={t("register.note")} />
      <div className={styles["stack"]}>
        <div role="status">{answer === undefined ? null : <Registered title={t("register.done")} product={answer} />}</div>
        <Panel heading={t("register.label")}>
          <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
            <FormTrouble title={t("register.failed")} trouble={trouble} />
            <CodeField
              label={t("products.column.serial")} help={t("product.serial.help")} name="serial" error={errorOf("serial")} readOnly={busy}
              value={fields.serial} onChange={(serial) => change({ serial })}
            />
            <CodeField
              label={t("product.licence_code")} help={t("product.licence_code.help")} name="licence_code" error={errorOf("licence_code")} readOnly={busy}
              value={fields.licence_code} onChange={(licence_code) => change({ licence_code })}
            />
            <div><Button type="submit" variant="primary" busy={busy}>{t("products.register")}</Button></div>
          </form>
        </Panel>
      </div>
    </>
  )
}
