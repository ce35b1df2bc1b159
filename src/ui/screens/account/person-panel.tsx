import type { ReactNode } from "react";
import type { Elements } from "../../kit/elements.ts";
import {
  personFields,
  type PersonField,
  type VersionedPerson,
} from "../../../domain/account/account-settings.ts";
import { languageTag } from "../../../domain/shell/locale.ts";
import { salutations } from "../../../domain/kit/salutation.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { understoodPhone } from "../../../domain/kit/field-rules.ts";
import { personSettingsMachine } from "../../../machines/account/person-settings.machine.ts";
import type { SettingsFieldsRef, SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import { ownDataSaved } from "../../../machines/session/own-data-saved.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { FormView } from "../../form/form-view.tsx";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useUnderstood } from "../../form/use-understood.ts";
import { useText } from "../../i18n/use-text.ts";
import { ChoiceSelect } from "../../kit/fields/choice-select.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { localeChoices, localeNames } from "../../shell/frame/locale-names.ts";
import { SettingsView } from "../../form/settings-view.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { SavedNote } from "../../form/settings-save.tsx";
import type { AccountRef } from "./use-account-settings.ts";
import { useSettingsForm } from "../../form/use-settings-form.ts";

type PersonRef = SettingsFieldsRef<VersionedPerson>;

const TextField = ({
  form,
  field,
  autoComplete,
}: {
  readonly form: PersonRef;
  readonly field: "firstname" | "lastname" | "phone";
  readonly autoComplete: string;
}) => {
  const t = useText();
  const { problem, ...binding } = useField(form, field);
  return (
    <Field
      label={t(`settings.field.${field}`)}
      note={useUnderstood(form, field, field === "phone" ? understoodPhone : undefined)}
      error={problemText(t, problem)}
      optional={field === "phone"}
    >
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          type={field === "phone" ? "tel" : "text"}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
};

const PersonFields = ({ form, aside }: { readonly form: PersonRef; readonly aside: Elements }) => {
  const t = useText();
  const { value: salutation, problem, readOnly, ...binding } = useField(form, "salutation");
  const locale = useField(form, "locale");
  return (
    <FormView
      form={form}
      submitLabel={t("settings.save")}
      oneOfSeveral
      failedTitle={t("settings.not_saved")}
      aside={aside}
    >
      <Field label={t("settings.field.salutation")} error={problemText(t, problem)}>
        {(control) => (
          <ChoiceSelect
            {...control}
            {...binding}
            disabled={readOnly}
            autoComplete="honorific-prefix"
            items={salutations.map((value) => ({ value, label: t(`settings.salutation.${value}`) }))}
            value={salutation ?? undefined}
          />
        )}
      </Field>
      <TextField form={form} field="firstname" autoComplete="given-name" />
      <TextField form={form} field="lastname" autoComplete="family-name" />
      <TextField form={form} field="phone" autoComplete="tel" />
      <Field label={t("settings.field.locale")} error={problemText(t, locale.problem)}>
        {(control) => (
          <Select {...control} items={localeChoices} value={locale.value} onChange={locale.onChange} />
        )}
      </Field>
    </FormView>
  );
};

/** The form of the person's data (business §3). */
export const PersonPanel = ({
  account,
  person,
}: {
  readonly account: AccountRef;
  readonly person: VersionedPerson;
}) => {
  const t = useText();
  const settings: SettingsFormRef<VersionedPerson> = useScreenActor(
    "settings-person",
    personSettingsMachine,
    { values: person, limit: WRITE_LIMIT, holder: account, forwards: [ownDataSaved] },
  );
  const { isDirty, discard } = useSettingsForm(settings, person);
  const textOf = (field: PersonField | "version", values: VersionedPerson): ReactNode => {
    if (field === "salutation")
      return values.salutation === null
        ? t("settings.choose")
        : t(`settings.salutation.${values.salutation}`);
    return field === "locale" ? (
      <span lang={languageTag(values.locale)}>{localeNames[values.locale]}</span>
    ) : (
      String(values[field])
    );
  };
  return (
    <Panel form heading={t("settings.person")}>
      <SettingsView
        settings={settings}
        fields={personFields}
        labelOf={(field) => (field === "version" ? "" : t(`settings.field.${field}`))}
        textOf={textOf}
      >
        {(form) => (
          <PersonFields
            form={form}
            aside={<SavedNote settings={settings} form={form} text={t("settings.saved")} />}
          />
        )}
      </SettingsView>
      <LeaveGuard form={t("settings.person")} changed={isDirty} onDiscard={discard} />
    </Panel>
  );
};
