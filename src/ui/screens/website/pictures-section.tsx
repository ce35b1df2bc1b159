import { wideShape, type Size } from "../../../domain/pictures/crop.ts";
import { MAX_GALLERY } from "../../../domain/website/website.ts";
import { pictureProblem } from "../../../domain/website/website-rules.ts";
import { websiteRefusals } from "../../../domain/website/website.refusals.ts";
import type { WebsiteDraftRef } from "../../../machines/website/website-draft.machine.ts";
import { useField } from "../../form/use-field.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../kit/layout/panel.tsx";
import { PictureGallery, type PictureGalleryProps } from "../../pictures/picture-gallery.tsx";
import { useFieldPictures } from "../../pictures/use-field-pictures.ts";
import { websiteProblemText } from "./website-labels.ts";
import styles from "./website.module.css";

type PictureFieldName = "header" | "logo" | "gallery";

interface OfForm {
  readonly form: WebsiteDraftRef;
}

const shapes: Readonly<Partial<Record<PictureFieldName, Size>>> = {
  header: { width: 3, height: 1 },
  gallery: wideShape,
};

/** What a field of pictures shows. */
const useSitePictures = (form: WebsiteDraftRef, field: PictureFieldName): PictureGalleryProps => {
  const t = useText();
  const { value, problem } = useField(form, field);
  const shape = shapes[field];
  const { actor, find } = useFieldPictures(`website-pictures:${field}`, {
    field,
    purpose: "website",
    pictures: value,
    most: field === "gallery" ? MAX_GALLERY : 1,
    parent: form,
    ...(shape !== undefined && { shape }),
  });
  const refusal = refusalText(t, websiteRefusals, problem);
  return {
    actor,
    name: field,
    label: t(`website.field.${field}`),
    hint: t(`website.${field}.help`),
    ...(refusal !== undefined && { error: refusal }),
    problemOf: (id, part) => {
      const picture = find(id);
      if (problem === undefined || picture === undefined) return undefined;
      if (part === "copyright" && field !== "gallery") return undefined;
      return websiteProblemText(t, pictureProblem(picture, part));
    },
  };
};

const SitePictures = ({ form, field }: OfForm & { readonly field: PictureFieldName }) => (
  <PictureGallery {...useSitePictures(form, field)} />
);

/** Header image, logo and gallery (business §3). */
export const PicturesSection = ({ form }: OfForm) => {
  const t = useText();
  return (
    <div className={styles["stack"]}>
      <Panel heading={t("website.field.header")}>
        <SitePictures form={form} field="header" />
      </Panel>
      <Panel heading={t("website.field.logo")}>
        <SitePictures form={form} field="logo" />
      </Panel>
      <Panel heading={t("website.field.gallery")}>
        <SitePictures form={form} field="gallery" />
      </Panel>
    </div>
  );
};
