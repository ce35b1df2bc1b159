import type { SettingsFieldsRef } from "../../../machines/kit/settings-form.machine.ts";
import { isCaptionMissing } from "../../../domain/pictures/picture-captions.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import type { AwardProjectSettings } from "../../../machines/conference/award-project.machine.ts";
import { useField } from "../../form/use-field.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureGallery } from "../../pictures/picture-gallery.tsx";
import type { FieldPictures } from "../../pictures/use-field-pictures.ts";
import styles from "./conference.module.css";

/** The pictures of a project. */
export const ProjectGallery = ({
  form,
  pictures: { actor, find },
}: {
  readonly form: SettingsFieldsRef<AwardProjectSettings>;
  readonly pictures: FieldPictures;
}) => {
  const t = useText();
  const { problem, readOnly } = useField(form, "pictures");
  const refusal = refusalText(t, conferenceRefusals, problem);
  return (
    <fieldset disabled={readOnly} className={styles["gallery"]}>
      <PictureGallery
        actor={actor}
        name="pictures"
        label={t("conference.award.field.pictures")}
        disabled={readOnly}
        {...(refusal !== undefined && { error: refusal })}
        problemOf={(id, part) => {
          const shown = find(id);
          if (problem === undefined || refusal !== undefined) return undefined;
          if (shown === undefined || !isCaptionMissing(shown, part)) return undefined;
          return t(`conference.award.problem.${part}`);
        }}
      />
    </fieldset>
  );
};
