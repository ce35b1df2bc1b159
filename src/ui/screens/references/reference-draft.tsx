import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { getCountries } from "../../../api/countries.calls.ts";
import {
  applicationAreas,
  languageOfField,
  LINE_LIMIT,
  referenceFields,
  referenceTypes,
  STORY_LIMIT,
  type Reference,
  type ReferenceField,
} from "../../../domain/references/reference.ts";
import { type ReferenceId } from "../../../domain/references/reference-id.ts";
import type { ReferenceValues } from "../../../domain/references/reference-form.ts";
import { publicLanguages } from "../../../domain/shell/public-language.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import {
  referenceDraftMachine,
  type ReferenceDraftRef,
} from "../../../machines/references/reference-draft.machine.ts";
import { draftKeyOf, type ReferenceLifeRef } from "../../../machines/references/reference-life.machine.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useResource } from "../../calls/use-resource.ts";
import { CountriesFailure } from "../../form/countries-failure.tsx";
import { CountryField } from "../../form/country-field.tsx";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { CheckboxGroup } from "../../kit/fields/checkbox-group.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { useContent } from "../../resource/use-content.ts";
import { lazyPart } from "../../code/lazy-part.tsx";
import { Collision } from "../../form/collision.tsx";
import { DraftState } from "./draft-state.tsx";
import { ProductsField } from "./products-field.tsx";
import { fieldValueText, ReferenceContentPanel } from "./reference-content.tsx";
import { referenceFieldText, referenceProblemText, referenceTypeText } from "./references-labels.ts";
import { helpWith } from "./remark.tsx";
import styles from "./references.module.css";
import { TitleField } from "./title-field.tsx";
import { MergedChanges } from "./merged-changes.tsx";
import { UnsavedDraft } from "./unsaved-draft.tsx";

const PicturesPart = lazyPart(async () => (await import("./pictures-part.tsx")).PicturesPart);

interface PartProps {
  readonly draft: ReferenceDraftRef;
  /** What staff say of a field. */
  readonly commentOf: (field: ReferenceField) => string | undefined;
}

type TextName = Exclude<
  ReferenceField,
  "title" | "language" | "type" | "areas" | "country" | "products" | "pictures"
>;

const TextField = ({
  draft,
  commentOf,
  name,
  optional = false,
  long = false,
  help,
}: PartProps & {
  readonly name: TextName;
  readonly optional?: boolean;
  readonly long?: boolean;
  readonly help?: string;
}) => {
  const t = useText();
  const { problem, ...binding } = useField(draft, name);
  const { value: language } = useField(draft, "language");
  const lang = languageOfField(name, { language });
  return (
    <Field
      label={referenceFieldText(t, name)}
      optional={optional}
      help={helpWith(help, commentOf(name))}
      error={referenceProblemText(t, problem)}
    >
      {(control) =>
        long ? (
          <TextArea {...control} {...binding} lang={lang} maxLength={STORY_LIMIT} />
        ) : (
          <TextInput {...control} {...binding} lang={lang} maxLength={name === "year" ? 10 : LINE_LIMIT} />
        )
      }
    </Field>
  );
};

/** A field with one of a few codes. */
const ChoiceField = <Name extends "language" | "type">({
  draft,
  commentOf,
  name,
  codes,
  textOf,
}: PartProps & {
  readonly name: Name;
  readonly codes: readonly ReferenceValues[Name][];
  readonly textOf: (code: ReferenceValues[Name]) => string;
}) => {
  const t = useText();
  const { problem, readOnly, ...binding } = useField(draft, name);
  return (
    <Field
      label={referenceFieldText(t, name)}
      help={helpWith(undefined, commentOf(name))}
      error={referenceProblemText(t, problem)}
    >
      {(control) => (
        <Select
          {...control}
          {...binding}
          disabled={readOnly}
          items={codes.map((code) => ({ value: code, label: textOf(code) }))}
        />
      )}
    </Field>
  );
};

const AreasField = ({ draft, commentOf }: PartProps) => {
  const t = useText();
  const { problem, name, value, onChange } = useField(draft, "areas");
  return (
    <CheckboxGroup
      label={t("references.field.areas")}
      name={name}
      options={applicationAreas.map((area) => ({ value: area, label: t(`references.area.${area}`) }))}
      values={value}
      onChange={onChange}
      help={helpWith(undefined, commentOf("areas"))}
      error={referenceProblemText(t, problem)}
    />
  );
};

const useCountries = () => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  return useResource(getCountries, { instance }, { beside: true });
};

