import { picturePath, pictureWidths } from "../../src/domain/pictures/picture-address.ts";
import { shownSize, type Picture } from "../../src/domain/pictures/picture.ts";
import { html, type Html } from "../dev/html.ts";

/** How wide a picture is shown, for browsers that choose a file by it: one of several, and one above a page's text. */
export const TILE_SIZES = "(min-width: 64rem) 20rem, (min-width: 38rem) 50vw, 100vw";
export const LEAD_SIZES = "(min-width: 64rem) 62rem, 100vw";

/** The widths that are not larger than what is shown; the smallest always. */
const widthsOf = (picture: Picture) =>
  pictureWidths.filter((width, index) => index === 0 || Number(width) <= shownSize(picture).width);

interface ShownPicture {
  readonly sizes: string;
  /** The attribute of its texts' language. */
  readonly lang: Html | "";
  /** Loaded when a visitor comes near it. */
  readonly lazy?: true;
}

/** A picture in the widths that browsers choose from. */
export const image = (
  picture: Picture,
  {
    property,
    sizes,
    alt,
    lang,
    lazy,
  }: ShownPicture & { readonly property: "image" | "logo"; readonly alt: string },
): Html => {
  const { width, height } = shownSize(picture);
  const sources = widthsOf(picture).map((wide) => `${picturePath(picture, wide)} ${wide}w`);
  return html`<img
    src="${picturePath(picture, "640")}"
    srcset="${sources.join(", ")}"
    sizes="${sizes}"
    width="${width}"
    height="${height}"
    ${lazy === undefined ? "" : html`loading="lazy"`}
    itemprop="${property}"
    alt="${alt}"
    ${lang}
  />`;
};

/** A picture with whose it is. */
export const figure = (picture: Picture, shown: ShownPicture): Html =>
  html`<figure>
    ${image(picture, { ...shown, property: "image", alt: picture.description })}
    ${
      /\S/.test(picture.copyright)
        ? html`<figcaption${shown.lang}>© ${picture.copyright.replace(/^\s*©\s*/, "")}</figcaption>`
        : ""
    }
  </figure>`;
