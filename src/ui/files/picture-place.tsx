import { useState } from "react";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";
import { classNames } from "../kit/class-names.ts";
import type { Elements } from "../kit/elements.ts";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { BlobImage } from "./blob-image.tsx";
import styles from "./picture-place.module.css";
import { ResourceView } from "../resource/resource-view.tsx";
import { useContent } from "../resource/use-content.ts";
import { useSeen } from "../resource/use-seen.ts";

export interface PictureFacts {
  readonly alt: string;
  /** The picture's own size, where it is known: it is as wide as its place, whose height is kept until it is there. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** An image that loads, and what it says until it is there. The one before, such as what was cropped, stays in its place until then. */
export const LoadedImage = <Request,>({
  actor,
  alt,
}: {
  readonly actor: ResourceRef<Request, Blob>;
  readonly alt: string;
}) => {
  const loaded = useContent(actor);
  const [before, setBefore] = useState(loaded);
  if (loaded !== undefined && loaded !== before) setBefore(loaded);
  return (
    <ResourceView
      actor={actor}
      skeleton={
        before === undefined ? (
          <Skeleton shape="card" count={1} />
        ) : (
          <BlobImage blob={before} className={classNames(styles["picture"], styles["before"])} alt={alt} />
        )
      }
    >
      {(blob) => <BlobImage blob={blob} className={styles["picture"]} alt={alt} />}
    </ResourceView>
  );
};

/** The place of an image, which begins to load when it is near the viewport. */
export const PicturePlace = ({
  size,
  children,
}: Pick<PictureFacts, "size"> & { readonly children: Elements }) => {
  const [seen, watch] = useSeen();
  return (
    <div ref={watch} className={styles[size === undefined ? "place" : "sized"]}>
      {size && <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} />}
      {seen ? children : null}
    </div>
  );
};
