import { useCallback, type ComponentProps } from "react";

export interface BlobImageProps extends Pick<ComponentProps<"img">, "hidden" | "onLoad"> {
  readonly blob: Blob;
  readonly alt: string;
  readonly className: string | undefined;
}

/** Shows bytes as a picture; the address that the browser makes for them is given back when the picture goes. */
export const BlobImage = ({ blob, alt, ...rest }: BlobImageProps) => {
  const fill = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...rest} ref={fill} alt={alt} />;
};
