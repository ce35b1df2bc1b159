import { useSelector } from "@xstate/react"
import { usePortalActors } from "../actors/portal-actors.ts"
import { useText } from "../i18n/use-text.ts"
import { Alert } from "../kit/alert.tsx"
import css from "./shell.module.css"

/** Says that the server fails and the portal runs in limited mode, for as long as it does (shell §8). */
export const LimitedMode = () => {
  const t = useText()
  const { endpointHealth } = usePortalActors()
  const shown = useSelector(endpointHealth, (snapshot) => snapshot.hasTag("limited") && snapshot.context.noticeShown)
  if (!shown) return null
  return (
    <div className={css["notice"]}>
      <Alert tone="warning" title={t("limited.title")} onClose={() => endpointHealth.send({ type: "endpoint.noticeDismissed" })}>
        {t("limited.text")}
      </Alert>
    </div>
  )
}
