import { useNavigate } from "react-router-dom";
import { referenceTypes } from "../../../domain/references/reference.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { referencePath, routes } from "../../../domain/shell/routes.ts";
import {
  referenceCreationMachine,
  type ReferenceCreationRef,
} from "../../../machines/references/reference-creation.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { referenceProblemText } from "./references-labels.ts";
import { TitleField } from "./title-field.tsx";

/** Begins a reference project: from then on the server keeps its draft (business §2). */
export const NewReferenceScreen = () => {
  const t = useText();
  const navigate = useNavigate();
  const form: ReferenceCreationRef = useScreenActor("new-reference", referenceCreationMachine, {
    values: { title: "", type: "" },
    limit: WRITE_LIMIT,
  });
  useEmitted(form, "form.sent", ({ answer }) => void navigate(referencePath(answer.id)));
  const { problem, onChange, readOnly, ...type } = useField(form, "type");
  return (
    <>
      <BackLink to={routes.references.path} label={t("references.back")} />
      <PageHeader title={t("references.new")} note={t("references.new.note")} />
      <Panel form heading={t("references.new.form")}>
        <FormView
          form={form}
          submitLabel={t("references.new.submit")}
          failedTitle={t("references.new.failed")}
        >
          <TitleField field={useField(form, "title")} />
          <Field label={t("references.field.type")} error={referenceProblemText(t, problem)}>
            {(control) => (
              <Select
                {...control}
                {...type}
                disabled={readOnly}
                onChange={onChange}
                items={referenceTypes.map((value) => ({ value, label: t(`references.type.${value}`) }))}
              />
            )}
          </Field>
        </FormView>
      </Panel>
    </>
  );
};
