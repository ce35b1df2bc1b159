import { useSelector } from "@xstate/react";
import LogOut from "lucide-react/icons/log-out";
import Menu from "lucide-react/icons/menu";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { isAllowed, requirementOf } from "../../../domain/shell/access.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { IconButton } from "../../kit/buttons/icon-button.tsx";
import { Icon } from "../../kit/buttons/icon.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import css from "./mobile-navigation.module.css";
import { useNavigationReader } from "./use-navigation-reader.ts";
import { NavigationList } from "./navigation-list.tsx";
import { useDismiss } from "../../kit/overlays/use-dismiss.ts";

/** The navigation of small screens, with shop and logout (shell §1). */
export const MobileNavigation = () => {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const { mobileNavigation, session } = usePortalActors();
  const { config } = useDeployment();
  const reader = useNavigationReader();
  const open = useSelector(mobileNavigation, (snapshot) => snapshot.matches("open"));
  useDismiss(area, open, () => mobileNavigation.send({ type: "mobileNavigation.close" }));
  return (
    <div ref={area} className={css["mobile"]}>
      <IconButton
        label={open ? t("header.menu_close") : t("header.menu_open")}
        icon={open ? X : Menu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => mobileNavigation.send({ type: "mobileNavigation.toggle" })}
      />
      <nav id={id} aria-label={t("navigation.label")} className={css["panel"]} hidden={!open}>
        {open ? <NavigationList /> : null}
        <div className={css["actions"]}>
          {reader !== undefined && isAllowed(requirementOf("orders"), reader) ? (
            <a className={css["shop"]} href={config.webshop} target="_blank" rel="noopener">
              <Icon of={ShoppingCart} />
              <span>{t("header.shop")}</span> <VisuallyHidden>{t("shell.new_tab")}</VisuallyHidden>
            </a>
          ) : null}
          <Button icon={LogOut} onClick={() => session.send({ type: "session.logOut" })}>
            {t("header.logout")}
          </Button>
        </div>
      </nav>
    </div>
  );
};
