import { useCallback, type ComponentProps } from "react";

export interface BlobImageProps extends Pick<ComponentProps<"img">, "hidden" | "onLoad" | "onError"> {
  readonly blob: Blob;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** An image of a blob; its object URL is revoked on unmount. */
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
