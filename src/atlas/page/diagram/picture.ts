/** Style properties that are written as attributes, so that the file needs no style sheet. */
const looks = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "paint-order",
  "stroke-linejoin",
] as const;

/** Browsers refuse larger images. */
const LARGEST_SIDE = 16_000;
const LARGEST_AREA = 120_000_000;

/** Converts colours to RGB by painting a pixel, because other programs do not support all CSS colour spaces. */
const createColours = (): ((colour: string) => string) => {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, string>();
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined || brush === null || colour === "none") return found ?? colour;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    const plain = alpha === 0 ? "none" : hex;
    known.set(colour, plain);
    return plain;
  };
};

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Links do not work in a file. */
const asGroup = (link: Element): void => {
  const group = document.createElementNS(NAMESPACE, "g");
  group.append(...link.childNodes);
  link.replaceWith(group);
};

const takeLooks = (from: Element, to: Element, colour: (colour: string) => string): void => {
  const style = getComputedStyle(from);
  for (const look of looks) {
    const value = style.getPropertyValue(look);
    to.setAttribute(look, look === "fill" || look === "stroke" ? colour(value) : value);
  }
  for (const name of ["class", "tabindex", "id", "role", "aria-label", "aria-current", "draggable"])
    to.removeAttribute(name);
};

/** The diagram as a standalone SVG as shown: with layer, theme and selection. */
export const svgText = (shown: SVGSVGElement, title: string): string => {
  const colour = createColours();
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const [parts, copies] = [[...shown.querySelectorAll("*")], [...copy.querySelectorAll("*")]];
  for (const [index, part] of parts.entries()) {
    const twin = copies[index];
    if (twin !== undefined) takeLooks(part, twin, colour);
  }
  for (const link of copies.filter(({ localName }) => localName === "a")) asGroup(link);
  const { width, height } = shown.viewBox.baseVal;
  takeLooks(shown, copy, colour);
  copy.setAttribute("xmlns", NAMESPACE);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const background = document.createElementNS(NAMESPACE, "rect");
  background.setAttribute("width", String(width));
  background.setAttribute("height", String(height));
  background.setAttribute("fill", colour(getComputedStyle(shown.parentElement ?? shown).backgroundColor));
  const name = document.createElementNS(NAMESPACE, "title");
  name.textContent = title;
  copy.prepend(name, background);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
};

/** The diagram as a PNG at double resolution. Undefined if the browser cannot create so large an image. */
export const pngBlob = async (shown: SVGSVGElement, title: string): Promise<Blob | undefined> => {
  const { width, height } = shown.viewBox.baseVal;
  const scale = [2, 1].find(
    (scale) => Math.max(width, height) * scale <= LARGEST_SIDE && width * height * scale ** 2 <= LARGEST_AREA,
  );
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  if (scale === undefined || brush === null) return undefined;
  const address = URL.createObjectURL(new Blob([svgText(shown, title)], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png");
  });
};
