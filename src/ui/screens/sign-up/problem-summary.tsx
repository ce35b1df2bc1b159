import * as Equal from "effect/Equal";
import { useSelector } from "@xstate/react";
import type { MouseEvent } from "react";
import { shownFields, type SignUpFormField } from "../../../domain/sign-up/sign-up-form.ts";
import { visibleError } from "../../../machines/kit/form-fields.ts";
import type { SignUpFormRef } from "../../../machines/sign-up/sign-up-form.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { fieldLabel, signUpProblemText } from "./sign-up-labels.ts";
import css from "./sign-up.module.css";

/** True for checkboxes, whose label is a sentence: the error text alone is clear. */
const isMark = (field: SignUpFormField): boolean =>
  field === "dataProtection" || field === "licenceConfirmed";

/** Focuses the field of the link without changing the address. */
const goToField = (event: MouseEvent<HTMLAnchorElement>, field: SignUpFormField) => {
  event.preventDefault();
  event.currentTarget.closest("form")?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
};

/** All errors of a step after "next" was pressed, as links to their fields. */
export const ProblemSummary = ({ form }: { readonly form: SignUpFormRef }) => {
  const t = useText();
  const asked = useSelector(form, ({ context }) => context.focus.field !== undefined);
  const problems = useSelector(
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
  if (!asked || problems.length === 0) return null;
  return (
    <div className={css["summary"]}>
      <Alert tone="danger" title={t("sign_up.summary")}>
        <ul>
          {problems.map(({ field, code }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
                {[
                  ...(isMark(field) ? [] : [t("kit.label", { name: fieldLabel(t, field) })]),
                  signUpProblemText(t, code),
                ].join(" ")}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