const ProjectCountry = ({ draft, commentOf }: PartProps) => {
  const t = useText();
  const { problem, ...binding } = useField(draft, "country");
  return (
    <CountryField
      {...binding}
      label={t("references.field.country")}
      help={helpWith(undefined, commentOf("country"))}
      error={referenceProblemText(t, problem)}
      autoComplete="off"
      countries={useContent(useCountries())}
    />
  );
};

const Fields = ({ id, ...part }: PartProps & { readonly id: ReferenceId }) => {
  const t = useText();
  const { tag } = useFormat();
  const { draft, commentOf } = part;
  return (
    <>
      <TitleField
        field={useField(draft, "title")}
        lang={useField(draft, "language").value}
        comment={commentOf("title")}
      />
      <ChoiceField
        {...part}
        name="language"
        codes={publicLanguages}
        textOf={(language) => languageName(tag, language)}
      />
      <ChoiceField
        {...part}
        name="type"
        codes={referenceTypes}
        textOf={(type) => referenceTypeText(t, { _tag: "Known", code: type })}
      />
      <AreasField {...part} />
      <TextField {...part} name="challenge" long />
      <TextField {...part} name="solution" long />
      <TextField {...part} name="quote" long optional />
      <div className={styles["pair"]}>
        <TextField {...part} name="quoteName" optional />
        <TextField {...part} name="quotePosition" optional />
      </div>
      <div className={styles["pair"]}>
        <ProjectCountry {...part} />
        <TextField {...part} name="city" />
      </div>
      <CountriesFailure countries={useCountries()} title={t("references.countries.failed")} />
      <div className={styles["pair"]}>
        <TextField {...part} name="year" />
        <TextField {...part} name="size" optional help={t("references.size.help")} />
      </div>
      <ProductsField id={id} field={useField(draft, "products")} comment={commentOf("products")} />
    </>
  );
};

const isField = (name: string): name is ReferenceField => referenceFields.some((field) => field === name);

/** The reference project that a screen shows; what changes it tells this. */
export type ReferenceRef = ResourceRef<{ readonly id: ReferenceId }, Reference>;

export interface ReferenceDraftProps {
  readonly reference: Reference;
  readonly parent: ReferenceRef;
  readonly life: ReferenceLifeRef;
}

/** A reference project of the person's company: its draft, saved as one types, with what staff say at each field; only read where its status allows no change (business §3). */
export const ReferenceDraft = ({ reference, parent, life }: ReferenceDraftProps) => {
  const t = useText();
  const { tag } = useFormat();
  const { id, revision, content, decision } = reference;
  const values = useMemo(
    (): ReferenceValues => ({ ...content, id, version: revision }),
    [content, id, revision],
  );
  const draft: ReferenceDraftRef = useScreenActor(draftKeyOf(id), referenceDraftMachine, {
    values,
    limit: WRITE_LIMIT,
    parent,
    receiver: life.id,
  });
  useEffect(() => {
    draft.send({ type: "settings.loaded", values });
  }, [draft, values]);
  const editable = useSelector(life, (snapshot) => snapshot.hasTag("editable"));
  const isSaved = useSelector(draft, (snapshot) => snapshot.hasTag("saved"));
  const collided = useSelector(draft, (snapshot) => snapshot.hasTag("collided"));
  const commentOf = (field: ReferenceField): string | undefined => {
    const comment = decision?.comments[field];
    return comment === undefined ? undefined : t("references.comment.at_field", { comment });
  };
  const versions = {
    fields: referenceFields,
    labelOf: (field: keyof ReferenceValues) => (isField(field) ? referenceFieldText(t, field) : ""),
    textOf: (field: keyof ReferenceValues, shown: ReferenceValues) =>
      isField(field) ? fieldValueText(t, tag, shown, field) : "",
  };
  if (!editable)
    return (
      <>
        {!isSaved && <UnsavedDraft draft={draft} saved={values} versions={versions} />}
        <ReferenceContentPanel reference={reference} />
      </>
    );
  return (
    <Panel form heading={t("references.draft.heading")}>
      {collided ? (
        <Collision settings={draft} {...versions} />
      ) : (
        <FormView
          form={draft}
          submitLabel={t("references.submit")}
          failedTitle={t("references.draft.failed")}
          refusals={referencesRefusals}
          aside={<DraftState draft={draft} />}
          last={<PicturesPart id={id} draft={draft} comment={commentOf("pictures")} />}
        >
          <MergedChanges draft={draft} versions={versions} />
          <Fields id={id} draft={draft} commentOf={commentOf} />
        </FormView>
      )}
    </Panel>
  );
};
