import { PictureGallery, type PictureGalleryProps } from "./picture-gallery.tsx";

/** A field of one picture, such as a logo: its machine has `most: 1`, so that the next picture takes the place of the one before. */
export const PictureField = (props: Omit<PictureGalleryProps, "thumbnail">) => <PictureGallery {...props} />;
