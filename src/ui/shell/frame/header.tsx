import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { carriedQuery } from "../../../domain/shell/carried-query.ts";
import { landingPath, routes } from "../../../domain/shell/routes.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { AccountMenu } from "../navigation/account-menu.tsx";
import css from "./header.module.css";
import { LanguageSelect, useLanguageInHeader } from "./language-select.tsx";
import { MobileNavigation } from "../navigation/mobile-navigation.tsx";
import { NotificationCentre } from "./notification-centre.tsx";
import { useAccount, useExpected } from "../session/use-account.ts";
import { useShellActors } from "../shell-actors.ts";
import { useRoute } from "../use-route.ts";

const ProductTitle = () => {
  const t = useText();
  const { production } = useDeployment();
  return (
    <span className={css["product"]}>
      {production ? null : <span className={css["dev"]}>{t("header.dev")}</span>}
      <span>{t("header.product")}</span>
    </span>
  );
};

/**
 * The header of every page (shell §1). The logo leads starting partners to their first steps; everything else
 * but the languages requires a login.
 */
export const Header = () => {
  const t = useText();
  const expected = useExpected();
  const slow = useSelector(usePortalActors().session, (snapshot) => snapshot.hasTag("slow"));
  const known = useAccount();
  const { search, registration } = useRoute();
  const languages = useLanguageInHeader();
  const { Search } = useShellActors();
  // The sign-up has nothing but the brand and its languages above it.
  const account = registration ? undefined : known;
  const home = known === undefined ? routes.dashboard.path : landingPath(known.visitor.groups);
  return (
    <header className={css["header"]}>
      {account === undefined ? null : <MobileNavigation />}
      {expected && !registration ? <div className={css["toCome"]} /> : null}
      <Link to={`${home}${carriedQuery(search)}`} className={css["home"]} title={t("header.home")}>
        <ProductTitle />
      </Link>
      <div className={css["tools"]}>
        {account === undefined ? null : (
          <Suspense fallback={<div className={css["toCome"]} />}>
            <Search />
          </Suspense>
        )}
        {account === undefined ? null : <NotificationCentre />}
        {account === undefined ? null : <AccountMenu account={account} />}
        {languages ? <LanguageSelect labelled={false} /> : null}
        {known === undefined && !languages && (!expected || slow) ? (
          <LinkButton to={`${routes.login.path.replace("/:shop?", "")}${carriedQuery(search)}`}>
            {t("header.sign_in")}
          </LinkButton>
        ) : null}
      </div>
    </header>
  );
};
