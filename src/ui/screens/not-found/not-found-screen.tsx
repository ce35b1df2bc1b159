import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { ScreenMessage } from "../../shell/screen-message.tsx";
import { useVisitQuery } from "../../shell/use-visit-query.ts";

/** The 404 page, with a button to the portal (shell §2). */
export const NotFoundScreen = () => {
  const t = useText();
  const query = useVisitQuery();
  return (
    <ScreenMessage
      title={t("not_found.title")}
      texts={[t("not_found.text")]}
      actions={
        <LinkButton variant="primary" to={`${routes.dashboard.path}${query}`}>
          {t("not_found.home")}
        </LinkButton>
      }
    />
  );
};
