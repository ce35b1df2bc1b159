import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { useNavigate, useParams } from "react-router-dom"
import type { LinkHash } from "../../../domain/account-link.ts"
import { resetPasswordPath } from "../../../domain/routes.ts"
import type { PasswordResetRef } from "../../../machines/password-reset.machine.ts"
import { useScreenActor } from "../../actors/screen-actors.ts"
import { useText } from "../../i18n/use-text.ts"
import { PageHeader } from "../../kit/page-header.tsx"
import { Skeleton } from "../../kit/skeleton.tsx"
import { LinkChoosing } from "./link-choosing.tsx"
import { LinkDone, LinkOffering } from "./link-done.tsx"
import { LinkFailed } from "./link-failed.tsx"
import css from "./passwords.module.css"
import { usePasswordsLogics } from "./passwords-logics.ts"

const Body = ({ reset }: { readonly reset: PasswordResetRef }) => {
  const done = useSelector(reset, (snapshot) => snapshot.hasTag("done"))
  const failed = useSelector(reset, (snapshot) => snapshot.hasTag("failed"))
  const form = useSelector(reset, ({ children }) => children.newPassword)
  const offering = useSelector(reset, (snapshot) => snapshot.matches("offering") || snapshot.matches("using"))
  if (failed) return <LinkFailed reset={reset} />
  if (done) return <LinkDone reset={reset} />
  if (form !== undefined) return <LinkChoosing form={form} />
  return offering ? <LinkOffering reset={reset} /> : <Skeleton shape="rows" count={4} />
}

/** What a letter's link leads to. Its secret leaves the address at once (decisions): the page's memory alone holds it. */
export const ResetPasswordScreen = () => {
  const t = useText()
  const navigate = useNavigate()
  const hash = useParams()["hash"]
  const reset: PasswordResetRef = useScreenActor("reset-password", usePasswordsLogics().passwordReset, { hash: (hash ?? "") as LinkHash | "" })
  const link = useSelector(reset, ({ context }) => context.link)
  useEffect(() => {
    if (hash !== undefined) void navigate(resetPasswordPath, { replace: true })
  }, [hash, navigate])
  const title = link._tag === "Open" ? t(`link.title.${link.purpose}`) : t("link.title")
  return (
    <div className={css["page"]}>
      <PageHeader title={title} {...(link._tag === "Open" && { note: link.email })} />
      <Body reset={reset} />
    </div>
  )
}
