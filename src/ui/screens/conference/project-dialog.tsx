import { useSelector } from "@xstate/react";
import { useMemo, useRef, useState } from "react";
import {
  contentOf,
  isOwnWork,
  PROJECT_PICTURES_LIMIT,
  projectFields,
  type Award,
  type AwardCategory,
  type ProjectSource,
} from "../../../domain/conference/award.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import {
  awardProjectMachine,
  type AwardProjectSettings,
} from "../../../machines/conference/award-project.machine.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import type { SettingsFieldsRef, SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextArea } from "../../kit/fields/text-area.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { lazyPart } from "../../code/lazy-part.tsx";
import { useFieldPictures, type FieldPictures } from "../../pictures/use-field-pictures.ts";
import { SettingsView } from "../../form/settings-view.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { useFieldsOf } from "../../form/settings-save.tsx";
import { useSettingsForm } from "../../form/use-settings-form.ts";
import styles from "./conference.module.css";
import { projectValues } from "./project-values.ts";

const ProjectGallery = lazyPart(async () => (await import("./project-gallery.tsx")).ProjectGallery);

/** The reference that the project names, which it need not name any more; what was taken over stays. */
const NamedReference = ({ form }: { readonly form: SettingsFieldsRef<AwardProjectSettings> }) => {
  const t = useText();
  const { value: reference, readOnly } = useField(form, "reference");
  const [dropped, setDropped] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const drop = () => {
    form.send({ type: "form.changed", change: { reference: "" } });
    setDropped(true);
    // The button is gone then.
    status.current?.focus();
  };
  const none = dropped ? t("conference.award.dropped") : null;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {reference === "" ? none : t("conference.award.reference", { reference })}
      </p>
      {reference !== "" && (
        <Button disabled={readOnly} onClick={drop}>
          {t("conference.award.drop")}
        </Button>
      )}
    </>
  );
};

/** The references that can be taken over: title, text and pictures are those of the reference then, and can be changed. What was written is not replaced unasked. */
const Sources = ({
  form,
  sources,
}: {
  readonly form: SettingsFieldsRef<AwardProjectSettings>;
  readonly sources: readonly ProjectSource[];
}) => {
  const t = useText();
  const { readOnly } = useField(form, "reference");
  const { value: title } = useField(form, "title");
  const { value: text } = useField(form, "text");
  const { value: pictures } = useField(form, "pictures");
  const [asked, setAsked] = useState<ProjectSource>();
  const isOwn = isOwnWork({ title, text, pictures }, sources);
  const close = () => setAsked(undefined);
  const take = (source: ProjectSource) => {
    form.send({ type: "form.changed", change: { ...contentOf(source), reference: source.id } });
    close();
  };
  return (
    <>
      {sources.length > 0 && (
        <div className={styles["actions"]}>
          {sources.map((source) => (
            <Button key={source.id} disabled={readOnly} onClick={() => (isOwn ? setAsked : take)(source)}>
              {t("conference.award.take_over", { title: source.title })}
            </Button>
          ))}
        </div>
      )}
      <NamedReference form={form} />
      {asked !== undefined && (
        <Dialog
          open
          title={t("conference.award.replace.title")}
          onClose={close}
          actions={
            <>
              <Button variant="danger" onClick={() => take(asked)}>
                {t("conference.award.replace")}
              </Button>
              <Button onClick={close}>{t("conference.keep")}</Button>
            </>
          }
        >
          <p>{t("conference.award.replace.text", { title: asked.title })}</p>
        </Dialog>
      )}
    </>
  );
};

const ProjectForm = ({
  form,
  pictures,
  sources,
  onCancel,
}: {
  readonly form: SettingsFieldsRef<AwardProjectSettings>;
  readonly pictures: FieldPictures;
  readonly sources: readonly ProjectSource[];
  readonly onCancel: () => void;
}) => {
  const t = useText();
  const { problem: titleProblem, ...title } = useField(form, "title");
  const { problem: textProblem, ...text } = useField(form, "text");
  // What is sent now would be without the picture that is on its way.
  const uploading = useSelector(pictures.actor, (snapshot) => snapshot.hasTag("busy"));
  const send = (submitted: boolean) => {
    form.send({ type: "form.changed", change: { submitted } });
    form.send({ type: "form.submit" });
  };
  return (
    <FormView
      form={form}
      submitLabel={t("conference.award.draft")}
      button={{ variant: "secondary", disabled: uploading }}
      onSubmit={() => send(false)}
      failedTitle={t("conference.change.failed")}
      refusals={conferenceRefusals}
      last={<ProjectGallery form={form} pictures={pictures} />}
      aside={
        <>
          <Button variant="primary" disabled={uploading} onClick={() => send(true)}>
            {t("conference.award.submit")}
          </Button>
          <Button onClick={onCancel}>{t("conference.cancel")}</Button>
          <span role="status">{uploading && t("conference.award.uploading")}</span>
        </>
      }
    >
      <p>{t("conference.award.note")}</p>
      <Sources form={form} sources={sources} />
      <Field label={t("conference.award.field.title")} error={problemText(t, titleProblem)}>
        {(control) => <TextInput {...control} {...title} autoComplete="off" />}
      </Field>
      <Field label={t("conference.award.field.text")} error={problemText(t, textProblem)}>
        {(control) => <TextArea {...control} {...text} />}
      </Field>
    </FormView>
  );
};

/**
 * The dialog with a company's project in a category. Closing it keeps the input; only Cancel discards it. What a colleague has saved since it
 * was opened is shown beside it instead of being overwritten.
 */
export const ProjectDialog = ({
  award,
  category,
  actor,
  onSaved,
  onClose,
}: {
  readonly award: Award;
  readonly category: AwardCategory;
  readonly actor: ParentRef<ContentOutdated>;
  readonly onSaved: (submitted: boolean) => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const values = useMemo(() => projectValues(award, category), [award, category]);
  const settings: SettingsFormRef<AwardProjectSettings> = useScreenActor(
    `award-project:${category.id}`,
    awardProjectMachine,
    { values, limit: WRITE_LIMIT, holder: actor },
  );
  const { isDirty, discard } = useSettingsForm(settings, values);
  const shown = useSelector(useFieldsOf(settings), (snapshot) => snapshot?.context.values.pictures);
  const pictures = useFieldPictures(`award-pictures:${category.id}`, {
    field: "pictures",
    purpose: "award",
    pictures: shown ?? values.pictures,
    most: PROJECT_PICTURES_LIMIT,
    parent: settings,
  });
  useEmitted(settings, "settings.saved", ({ saved }) => {
    onSaved(saved.submitted);
    onClose();
  });
  const cancel = () => {
    discard();
    for (const _ of pictures.actor.getSnapshot().context.waiting)
      pictures.actor.send({ type: "pictures.cancel" });
    onClose();
  };
  const title = t("conference.award.dialog", { name: category.name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <SettingsView
        settings={settings}
        fields={[...projectFields, "reference", "submitted"]}
        labelOf={(field) => {
          if (field === "reference") return t("conference.award.field.reference");
          const shown = projectFields.find((known) => known === field);
          return shown === undefined ? "" : t(`conference.award.field.${shown}`);
        }}
        textOf={(field, shown) => {
          if (field === "title" || field === "text" || field === "reference") return shown[field];
          if (field === "pictures") return shown.pictures.map(({ description }) => description).join("\n");
          return t(`conference.award.state.${shown.submitted ? "submitted" : "draft"}`);
        }}
        refusals={conferenceRefusals}
      >
        {(form) => <ProjectForm form={form} pictures={pictures} sources={award.sources} onCancel={cancel} />}
      </SettingsView>
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
