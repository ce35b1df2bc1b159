import { useSelector } from "@xstate/react";
import { wideShape } from "../../../domain/pictures/crop.ts";
import { isCaptionMissing } from "../../../domain/pictures/picture-captions.ts";
import { PICTURES_LIMIT, thumbnailOf } from "../../../domain/references/reference.ts";
import { type ReferenceId } from "../../../domain/references/reference-id.ts";
import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import type { ReferenceDraftRef } from "../../../machines/references/reference-draft.machine.ts";
import { useField } from "../../form/use-field.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureGallery } from "../../pictures/picture-gallery.tsx";
import { useFieldPictures } from "../../pictures/use-field-pictures.ts";
import { Remark } from "./remark.tsx";
import { referenceProblemText } from "./references-labels.ts";
import styles from "./references.module.css";

/** The gallery of a draft with its thumbnail. */
export const PicturesPart = ({
  id,
  draft,
  comment,
}: {
  readonly id: ReferenceId;
  readonly draft: ReferenceDraftRef;
  /** What staff say of the pictures. */
  readonly comment: string | undefined;
}) => {
  const t = useText();
  const { value, problem, readOnly } = useField(draft, "pictures");
  const thumbnail = useSelector(draft, ({ context }) => thumbnailOf(context.values)?.id);
  const { actor, find } = useFieldPictures(`reference-pictures:${id}`, {
    field: "pictures",
    purpose: "references",
    pictures: value,
    most: PICTURES_LIMIT,
    shape: wideShape,
    parent: draft,
  });
  const refusal = refusalText(t, referencesRefusals, problem);
  return (
    <div className={styles["pictures"]}>
      <Remark comment={comment} />
      <PictureGallery
        actor={actor}
        name="pictures"
        label={t("references.field.pictures")}
        hint={t("references.pictures.hint")}
        {...(refusal !== undefined && { error: refusal })}
        thumbnail={{
          id: thumbnail,
          onChange: (chosen) => {
            if (!readOnly) draft.send({ type: "form.changed", change: { thumbnail: chosen } });
          },
        }}
        problemOf={(picture, part) => {
          const shown = find(picture);
          return problem !== undefined &&
            refusal === undefined &&
            shown !== undefined &&
            isCaptionMissing(shown, part)
            ? referenceProblemText(t, problem)
            : undefined;
        }}
      />
    </div>
  );
};
