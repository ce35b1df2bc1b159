import { useSelector } from "@xstate/react"
import { lazy, Suspense } from "react"
import { usePortalActors } from "../actors/portal-actors.ts"
import { useText } from "../i18n/use-text.ts"
import { Alert } from "../kit/alert.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"
import css from "./shell.module.css"

const HelpOverlay = lazy(async () => ({ default: (await import("./help-overlay.tsx")).HelpOverlay }))

const LoadFailed = () => {
  const t = useText()
  const { helpOverlay } = usePortalActors()
  return (
    <div className={css["floating"]}>
      <Alert tone="danger" onClose={() => helpOverlay.send({ type: "help.close" })}>{t("help.load_failed")}</Alert>
    </div>
  )
}

/** Where the help overlay appears; its code, which brings the file field along, is loaded when it is first opened. */
export const HelpOverlayPlace = () => {
  const open = useSelector(usePortalActors().helpOverlay, (snapshot) => snapshot.hasTag("shown"))
  if (!open) return null
  return <ErrorBoundary fallback={<LoadFailed />}><Suspense fallback={null}><HelpOverlay /></Suspense></ErrorBoundary>
}
