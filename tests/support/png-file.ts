/** A file that begins as a picture of the type PNG does. */
export const pngFile = (name: string, options?: FilePropertyBag): File =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], name, options);
