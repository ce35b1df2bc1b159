import type { NewPasswordRef } from "../../../machines/new-password.machine.ts"
import { FormView } from "../../form/form-view.tsx"
import { NewPasswordFields } from "../../form/new-password-fields.tsx"
import { useField } from "../../form/use-field.ts"
import type { Text } from "../../i18n/catalogue.ts"
import { sentence } from "../../i18n/failure-text.ts"
import { useText } from "../../i18n/use-text.ts"
import { linkProblemWords } from "./link-words.ts"

const linkRefusal = (t: Text, code: string): string | undefined => {
  const words = linkProblemWords(t, code)
  return words === undefined ? undefined : sentence(words)
}

/** A new password by the link of a letter. */
export const LinkChoosing = ({ form }: { readonly form: NewPasswordRef }) => {
  const t = useText()
  return (
    <FormView form={form} submitLabel={t("link.set_password")} failedTitle={t("link.not_set")} refusal={linkRefusal}>
      <NewPasswordFields password={useField(form, "password")} repeat={useField(form, "repeat")} />
    </FormView>
  )
}
