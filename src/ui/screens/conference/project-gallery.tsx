import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { isWordMissing } from "../../../domain/pictures/picture-words.ts";
import type { AwardProjectSettings } from "../../../machines/conference/award-project.machine.ts";
import type { PicturesRef } from "../../../machines/pictures/pictures.machine.ts";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureGallery } from "../../pictures/picture-gallery.tsx";
import type { FieldsRef } from "../account/settings-save.tsx";
import { useAwardActors } from "./award-actors.ts";
import { conferenceRefusalText } from "./conference-words.ts";
import styles from "./conference.module.css";

/** The pictures of a project; their own machine tells the project of each change. */
export const ProjectGallery = ({
  form,
  actor,
}: {
  readonly form: FieldsRef<AwardProjectSettings>;
  readonly actor: PicturesRef;
}) => {
  const t = useText();
  const { picture } = useAwardActors();
  const { value, problem, readOnly } = useField(form, "pictures");
  const known = useSelector(actor, ({ context }) => context.pictures);
  // The project has other pictures where a reference was taken over, or somebody else brought them.
  useEffect(() => {
    if (value !== actor.getSnapshot().context.pictures)
      actor.send({ type: "pictures.given", pictures: value });
  }, [actor, value]);
  const refusal = problem === undefined ? undefined : conferenceRefusalText(t, problem);
  return (
    <fieldset disabled={readOnly} className={styles["gallery"]}>
      <PictureGallery
        actor={actor}
        picture={picture}
        name="pictures"
        label={t("conference.award.field.pictures")}
        disabled={readOnly}
        {...(refusal !== undefined && { error: refusal })}
        problemOf={(id, part) => {
          const shown = known.find((one) => one.id === id);
          if (problem === undefined || refusal !== undefined) return undefined;
          if (shown === undefined || !isWordMissing(shown, part)) return undefined;
          return t(`conference.award.problem.${part}`);
        }}
      />
    </fieldset>
  );
};
