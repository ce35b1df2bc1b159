import * as Equal from "effect/Equal";
import { useSelector } from "@xstate/react";
import type { MouseEvent } from "react";
import { shownFields, type SignUpFormField } from "../../../domain/sign-up/sign-up-form.ts";
import { visibleError } from "../../../machines/kit/form-fields.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { fieldLabel, signUpProblemText } from "./sign-up-words.ts";
import css from "./sign-up.module.css";

/** A mark's label is a sentence of its own: what is wrong with it says enough. */
const isMark = (field: SignUpFormField): boolean =>
  field === "dataProtection" || field === "licenceConfirmed";

/** The cursor goes to the field of the same form that the link names; the address stays as it is. */
const goToField = (event: MouseEvent<HTMLAnchorElement>, field: SignUpFormField) => {
  event.preventDefault();
  event.currentTarget.closest("form")?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
};

/** Everything that is wrong with a step once it was asked to go on, as a list that leads to the fields. */
export const ProblemSummary = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const asked = useSelector(form, ({ context }) => context.focus.field !== undefined);
  const told = useSelector(
    form,
    ({ context }) =>
      shownFields(context.values.accountType, context.values.step).flatMap(
        (field): { field: SignUpFormField; code: string }[] => {
          const code = visibleError(context, field);
          return code === undefined ? [] : [{ field, code }];
        },
      ),
    Equal.equals,
  );
  if (!asked || told.length === 0) return null;
  return (
    <div className={css["summary"]}>
      <Alert tone="danger" title={t("sign_up.summary")}>
        <ul>
          {told.map(({ field, code }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
                {isMark(field) ? null : t("kit.label", { name: fieldLabel(t, field) })}{" "}
                {signUpProblemText(t, code)}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
