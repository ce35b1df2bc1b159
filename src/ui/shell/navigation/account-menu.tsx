import { useSelector } from "@xstate/react";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import User from "lucide-react/icons/user";
import { useId, useRef } from "react";
import { fullName } from "../../../domain/kit/full-name.ts";
import { applicantStatuses, isApplicant } from "../../../domain/shell/partner-status.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { CopyButton } from "../../kit/buttons/copy-button.tsx";
import { Icon } from "../../kit/buttons/icon.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import css from "../frame/header.module.css";
import type { KnownAccount } from "../../../domain/session/session.ts";
import { useVisitQuery } from "../use-visit-query.ts";
import { useDismiss } from "../../kit/overlays/use-dismiss.ts";

/** The signed-in person and the logout (shell §1). */
export const AccountMenu = ({
  account: { user, partnerStatus, visitor },
}: {
  readonly account: KnownAccount;
}) => {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const query = useVisitQuery();
  const { accountMenu, session } = usePortalActors();
  const open = useSelector(accountMenu, (snapshot) => snapshot.matches("open"));
  useDismiss(area, open, () => accountMenu.send({ type: "accountMenu.close" }));
  const name = fullName(user.firstname, user.lastname);
  return (
    <div ref={area} className={css["place"]}>
      <button
        type="button"
        className={css["trigger"]}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t("header.account", { name })}
        onClick={() => accountMenu.send({ type: "accountMenu.toggle" })}
      >
        <span className={css["mark"]}>
          <Icon of={User} />
        </span>
        <span className={css["personName"]}>{name}</span>
      </button>
      <div id={id} className={css["panel"]} hidden={!open}>
        <dl className={css["facts"]}>
          <div>
            <dt>{t("header.name")}</dt>
            <dd className={css["person"]}>{name}</dd>
          </div>
          {visitor.household === true ? null : (
            <div>
              <dt>{t("header.company")}</dt>
              <dd>{user.account_name}</dd>
            </div>
          )}
          {user.account_debitor === "" ? null : (
            <div>
              <dt>{t("header.customer_number")}</dt>
              <dd className={css["number"]}>
                <span>{user.account_debitor}</span>{" "}
                <CopyButton small name={t("header.customer_number")} text={user.account_debitor} />
              </dd>
            </div>
          )}
          {isApplicant(partnerStatus) ? (
            <div>
              <dt>{t("header.application")}</dt>
              <dd>
                {t(
                  partnerStatus === applicantStatuses.declined
                    ? "header.application.declined"
                    : "header.application.pending",
                )}
              </dd>
            </div>
          ) : null}
        </dl>
        <LinkButton icon={Settings} to={`${routes.settings.path}${query}`}>
          {t("navigation.settings")}
        </LinkButton>
        <Button icon={LogOut} onClick={() => session.send({ type: "session.logOut" })}>
          {t("header.logout")}
        </Button>
      </div>
    </div>
  );
};
