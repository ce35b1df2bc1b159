import { useCallback } from "react"

export interface BlobImageProps {
  readonly blob: Blob
  readonly alt: string
  readonly className: string | undefined
}

/** Shows bytes as a picture; the address that the browser makes for them is given back when the picture goes. */
export const BlobImage = ({ blob, alt, className }: BlobImageProps) => {
  const fill = useCallback((image: HTMLImageElement | null) => {
    if (image === null) return
    const url = URL.createObjectURL(blob)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={fill} alt={alt} className={className} />
}
