import { drawn, type Rgb } from "./demo-files.ts";

/** A drawing of a package: boxes on a shelf, as many as it has kinds of articles, in the package's colour. */
export const packagePicture = (colour: Rgb, boxes: number): Buffer => {
  const [width, height] = [480, 270];
  const shelf = 214;
  const slot = Math.floor((width - 48) / boxes);
  const shade = (factor: number): Rgb => [
    Math.round(colour[0] * factor),
    Math.round(colour[1] * factor),
    Math.round(colour[2] * factor),
  ];
  return drawn(width, height, (x, y) => {
    if (y >= shelf) return y < shelf + 8 ? [120, 124, 128] : [226, 229, 231];
    const at = Math.floor((x - 24) / slot);
    const within = (x - 24) % slot;
    const top = shelf - 70 - ((at * 37) % 80);
    if (x < 24 || at >= boxes || within < 6 || within > slot - 6 || y < top) return [243, 245, 246];
    if (y < top + 10) return shade(0.7);
    const label = within > slot / 4 && within < (slot * 3) / 4 && y > top + 24 && y < top + 44;
    return label ? [250, 251, 251] : shade(at % 2 === 0 ? 1 : 0.86);
  });
};
