import { useSelector } from "@xstate/react";
import { regionsOf } from "../../../domain/shell/locale.ts";
import { loginPathOf } from "../../../domain/shell/routes.ts";
import { stepsFor, type AccountType } from "../../../domain/sign-up/sign-up.ts";
import { signUpSteps, type SignUpStep } from "../../../domain/sign-up/sign-up-steps.ts";
import { signUpMachine, type SignUpRef } from "../../../machines/sign-up/sign-up.machine.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useStepEntries } from "../../actors/use-step-entries.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Link } from "../../kit/buttons/link.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { ProgressSteps } from "../../kit/states/progress-steps.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ShopSteps } from "../../shell/frame/shop-banner.tsx";
import { usePartArrival } from "../../shell/navigation/use-arrival.ts";
import { useVisitQuery } from "../../shell/use-visit-query.ts";
import { useRoute } from "../../shell/use-route.ts";
import { SignUpFailed, SignUpSuccess, SignUpWait } from "./sign-up-end.tsx";
import { SignUpStepView } from "./sign-up-step-view.tsx";
import css from "./sign-up.module.css";

type Place =
  | SignUpStep
  | "creating"
  | "success"
  | "rejected"
  | "uncreated"
  | "unresumed"
  | "unavailable"
  | "crashed"
  | "loading";

const ends = ["creating", "success", "rejected", "uncreated", "unresumed", "unavailable", "crashed"] as const;

/** The present step, or the result. */
const usePlace = (signUp: SignUpRef): Place =>
  useSelector(signUp, (snapshot) => {
    if (snapshot.hasTag("filling")) return snapshot.context.step;
    return ends.find((end) => snapshot.matches(end)) ?? "loading";
  });

const titleOf = (t: Text, place: Place, type: AccountType): string => {
  switch (place) {
    case "creating":
      return t("sign_up.wait.title");
    case "loading":
      return t("sign_up.title");
    case "crashed":
      return t("sign_up.unavailable.title");
    case "success":
    case "rejected":
    case "uncreated":
    case "unresumed":
    case "unavailable":
      return t(`sign_up.${place}.title`);
    case "accountType":
    case "person":
    case "company":
    case "tradeField":
    case "proof":
    case "code": {
      const steps = stepsFor(type);
      return t("sign_up.step_title", {
        step: steps.indexOf(place) + 1,
        total: steps.length,
        title: t(`sign_up.step.${place}`),
      });
    }
  }
};

const Content = ({
  signUp,
  place,
  loginPath,
}: {
  readonly signUp: SignUpRef;
  readonly place: Place;
  readonly loginPath: string;
}) => {
  switch (place) {
    case "loading":
      return <Skeleton shape="rows" count={6} />;
    case "creating":
      return <SignUpWait />;
    case "success":
      return <SignUpSuccess signUp={signUp} loginPath={loginPath} />;
    case "rejected":
    case "uncreated":
    case "unresumed":
    case "unavailable":
    case "crashed":
      return <SignUpFailed signUp={signUp} />;
    case "accountType":
    case "person":
    case "company":
    case "tradeField":
    case "proof":
    case "code":
      return <SignUpStepView signUp={signUp} step={place} />;
  }
};

/** The sign-up, from the account type to the created account (business §2). */
export const SignUpScreen = () => {
  const t = useText();
  const { shop } = useRoute();
  const query = useVisitQuery();
  const { shops } = useDeployment().config;
  const known = shop !== undefined && Object.hasOwn(shops, shop) ? shop : undefined;
  const login = `${loginPathOf(known)}${query}`;
  // Where the reader probably is, the likeliest first.
  const regions = regionsOf([...navigator.languages, useFormat().tag]);
  const signUp: SignUpRef = useScreenActor("sign-up", signUpMachine, { regions });
  const type = useSelector(signUp, ({ context }) => context.values.accountType);
  const place = usePlace(signUp);
  useStepEntries(
    "sign-up",
    signUp,
    signUpSteps.find((step) => step === place),
  );
  const page = usePartArrival(place);
  const steps = stepsFor(type);
  const current = steps.findIndex((step) => step === place);
  return (
    <div ref={page} className={css["page"]}>
      {known === undefined ? null : <ShopSteps />}
      {current >= 0 && (
        <ProgressSteps
          headed
          label={t("sign_up.steps")}
          steps={steps.map((step) => t(`sign_up.step.${step}`))}
          current={current}
        />
      )}
      <PageHeader title={titleOf(t, place, type)} />
      <Content signUp={signUp} place={place} loginPath={login} />
      {place === "accountType" && (
        <p>
          <span>{t("sign_up.have_account")}</span> <Link to={login}>{t("sign_up.to_login")}</Link>
        </p>
      )}
    </div>
  );
};
