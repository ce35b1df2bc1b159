import { useMemo } from "react";
import type { AccountSettings } from "../../../domain/account/account-settings.ts";
import {
  addressFields,
  companyFields,
  statesOf,
  type CompanyField,
} from "../../../domain/account/company-data.ts";
import type { SignUpOptions } from "../../../domain/sign-up/sign-up.ts";
import type { VatVerdict } from "../../../domain/sign-up/vat-id.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import {
  companySettingsMachine,
  type CompanyValues,
} from "../../../machines/account/company-settings.machine.ts";
import type { SettingsFieldsRef, SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import { ownDataSaved } from "../../../machines/session/own-data-saved.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { CountryField } from "../../form/country-field.tsx";
import { FormView } from "../../form/form-view.tsx";
import { problemText } from "../../form/problem-text.ts";
import { StateField } from "../../form/state-field.tsx";
import { useField } from "../../form/use-field.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { tradeFacts } from "../../page/trade-facts.ts";
import { SettingsView } from "../../form/settings-view.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { SavedNote } from "../../form/settings-save.tsx";
import styles from "./settings.module.css";
import { useSettingsForm } from "../../form/use-settings-form.ts";
import type { AccountRef } from "./use-account-settings.ts";
import { VatField } from "./vat-field.tsx";

type CompanyRef = SettingsFieldsRef<CompanyValues>;

const optional: readonly CompanyField[] = ["street2", "website"];
const completions: Readonly<Partial<Record<CompanyField, string>>> = {
  companyName: "organization",
  street: "address-line1",
  street2: "address-line2",
  zip: "postal-code",
  city: "address-level2",
  website: "url",
};

const CompanyCountry = ({ form }: { readonly form: CompanyRef }) => {
  const t = useText();
  const { problem, ...binding } = useField(form, "country");
  return (
    <CountryField
      {...binding}
      label={t("settings.field.country")}
      error={problemText(t, problem)}
      autoComplete="country-name"
      countries={useField(form, "countries").value}
    />
  );
};

const CompanyState = ({ form }: { readonly form: CompanyRef }) => {
  const t = useText();
  const { problem, ...binding } = useField(form, "state");
  return (
    <StateField
      {...binding}
      label={t("settings.field.state")}
      error={problemText(t, problem)}
      states={statesOf(useField(form, "countries").value, useField(form, "country").value)}
    />
  );
};

const CompanyTextField = ({
  form,
  field,
}: {
  readonly form: CompanyRef;
  readonly field: Exclude<CompanyField, "country" | "state" | "vatId">;
}) => {
  const t = useText();
  const { problem, ...binding } = useField(form, field);
  return (
    <Field
      label={t(`settings.field.${field}`)}
      error={problemText(t, problem)}
      optional={optional.includes(field)}
    >
      {(control) => <TextInput {...control} {...binding} autoComplete={completions[field] ?? "off"} />}
    </Field>
  );
};

export interface CompanyPanelProps {
  readonly account: AccountRef;
  readonly settings: AccountSettings;
  /** The countries, and the names of what the company said of its trade. */
  readonly options: SignUpOptions;
}

const CompanyFieldOf = ({
  form,
  field,
  verdict,
}: {
  readonly form: CompanyRef;
  readonly field: CompanyField;
  readonly verdict: VatVerdict | null;
}) => {
  if (field === "country") return <CompanyCountry form={form} />;
  if (field === "state") return <CompanyState form={form} />;
  return field === "vatId" ? (
    <VatField form={form} verdict={verdict} />
  ) : (
    <CompanyTextField form={form} field={field} />
  );
};

/** The form of the company's data, with the result of the last VAT id check (business §3). */
export const CompanyPanel = ({ account, settings, options }: CompanyPanelProps) => {
  const t = useText();
  const { tag } = useFormat();
  const { company, isPrivate, customerNumber, vatVerdict } = settings;
  const { countries } = options;
  const values = useMemo((): CompanyValues => ({ ...company, countries }), [company, countries]);
  const saving: SettingsFormRef<CompanyValues> = useScreenActor("settings-company", companySettingsMachine, {
    values,
    limit: WRITE_LIMIT,
    holder: account,
    forwards: [ownDataSaved],
  });
  const { isDirty, discard } = useSettingsForm(saving, values);
  const heading = t(isPrivate ? "settings.address" : "settings.company");
  // A private household has only an address.
  const fields = isPrivate ? addressFields : companyFields;
  const facts = [
    ...(customerNumber === null
      ? []
      : [{ label: t("settings.customer_number"), value: customerNumber, code: true }]),
    ...tradeFacts(t, options, settings),
  ];
  const textOf = (field: CompanyField | "version" | "countries", shown: CompanyValues): string => {
    if (field === "countries") return "";
    return field === "country" ? countryName(tag, shown.country) : String(shown[field]);
  };
  return (
    <Panel form heading={heading}>
      {facts.length > 0 && (
        <div className={styles["facts"]}>
          <DescriptionList facts={facts} />
        </div>
      )}
      <SettingsView
        settings={saving}
        fields={fields}
        labelOf={(field) =>
          field === "version" || field === "countries" ? "" : t(`settings.field.${field}`)
        }
        textOf={textOf}
      >
        {(form) => (
          <FormView
            form={form}
            submitLabel={t("settings.save")}
            oneOfSeveral
            failedTitle={t("settings.not_saved")}
            aside={<SavedNote settings={saving} form={form} text={t("settings.saved")} />}
          >
            {fields.map((field) => (
              <CompanyFieldOf key={field} form={form} field={field} verdict={vatVerdict} />
            ))}
          </FormView>
        )}
      </SettingsView>
      <LeaveGuard form={heading} changed={isDirty} onDiscard={discard} />
    </Panel>
  );
};
