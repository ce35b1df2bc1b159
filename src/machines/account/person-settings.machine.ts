/** The signed-in person's personal data in the settings (business §3). */
import { personFields, personProblem, type VersionedPerson } from "../../domain/account/account-settings.ts";
import { createSettingsFormMachine } from "../kit/settings-form.machine.ts";

export const { form: personForm, machine: personSettingsMachine } =
  createSettingsFormMachine<VersionedPerson>({
    id: "personSettings",
    description: "The signed-in person's personal data",
    spec: "business §3",
    screen: "settings",
    fields: personFields,
    problemOf: (field, values) => (field === "version" ? undefined : personProblem(field, values)),
  });
