import { useSelector } from "@xstate/react";
import { personOfField } from "../../../domain/conference/registration.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import type { RegistrationRef } from "../../../machines/conference/registration.machine.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { Outcome } from "../../page/outcome.tsx";
import { fieldLabel, personName } from "./conference-labels.ts";

type Context = ReturnType<RegistrationRef["getSnapshot"]>["context"];

/** Whose field the server refused, and why. */
const refusedField = (t: Text, { failure, request }: Context): string | undefined => {
  if (failure?._tag !== "Refused") return undefined;
  const wrong = personOfField(failure.field);
  const person = wrong && request?.participants[wrong.index];
  if (wrong === undefined || person === undefined) return undefined;
  return t("conference.problem_of", {
    name: personName(person),
    field: fieldLabel(t, wrong.field),
    problem: problemText(t, failure.code, conferenceRefusals) ?? "",
  });
};

/** Why it was not done, focused as it appears: the button that was pressed may mean something else now, or be gone with the step. */
export const RegistrationFailure = ({ registration }: { readonly registration: RegistrationRef }) => {
  const t = useText();
  const failed = useSelector(registration, (snapshot) => snapshot.hasTag("failed"));
  const context = useSelector(registration, (snapshot) => snapshot.context);
  if (!failed) return null;
  return (
    <Outcome>
      <FailureAlert
        title={t("conference.not_registered")}
        failure={context.failure}
        refusals={conferenceRefusals}
        known={refusedField(t, context)}
      />
    </Outcome>
  );
};
