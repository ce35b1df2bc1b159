import { element, type Markup, type MarkupElement } from "../steps/markup.ts";

/** Elements that show nothing by themselves, or that load something. */
const dropped: readonly string[] = [
  "base",
  "embed",
  "iframe",
  "link",
  "meta",
  "noscript",
  "object",
  "script",
  "style",
  "template",
];

/** What a picture has no use for: scripts, addresses, names, and places for the focus. */
const withoutUse =
  /^(?:on.*|id|for|name|form.*|href|xlink:href|src|srcset|poster|action|target|ping|tabindex|autofocus|accesskey|contenteditable|popover|title|value|checked|selected|style|aria-(?:labelledby|describedby|controls|owns|activedescendant|errormessage|details))$/;

/** So much of an image's address stands in a file; a larger one is drawn anew in its shown size. */
const LONGEST_IMAGE = 30_000;

const drawn = (image: HTMLImageElement): string => {
  if (image.src.startsWith("data:") && image.src.length < LONGEST_IMAGE) return image.src;
  const canvas = document.createElement("canvas");
  canvas.width = image.clientWidth;
  canvas.height = image.clientHeight;
  // A canvas or an image without a size, and an image that has not come, are left empty.
  if (canvas.width * canvas.height === 0 || !image.complete || image.naturalWidth === 0) return "";
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.8);
};

const attributesOf = (from: Element): Record<string, string> =>
  Object.fromEntries(
    [...from.attributes]
      .filter(({ name }) => !withoutUse.test(name) && /^[a-z][\w:-]*$/i.test(name))
      .map(({ name, value }) => [name, value]),
  );

/** What the person sees of a control's content is a property; a file has attributes only. */
const contentOf = (from: Element): Readonly<Record<string, string>> => {
  if (from instanceof HTMLInputElement) {
    const value = from.type === "password" ? "x".repeat(from.value.length) : from.value;
    return { ...(from.type !== "file" && { value }), ...(from.checked && { checked: "" }) };
  }
  if (from instanceof HTMLOptionElement && from.selected) return { selected: "" };
  if (from instanceof HTMLImageElement) return { src: drawn(from), alt: "" };
  return {};
};

/** How far an element that sticks has left its place in the text, in px. */
const stuckBy = (from: HTMLElement): number => {
  const { top } = from.getBoundingClientRect();
  const { position } = from.style;
  from.style.position = "static";
  const by = top - from.getBoundingClientRect().top;
  from.style.position = position;
  return by;
};

/** Where the browser itself puts an element: on top of all, at its place in the window. */
const topLayer = (from: HTMLElement): string => {
  const { top, left, width, height } = from.getBoundingClientRect();
  return `position: fixed; inset: ${top}px auto auto ${left}px; inline-size: ${width}px; block-size: ${height}px; margin: 0; max-inline-size: none; max-block-size: none; z-index: 2147483647`;
};

const styleOf = (from: Element): string => {
  if (!(from instanceof HTMLElement)) return from.getAttribute("style") ?? "";
  const own = from.style.cssText;
  if (from instanceof HTMLDialogElement && from.open) return `${own};${topLayer(from)}`;
  if (getComputedStyle(from).position !== "sticky") return own;
  return `${own};position: relative; inset: ${stuckBy(from)}px auto auto 0`;
};

/** A dialog covers the page with its backdrop. */
const backdropOf = (from: Element): readonly Markup[] =>
  from instanceof HTMLDialogElement && from.open
    ? [
        element("div", {
          style: `position: fixed; inset: 0; z-index: 2147483646; background: ${getComputedStyle(from, "::backdrop").backgroundColor}`,
        }),
      ]
    : [];

/** A scrolled part shows what it is scrolled to. */
const scrolled = ({ scrollTop }: Element, children: readonly Markup[]): readonly Markup[] =>
  scrollTop === 0
    ? children
    : [element("div", { style: `position: relative; inset-block-start: ${-scrollTop}px` }, ...children)];

const childrenOf = (from: Element): readonly Markup[] => {
  if (from instanceof HTMLTextAreaElement) return [from.value];
  return [...from.childNodes].flatMap((node): readonly Markup[] => {
    if (node instanceof Element) return markupsOf(node);
    return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [];
  });
};

const markupsOf = (from: Element): readonly Markup[] => {
  // What is not rendered is in no picture: menus that are closed, the other layout of a phone.
  if (dropped.includes(from.localName) || getComputedStyle(from).display === "none") return [];
  const style = styleOf(from);
  const attributes = { ...attributesOf(from), ...contentOf(from), ...(style !== "" && { style }) };
  return [
    ...backdropOf(from),
    {
      tag: from.localName,
      attributes,
      children: from instanceof HTMLElement ? scrolled(from, childrenOf(from)) : childrenOf(from),
    },
  ];
};

/** The classes of a picture's root and of the body within it, in the place of `html` and `body`. */
export const ROOT = "taken-screen";
export const BODY = "taken-body";

const classOf = (from: Element, own: string): string => `${own} ${from.className}`.trim();

/** A page is filled by the background of its root, or else of its body. */
const backgroundOf = ({ documentElement, body }: Document): string => {
  const own = getComputedStyle(documentElement).backgroundColor;
  return own === "rgba(0, 0, 0, 0)" ? getComputedStyle(body).backgroundColor : own;
};

/** The page as it is in the window, as elements that do nothing. */
export const pictureOf = (page: Document): MarkupElement => {
  const { documentElement: root, body } = page;
  const size = `inline-size: ${root.clientWidth}px; block-size: ${window.innerHeight}px`;
  return element(
    "div",
    {
      ...attributesOf(root),
      class: classOf(root, ROOT),
      style: `${size}; background: ${backgroundOf(page)}`,
    },
    element(
      "div",
      {
        ...attributesOf(body),
        class: classOf(body, BODY),
        style: `position: relative; inset-block-start: ${-window.scrollY}px`,
      },
      ...childrenOf(body),
    ),
  );
};
