import { useSelector } from "@xstate/react";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { AlertView } from "./alert-view.tsx";
import css from "../shell.module.css";

/** A notice while the server fails and the portal runs in limited mode (shell §8). */
export const LimitedMode = () => {
  const t = useText();
  const { endpointHealth } = usePortalActors();
  const notice = useSelector(endpointHealth, ({ children }) => children.notice);
  if (notice === undefined) return null;
  return (
    <div className={css["notice"]}>
      <AlertView alert={notice} title={t("limited.title")}>
        {t("limited.text")}
      </AlertView>
    </div>
  );
};
