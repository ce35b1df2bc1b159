import { useNavigate } from "react-router-dom";
import { landingPath, routes } from "../../../domain/shell/routes.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { ScreenMessage } from "../../shell/screen-message.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import { useAccount } from "../../shell/session/use-account.ts";

/** Shown if the person may not open a page (shell §8). */
export const NoAccessScreen = () => {
  const t = useText();
  const navigate = useNavigate();
  const account = useAccount();
  const { config } = useDeployment();
  const query = useVisitQuery();
  const home = account === undefined ? routes.dashboard.path : landingPath(account.visitor.groups);
  return (
    <ScreenMessage
      title={t("no_access.title")}
      texts={[t("no_access.text"), t("no_access.help", { email: config.support.email })]}
      actions={
        <>
          <LinkButton variant="primary" to={`${home}${query}`}>
            {t("screen.home")}
          </LinkButton>
          <Button onClick={() => void navigate(-1)}>{t("no_access.back")}</Button>
        </>
      }
    />
  );
};
