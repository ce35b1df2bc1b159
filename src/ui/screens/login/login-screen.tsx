import { Link, useSearchParams } from "react-router-dom";
import { routes, signUpPathOf } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { SessionNote } from "../../shell/session/session-note.tsx";
import { SignInForm } from "../../shell/session/sign-in-form.tsx";
import { SignOnButton } from "../../shell/session/sign-on-button.tsx";
import { SignOnNote } from "../../shell/session/sign-on-note.tsx";
import { useRoute } from "../../shell/use-route.ts";
import css from "./login-screen.module.css";

/** The login: email and password, or single sign-on (shell §2, §7). Session and app decide where a sign-in leads. */
export const LoginScreen = () => {
  const t = useText();
  const { path, search, shop } = useRoute();
  const [address] = useSearchParams();
  const redirect = address.get("redirect") ?? undefined;
  return (
    <div className={css["login"]}>
      <PageHeader title={t("login.title")} />
      <SessionNote />
      <SignOnNote />
      <SignInForm id={address.get("id") ?? undefined} />
      <p>
        <Link to={routes.forgotPassword.path}>{t("login.forgot")}</Link>
      </p>
      <p>
        <Link to={signUpPathOf(shop)}>{t("login.create")}</Link>
      </p>
      <p className={css["or"]} aria-hidden="true">
        {t("login.or")}
      </p>
      {/*
       * Without a redirect, single sign-on returns to this page, which leads on to the landing page or the shop, as after a
       * password login.
       */}
      <div>
        <SignOnButton returnTo={redirect ?? `${path}${search}`} />
      </div>
    </div>
  );
};
