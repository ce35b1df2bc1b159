import { useNavigate } from "react-router-dom";
import type { Visitor } from "../../../domain/shell/access.ts";
import { landingPath, routes } from "../../../domain/shell/routes.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { ScreenMessage } from "../../shell/screen-message.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import { useAccount } from "../../shell/session/use-account.ts";

/** Who can help this person, or what the page is for: an employee can be given the right, nobody else can. */
const helpFor = ({ rights, household, groups }: Visitor) => {
  if (rights !== undefined) return "no_access.help";
  if (household === true) return "no_access.help.private";
  return groups.includes("ma") ? "no_access.help.staff" : "no_access.help.owner";
};

/** Shown if the person may not open a page (shell §8), with what is true for them. */
export const NoAccessScreen = () => {
  const t = useText();
  const navigate = useNavigate();
  const account = useAccount();
  const { config } = useDeployment();
  const query = useVisitQuery();
  const help =
    account === undefined
      ? t("no_access.sign_in")
      : t(helpFor(account.visitor), { email: config.support.email });
  const home = account === undefined ? routes.dashboard.path : landingPath(account.visitor.groups);
  return (
    <ScreenMessage
      title={t("no_access.title")}
      texts={[t("no_access.text"), help]}
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
