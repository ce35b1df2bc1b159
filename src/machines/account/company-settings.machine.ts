/** The company's data in the settings (business §3). */
import type { VersionedCompany } from "../../domain/account/account-settings.ts";
import { companyFields, companyProblem, type CountryOption } from "../../domain/account/company-data.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

/** The company's data with the country options that its validation needs. */
export interface CompanyValues extends VersionedCompany {
  readonly countries: readonly CountryOption[];
}

export const { form: companyForm, machine: companySettingsMachine } =
  createSettingsFormMachine<CompanyValues>({
    id: "companySettings",
    description: "The company's data",
    spec: "business §3",
    screen: "settings of the company",
    fields: companyFields,
    problemOf: (field, { countries, ...values }) =>
      field === "version" || field === "countries" ? undefined : companyProblem(field, values, countries),
  });
