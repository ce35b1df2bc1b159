import { useSelector } from "@xstate/react";
import { Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "../code/lazy-part.tsx";
import { CropMissing } from "./crop-missing.tsx";
import { PictureItem, type PictureParts } from "./picture-item.tsx";
import { acceptedPictures, PictureUpload, type PictureUploadProps } from "./picture-upload.tsx";
import css from "./pictures.module.css";

/** Few pictures are cropped: the dialog is loaded with the first crop. */
const CropDialog = lazyPart(async () => (await import("./crop-dialog.tsx")).CropDialog, CropMissing);

export interface PictureGalleryProps extends PictureParts, PictureUploadProps {}

/** The pictures of a field, each with description and copyright: added, ordered, cropped, replaced and removed (business §2, §5). */
export const PictureGallery = ({
  name,
  label,
  hint,
  error,
  disabled = false,
  ...parts
}: PictureGalleryProps) => {
  const { actor } = parts;
  const pictures = useSelector(actor, ({ context }) => context.pictures);
  const cropping = useSelector(actor, (snapshot) => snapshot.hasTag("cropping"));
  const own = useRef<HTMLDivElement>(null);
  const remove = (place: number) => {
    const id = pictures[place]?.id;
    if (id === undefined) return;
    flushSync(() => actor.send({ type: "pictures.removed", id }));
    // To the picture that is now in its place, to the last one, or to the button that adds one.
    const items = own.current?.querySelectorAll("li[data-picture]") ?? [];
    const next = items[Math.min(place, items.length - 1)] ?? own.current;
    next?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  };
  return (
    <div ref={own} className={css["gallery"]}>
      <PictureUpload
        actor={actor}
        name={name}
        label={label}
        disabled={disabled}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      />
      {pictures.length > 0 && (
        <ol className={css["items"]} aria-label={label}>
          {pictures.map((shown, place) => (
            <PictureItem
              key={shown.id}
              {...parts}
              shown={shown}
              place={place}
              count={pictures.length}
              accept={acceptedPictures}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      {cropping && (
        <Suspense>
          <CropDialog actor={actor} />
        </Suspense>
      )}
    </div>
  );
};
