import type { CloudLicence } from "../../../domain/cloud-service.ts"
import type { AboutService } from "../../../domain/product-forms.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../kit/button.tsx"
import { RadioGroup } from "../../kit/radio-group.tsx"
import { CodeField } from "./code-field.tsx"
import { FormTrouble } from "./form-trouble.tsx"
import styles from "./products.module.css"
import { useProductsLogics, type ProductRef } from "./products-logics.ts"
import { FORM_LIMIT, useForm } from "./use-form.ts"

export interface ServiceFormProps {
  readonly about: AboutService
  readonly parent: ProductRef
  /** The one test month of this product is over or begun. */
  readonly testUsed: boolean
  /** Licences of the product for this service that nobody has used yet. */
  readonly available: readonly CloudLicence[]
}

const Available = ({ available, onUse }: Pick<ServiceFormProps, "available"> & { readonly onUse: (code: string) => void }) => {
  const t = useText()
  if (available.length === 0) return null
  return (
    <div className={styles["words"]}>
      <p>{t("services.available")}</p>
      <ul className={styles["badges"]}>
        {available.map(({ code, months }) => (
          <li key={code}><Button variant="quiet" onClick={() => onUse(code)}><span className={styles["code"]}>{code}</span> {t("product.months", { count: months })}</Button></li>
        ))}
      </ul>
    </div>
  )
}

/** Begins a service, or buys one that is being tested. */
export const ActivationForm = ({ about, parent, testUsed, available, running }: ServiceFormProps & { readonly running: boolean }) => {
  const t = useText()
  const codeOnly = running || testUsed
  const first = { mode: codeOnly ? "code" : "test", licence_code: "" } as const
  const actor = useScreenActor(`activate-${about.service}-${about.serial}`, useProductsLogics().activation, { about, first, limit: FORM_LIMIT, parent })
  const { fields, busy, trouble, answer, change, submit, errorOf } = useForm(actor)
  const mode = codeOnly ? "code" : fields.mode
  return (
    <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
      <FormTrouble title={t("activate.failed")} trouble={trouble} />
      {codeOnly ? <p className={styles["muted"]}>{running ? t("activate.running") : t("activate.test_used")}</p> : (
        <RadioGroup
          label={t("activate.how")} value={mode} disabled={busy} onChange={(next) => change({ mode: next })}
          options={[{ value: "test", label: t("activate.test"), help: t("activate.test.help") }, { value: "code", label: t("activate.code") }]}
        />
      )}
      {mode === "test" ? null : <>
        <Available available={available} onUse={(licence_code) => change({ mode: "code", licence_code })} />
        <CodeField
          label={t("product.licence_code")} help={t("services.licence.help")} name="licence_code" error={errorOf("licence_code")} readOnly={busy}
          value={fields.licence_code} onChange={(licence_code) => change({ mode: "code", licence_code })}
        />
      </>}
      <div className={styles["line"]}>
        <Button type="submit" busy={busy}>{mode === "test" ? t("activate.test.submit") : t("activate.submit")}</Button>
        <span role="status" className={styles["muted"]}>{answer === undefined ? null : t("activate.done")}</span>
      </div>
    </form>
  )
}

/** Prolongs a service that runs or has ended. */
export const RenewalForm = ({ about, parent, available }: ServiceFormProps) => {
  const t = useText()
  const actor = useScreenActor(`renew-${about.service}-${about.serial}`, useProductsLogics().renewal, { about, first: { licence_code: "" }, limit: FORM_LIMIT, parent })
  const { fields, busy, trouble, answer, change, submit, errorOf } = useForm(actor)
  return (
    <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
      <FormTrouble title={t("renew.failed")} trouble={trouble} />
      <Available available={available} onUse={(licence_code) => change({ licence_code })} />
      <CodeField
        label={t("product.licence_code")} help={t("services.licence.help")} name="licence_code" error={errorOf("licence_code")} readOnly={busy}
        value={fields.licence_code} onChange={(licence_code) => change({ licence_code })}
      />
      <div className={styles["line"]}>
        <Button type="submit" busy={busy}>{t("renew.submit")}</Button>
        <span role="status" className={styles["muted"]}>{answer === undefined ? null : t("renew.done")}</span>
      </div>
    </form>
  )
}

/** Gives what is left of a service to another product of the company. */
export const TransferForm = ({ about, parent }: ServiceFormProps) => {
  const t = useText()
  const actor = useScreenActor(`transfer-${about.service}-${about.serial}`, useProductsLogics().transfer, { about, first: { to_serial: "" }, limit: FORM_LIMIT, parent })
  const { fields, busy, trouble, change, submit, errorOf } = useForm(actor)
  return (
    <form onSubmit={submit} noValidate className={styles["form"]} aria-busy={busy}>
      <p className={styles["muted"]}>{t("transfer.text")}</p>
      <FormTrouble title={t("transfer.failed")} trouble={trouble} />
      <CodeField
        label={t("transfer.to_serial")} help={t("product.serial.help")} name="to_serial" error={errorOf("to_serial")} readOnly={busy}
        value={fields.to_serial} onChange={(to_serial) => change({ to_serial })}
      />
      <div><Button type="submit" busy={busy}>{t("transfer.submit")}</Button></div>
    </form>
  )
}
