import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { isRightless } from "../../../domain/employees/employee.ts";
import type { EmployeeRight } from "../../../domain/shell/access.ts";
import type { FieldsRef, FormValues } from "../../../machines/kit/form-fields.ts";
import type { Elements } from "../../kit/elements.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";

interface PersonValues extends FormValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly rights: readonly EmployeeRight[];
}

/** What asks once before somebody is left without any right, and what sends the form meanwhile. */
export interface RightsQuestion {
  readonly send: () => void;
  readonly question: Elements;
}

/**
 * Sends the form of a person with `submit`. Where they would have no right at all and had some `before`, or are new, it asks once: whoever
 * forgot the rights chooses them, and whoever meant it sends (decisions/employees).
 */
export const useRightsQuestion = <Values extends PersonValues>(
  form: FieldsRef<Values>,
  submit: () => void,
  kind: "invite" | "take",
  before?: readonly EmployeeRight[],
): RightsQuestion => {
  const t = useText();
  const [asked, setAsked] = useState<"never" | "now" | "choosing" | "before">("never");
  const name = useSelector(form, ({ context: { values } }) => `${values.firstname} ${values.lastname}`);
  const asks = useSelector(
    form,
    ({ context: { values, problems } }) =>
      Object.values(problems).every((problem) => problem === undefined) && isRightless(values.rights, before),
  );
  const send = () => {
    if (asks && asked === "never") setAsked("now");
    else submit();
  };
  const choose = () => setAsked("choosing");
  const goOn = () => {
    setAsked("before");
    submit();
  };
  useEffect(() => {
    // The browser has given the focus back to the button that asked.
    if (asked === "choosing")
      document.querySelector<HTMLElement>("dialog[open] [name=rights]:enabled")?.focus();
  }, [asked]);
  return {
    send,
    question: (
      <Dialog
        open={asked === "now"}
        title={t(`employees.rightless.${kind}.title`, { name })}
        onClose={choose}
        actions={
          <>
            <Button variant="primary" onClick={choose}>
              {t("employees.rightless.choose")}
            </Button>
            <Button onClick={goOn}>{t(`employees.rightless.${kind}.yes`)}</Button>
          </>
        }
      >
        <p>{t("employees.rightless.text", { name })}</p>
      </Dialog>
    ),
  };
};
