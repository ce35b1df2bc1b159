import { useSelector } from "@xstate/react"
import FlaskConical from "lucide-react/icons/flask-conical"
import { useState } from "react"
import { useText } from "../../../ui/i18n/use-text.ts"
import { Button } from "../../../ui/kit/button.tsx"
import { saveFile } from "../../../ui/kit/save-file.ts"
import { useDesk } from "../desk-context.ts"
import { commandsOf } from "../export/commands.ts"
import { TEST_HEAD, testText } from "../export/playwright-test.ts"
import type { Role } from "../world/roles.ts"
import { useTextIn } from "../words/fixed-text.ts"
import css from "./player.module.css"

/** Saves the film as a Playwright test, where all of it can be brought about from outside. `code` is what it ends with. */
export const SaveTest = ({ name, code, role }: { readonly name: string; readonly code: string | undefined; readonly role: Role }) => {
  const t = useText()
  // The tests of the house run in that language.
  const english = useTextIn("enus")
  const film = useSelector(useDesk(), ({ context }) => context.film)
  const [told, setTold] = useState<"desk.export.saved" | "desk.export.impossible">()
  const save = (): void => {
    const commands = code === undefined ? undefined : commandsOf(film, role, english, code)
    setTold(commands === undefined ? "desk.export.impossible" : "desk.export.saved")
    if (commands === undefined) return
    saveFile({ blob: new Blob([TEST_HEAD, testText(name, commands)], { type: "text/plain" }), name: `${name.replaceAll(/[^\w.-]+/g, "-")}.e2e.ts` })
  }
  return (
    <>
      <Button icon={FlaskConical} onClick={save}>{t("desk.export")}</Button>
      <span role="status" className={css["where"]}>{told === undefined ? null : t(told)}</span>
    </>
  )
}
