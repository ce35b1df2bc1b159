import { useSelector } from "@xstate/react";
import { COPYRIGHT_LIMIT, DESCRIPTION_LIMIT, type Picture } from "../../domain/pictures/picture.ts";
import type { PicturesRef } from "../../machines/pictures/pictures.machine.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../kit/fields/field.tsx";
import { TextArea } from "../kit/fields/text-area.tsx";
import { TextInput } from "../kit/fields/text-input.tsx";

/** What is wrong with a text of a picture, in words. */
export type PictureProblemOf = (id: Picture["id"], part: "description" | "copyright") => string | undefined;

interface PictureCaptionFieldsProps {
  readonly actor: PicturesRef;
  readonly picture: Picture;
  readonly problemOf: PictureProblemOf | undefined;
}

/** Description and copyright of a picture. */
export const PictureCaptionFields = ({
  actor,
  picture: { id, description, copyright },
  problemOf,
}: PictureCaptionFieldsProps) => {
  const t = useText();
  const field = useSelector(actor, ({ context }) => context.field);
  return (
    <>
      <Field
        label={t("pictures.description")}
        help={t("pictures.description.help")}
        error={problemOf?.(id, "description")}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            name={`${field}.${id}.description`}
            maxLength={DESCRIPTION_LIMIT}
            value={description}
            onChange={(text) =>
              actor.send({ type: "pictures.described", id, captions: { description: text } })
            }
          />
        )}
      </Field>
      <Field
        label={t("pictures.copyright")}
        help={t("pictures.copyright.help")}
        error={problemOf?.(id, "copyright")}
      >
        {(control) => (
          <TextInput
            {...control}
            name={`${field}.${id}.copyright`}
            maxLength={COPYRIGHT_LIMIT}
            value={copyright}
            onChange={(text) => actor.send({ type: "pictures.described", id, captions: { copyright: text } })}
          />
        )}
      </Field>
    </>
  );
};
