import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { ToastRegion } from "../../kit/overlays/toast-region.tsx";
import { FailureCode } from "../../kit/states/failure-code.tsx";
import { AlertView } from "./alert-view.tsx";
import css from "../shell.module.css";

/**
 * The one message of a broken connection: without one the person is told what to do, and while the server fails that
 * the portal goes on trying (shell §8). What depends on it refers to this message.
 */
export const LimitedMode = () => {
  const t = useText();
  const { endpointHealth } = usePortalActors();
  const notice = useSelector(endpointHealth, ({ children }) => children.notice);
  const recovery = useSelector(endpointHealth, ({ children }) => children.recovery);
  const offline = useSelector(endpointHealth, (snapshot) => snapshot.hasTag("offline"));
  return (
    <>
      {notice === undefined ? null : (
        <div className={css["notice"]}>
          <AlertView alert={notice} title={t(offline ? "offline.title" : "error.endpoint_failure")}>
            <p>{t(offline ? "offline.text" : "error.api_endpoint_failure")}</p>
            <FailureCode code={offline ? "OFFLINE" : "endpoint_failure"} />
          </AlertView>
        </div>
      )}
      {recovery === undefined ? null : (
        <ToastRegion
          toasts={[{ id: "recovery", tone: "success", text: t("limited.over") }]}
          onClose={() => recovery.send({ type: "alert.dismiss" })}
        />
      )}
    </>
  );
};
