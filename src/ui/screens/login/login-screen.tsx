import { useSearchParams } from "react-router-dom";
import { routes, signUpPathOf } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { SessionNote } from "../../shell/session/session-note.tsx";
import { SignInForm } from "../../shell/session/sign-in-form.tsx";
import { SigningOn } from "../../shell/session/signing-on.tsx";
import { SignOnButton } from "../../shell/session/sign-on-button.tsx";
import { SignOnNote } from "../../shell/session/sign-on-note.tsx";
import { useExpected } from "../../shell/session/use-account.ts";
import type { TypedEmail } from "../../shell/session/typed-email.ts";
import { useRoute } from "../../shell/use-route.ts";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import css from "./login-screen.module.css";

/** The login: email and password, or single sign-on (shell §2, §7). Session and app decide where a sign-in leads. */
export const LoginScreen = () => {
  const t = useText();
  const { path, search, shop } = useRoute();
  const query = useVisitQuery();
  const [address] = useSearchParams();
  const redirect = address.get("redirect") ?? undefined;
  const checking = useExpected();
  return (
    <div className={css["screen"]}>
      {checking && (
        <div className={css["checking"]}>
          <SigningOn rows={4} />
        </div>
      )}
      {/* Nobody who is signed in reads "Sign in"; the form keeps its place, so that nothing moves when it appears. */}
      <div className={css["login"]} inert={checking}>
        <PageHeader title={t("login.title")} />
        {!checking && <SessionNote />}
        <SignOnNote />
        <SignInForm id={address.get("id") ?? undefined}>
          {(email) => (
            <p>
              <Link to={`${routes.forgotPassword.path}${query}`} state={{ email } satisfies TypedEmail}>
                {t("login.forgot")}
              </Link>
            </p>
          )}
        </SignInForm>
        <p>
          <Link to={`${signUpPathOf(shop)}${query}`}>{t("login.create")}</Link>
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
    </div>
  );
};
