import { movesAlong } from "../../../domain/product.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../kit/button.tsx"
import { Panel } from "../../kit/panel.tsx"
import { CodeField } from "./code-field.tsx"
import { FormTrouble } from "./form-trouble.tsx"
import { productPage, type ProductPartProps } from "./product-page.tsx"
import styles from "./products.module.css"
import { useProductsLogics } from "./products-logics.ts"
import { Registered } from "./registered.tsx"
import { FORM_LIMIT, useForm } from "./use-form.ts"

const first = { new_serial: "", licence_code: "" }

const MovesAlong = () => {
  const t = useText()
  return (
    <div className={styles["words"]}>
      <p>{t("replace.moves")}</p>
      <ul className={styles["bullets"]}>{movesAlong.map((what) => <li key={what}>{t(`replace.moves.${what}`)}</li>)}</ul>
      <p>{t("replace.after")}</p>
    </div>
  )
}

const Replacement = ({ serial }: ProductPartProps) => {
  const t = useText()
  const actor = useScreenActor(`replace-${serial}`, useProductsLogics().replacement, { about: { serial }, first, limit: FORM_LIMIT, parent: undefined })
  const { fields, busy, answer, trouble, change, submit, errorOf } = useForm(actor)
  if (answer !== undefined) return <div role="status"><Registered title={t("replace.done", { old: serial, new: answer.serial })} product={answer} /></div>
  return (
    <Panel heading={t("replace.form")}>
      <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
        <MovesAlong />
        <FormTrouble title={t("replace.failed")} trouble={trouble} />
        <CodeField
          label={t("replace.new_serial")} help={t("product.serial.help")} name="new_serial" error={errorOf("new_serial")} readOnly={busy}
          value={fields.new_serial} onChange={(new_serial) => change({ new_serial })}
        />
        <CodeField
          label={t("replace.new_licence")} help={t("product.licence_code.help")} name="licence_code" error={errorOf("licence_code")} readOnly={busy}
          value={fields.licence_code} onChange={(licence_code) => change({ licence_code })}
        />
        <div><Button type="submit" variant="primary" busy={busy}>{t("replace.submit")}</Button></div>
      </form>
    </Panel>
  )
}

/** Puts a new device in the place of an old one, and says what moves along (business §2). */
export const ReplaceProductScreen = productPage("replaceProduct", Replacement)
