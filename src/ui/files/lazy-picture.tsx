import type { ResourceLogic, ResourceRef } from "../../machines/kit/resource.machine.ts";
import type { ScreenKey } from "../actors/portal-actors.ts";
import type { Elements } from "../kit/elements.ts";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { BlobImage } from "./blob-image.tsx";
import styles from "./lazy-picture.module.css";
import { ResourceView } from "../resource/resource-view.tsx";
import { useResource } from "../resource/use-resource.ts";
import { useSeen } from "../resource/use-seen.ts";

export interface PictureFacts {
  readonly alt: string;
  /** The picture's own size, where it is known: it is as wide as its place, whose height is kept until it is there. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

interface LazyPictureProps<Request> extends PictureFacts {
  /** The key of the loading actor. */
  readonly name: ScreenKey;
  readonly logic: ResourceLogic<Request, Blob>;
  readonly request: Request;
}

/** An image that loads, and what it says until it is there. */
export const LoadedImage = <Request,>({
  actor,
  alt,
}: {
  readonly actor: ResourceRef<Request, Blob>;
  readonly alt: string;
}) => (
  <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={1} />}>
    {(blob) => <BlobImage blob={blob} className={styles["picture"]} alt={alt} />}
  </ResourceView>
);

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

const LoadedPicture = <Request,>({ name, logic, request, alt }: LazyPictureProps<Request>) => (
  <LoadedImage actor={useResource(name, logic, request)} alt={alt} />
);

/** An image loaded from the server when it is near the viewport. */
export const LazyPicture = <Request,>(props: LazyPictureProps<Request>) => (
  <PicturePlace size={props.size}>
    <LoadedPicture {...props} />
  </PicturePlace>
);
