import { registrationOf, type Conference } from "../../../domain/conference/conference.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";

/** Why nobody else can be registered: the registration has ended, or the company has as many participants as it may. */
export const RegistrationClosed = ({ conference }: { readonly conference: Conference }) => {
  const t = useText();
  const why = registrationOf(conference) === "closed" ? "closed" : "limit";
  return (
    <EmptyState
      title={t(`conference.${why}.title`)}
      text={t(`conference.${why}.text`)}
      action={<LinkButton to={routes.conference.path}>{t("conference.back")}</LinkButton>}
    />
  );
};
