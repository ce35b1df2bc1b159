import { useSelector } from "@xstate/react";
import { getCountries } from "../../../api/countries.calls.ts";
import { lineFields, type LineField } from "../../../domain/website/website-form.ts";
import { understoodPhone } from "../../../domain/kit/field-rules.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { CountriesFailure } from "../../form/countries-failure.tsx";
import { CountryField } from "../../form/country-field.tsx";
import { useField } from "../../form/use-field.ts";
import { useUnderstood } from "../../form/use-understood.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { useContent } from "../../resource/use-content.ts";
import { fieldName, websiteProblemText } from "./website-labels.ts";
import styles from "./website.module.css";

/** The portal fills these fields in from the settings; they are the company's, not the reader's own. */
const kinds: Readonly<Partial<Record<LineField, "tel" | "email">>> = { phone: "tel", email: "email" };

const optional: readonly LineField[] = ["street2", "phone"];

const LineInput = ({ form, field }: { readonly form: WebsiteDraftRef; readonly field: LineField }) => {
  const t = useText();
  const { tag } = useFormat();
  const { problem, ...binding } = useField(form, field);
  return (
    <Field
      label={fieldName(t, tag, field)}
      optional={optional.includes(field)}
      error={websiteProblemText(t, problem)}
      note={useUnderstood(form, field, field === "phone" ? understoodPhone : undefined)}
      help={field === "phone" ? t("website.phone.help") : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          type={kinds[field] ?? "text"}
          maxLength={300}
          autoComplete="off"
        />
      )}
    </Field>
  );
};

const useCountries = () => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return useResource(getCountries, { instance }, { beside: true });
};

const CountryInput = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  const { tag } = useFormat();
  const { problem, ...binding } = useField(form, "country");
  return (
    <CountryField
      {...binding}
      label={fieldName(t, tag, "country")}
      error={websiteProblemText(t, problem)}
      autoComplete="off"
      countries={useContent(useCountries())}
    />
  );
};

/** Company, address, phone and e-mail (business §3). */
export const ContactSection = ({ form }: { readonly form: WebsiteDraftRef }) => {
  const t = useText();
  return (
    <Panel form heading={t("website.section.contact")}>
      <div className={styles["fields"]}>
        {lineFields.map((field) =>
          field === "country" ? (
            <CountryInput key={field} form={form} />
          ) : (
            <LineInput key={field} form={form} field={field} />
          ),
        )}
      </div>
      <CountriesFailure countries={useCountries()} title={t("website.countries.failed")} />
    </Panel>
  );
};
