/** A piece of a page as plain data: it is sent by the preview, shown in the desk and written into a file. */
export type Markup = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
}

/** An element. */
export const element = (
  tag: string,
  attributes: MarkupElement["attributes"],
  ...children: readonly Markup[]
): MarkupElement => ({ tag, attributes, children });

const isMarkup = (value: unknown): value is Markup => typeof value === "string" || isElement(value);

/** Checks a message's element. */
export const isElement = (value: unknown): value is MarkupElement => {
  const { tag, attributes, children } = (value ?? {}) as Partial<MarkupElement>;
  return (
    typeof tag === "string" &&
    typeof attributes === "object" &&
    attributes !== null &&
    Object.values(attributes).every((given) => typeof given === "string") &&
    Array.isArray(children) &&
    children.every(isMarkup)
  );
};

const SVG = "http://www.w3.org/2000/svg";

/** Elements without an end tag, of those that a page of steps can contain. */
const empty: readonly string[] = ["br", "col", "hr", "img", "input", "meta", "wbr"];

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The HTML text of a piece. */
export const htmlOf = (markup: Markup): string => {
  if (typeof markup === "string") return escaped(markup);
  const { tag, attributes, children } = markup;
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${given.join("")}>`;
  return empty.includes(tag) ? start : `${start}${children.map(htmlOf).join("")}</${tag}>`;
};

/** Makes the nodes of a piece, without reading HTML from a string (Trusted Types). */
export const nodeOf = (markup: Markup, inSvg = false): Node => {
  if (typeof markup === "string") return document.createTextNode(markup);
  const { tag, attributes, children } = markup;
  const isSvg = inSvg || tag === "svg";
  const made = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // The content policy refuses the attribute and allows the property.
    if (name === "style") made.style.cssText = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.map((child) => nodeOf(child, isSvg)));
  return made;
};

/** The same piece with each of its texts changed. */
export const withTexts = <Piece extends Markup>(markup: Piece, change: (text: string) => string): Piece => {
  const changed = (piece: Markup): Markup =>
    typeof piece === "string"
      ? change(piece)
      : {
          ...piece,
          attributes: Object.fromEntries(
            Object.entries(piece.attributes).map(([name, value]) => [name, change(value)]),
          ),
          children: piece.children.map(changed),
        };
  return changed(markup) as Piece;
};
