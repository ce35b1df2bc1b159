import type { NewPasswordRef } from "../../../machines/new-password.machine.ts"
import { FormView } from "../../form/form-view.tsx"
import { NewPasswordFields } from "../../form/new-password-fields.tsx"
import { useField } from "../../form/use-field.ts"
import { useText } from "../../i18n/use-text.ts"
import { linkProblemWords } from "./link-words.ts"

/** A new password by the link of a letter. */
export const LinkChoosing = ({ form }: { readonly form: NewPasswordRef }) => {
  const t = useText()
  return (
    <FormView form={form} submitLabel={t("link.set_password")} failedTitle={t("link.not_set")} refusalText={(code) => linkProblemWords(t, code)}>
      <NewPasswordFields password={useField(form, "password")} repeat={useField(form, "repeat")} />
    </FormView>
  )
}
