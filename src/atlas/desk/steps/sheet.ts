import { languageTag, type Catalogue } from "../../../domain/shell/locale.ts";
import { routeOfPath } from "../../../domain/shell/routes.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { screenTitle } from "../../../ui/shell/navigation/page-title.tsx";
import { heights, type FrameWidth } from "../desk-place.ts";
import { element, htmlOf, withTexts, type MarkupElement } from "./markup.ts";
import type { PageStep } from "./page-steps.ts";
import type { Made } from "./pictures.machine.ts";
import sheetStyles from "./sheet.css?raw";

/** A step of the page with its picture. */
export interface SheetStep {
  readonly step: PageStep;
  readonly made: Made;
  /** What the screen shows at its end. */
  readonly texts: readonly string[];
}

/** The texts of a journal have placeholders where somebody had typed something. */
type Readable = (text: string) => string;

/** How wide a picture is shown, in px: on paper and in a wide window, and in a narrow one. A phone's picture fits on one page with its text. */
const shownWidths: Readonly<Record<FrameWidth, { readonly wide: number; readonly narrow: number }>> = {
  390: { wide: 280, narrow: 240 },
  768: { wide: 480, narrow: 280 },
  1440: { wide: 640, narrow: 280 },
};

/** What the screen shows; of a page that opens, its picture tells enough. */
const shownIn = (step: PageStep | undefined, made: Made | undefined): readonly string[] =>
  step === undefined || step.opens || made?._tag !== "Taken" ? [] : made.texts;

/**
 * The steps that a customer sees: those in which somebody does something, or the screen shows something new. A screen
 * announces some lines again and again.
 */
export const stepsToShow = (steps: readonly PageStep[], made: readonly Made[]): readonly SheetStep[] =>
  made.flatMap((one, index) => {
    const step = steps[index];
    if (step === undefined) return [];
    const before = step.done.length > 0 ? [] : shownIn(steps[index - 1], made[index - 1]);
    const texts = shownIn(step, one).filter((line) => !before.includes(line));
    const isShown = step.done.length > 0 || texts.length > 0 || index === steps.length - 1;
    return isShown ? [{ step, made: one, texts }] : [];
  });

/** The texts of a step: the first sentence is its heading. */
export const sentencesOf = (t: Text, { step, texts }: SheetStep): readonly string[] => {
  const screen = screenTitle(t, routeOfPath(step.end.path).name);
  const done = step.done.length === 0 ? [t("desk.page.on", { screen })] : step.done;
  return step.end.waiting && texts.length === 0 ? [...done, t("desk.page.waiting")] : done;
};

const pictureOf = (t: Text, no: number, { step, made }: SheetStep): MarkupElement => {
  if (made._tag === "Failed") return element("p", {}, t("desk.page.no_picture"));
  const screen = screenTitle(t, routeOfPath(step.end.path).name);
  // An image for screen readers: what the screen shows is above it, and its menus would be read with each step.
  return element(
    "div",
    { class: "taken", role: "img", "aria-label": t("desk.page.picture", { no, screen }) },
    { ...made.picture, attributes: { ...made.picture.attributes, inert: "" } },
  );
};

const itemOf = (t: Text, no: number, shown: SheetStep): MarkupElement => {
  const [heading = "", ...others] = sentencesOf(t, shown);
  const lines = shown.texts;
  return element(
    "li",
    { class: "step" },
    element(
      "div",
      { class: "text" },
      element("h2", {}, heading),
      ...others.map((sentence) => element("p", {}, sentence)),
      ...(lines.length === 0
        ? []
        : [
            element("p", {}, t("desk.page.shown")),
            element("blockquote", { class: "shown" }, ...lines.map((line) => element("p", {}, line))),
          ]),
    ),
    pictureOf(t, no, shown),
  );
};

export interface SheetOptions {
  /** The customer's language, and its texts. */
  readonly locale: Catalogue;
  readonly t: Text;
  readonly width: FrameWidth;
  readonly steps: readonly SheetStep[];
  readonly readable: Readable;
}

/** The sheet in the customer's language: a heading, and each step with its picture. */
export const sheetOf = ({ locale, t, width, steps, readable }: SheetOptions): MarkupElement => {
  const { wide, narrow } = shownWidths[width];
  const scales = `--width: ${width}px; --height: ${heights[width]}px; --scale: ${wide / width}; --small: ${narrow / width}`;
  const sheet = element(
    "article",
    { class: "sheet", lang: languageTag(locale), dir: "ltr", style: scales },
    element(
      "div",
      { class: "head" },
      element("h1", {}, t("desk.page.title")),
      element("p", {}, t("desk.page.examples")),
    ),
    element("ol", { class: "steps" }, ...steps.map((shown, index) => itemOf(t, index + 1, shown))),
  );
  return withTexts(sheet, readable);
};

/** The styles of a sheet: its own, and those of the screens in its pictures. */
export const stylesOf = (steps: readonly Made[]): string => {
  const latest = steps.findLast((made) => made._tag === "Taken");
  return `${latest?.styles ?? ""}\n${sheetStyles}`;
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** The sheet as one HTML file, which runs no script and asks for nothing. */
export const fileOf = (
  sheet: MarkupElement,
  styles: string,
  { t, locale }: Pick<SheetOptions, "t" | "locale">,
) => {
  const head = element(
    "head",
    {},
    element("meta", { charset: "utf-8" }),
    element("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("title", {}, t("desk.page.title")),
  );
  // Pictures of the portal, such as the manufacturer's mark, are not in the file.
  const alone = styles.replaceAll(/url\((?!["']?data:)[^)]*\)/g, "none");
  // A style sheet is no HTML: only its end has to be none.
  const style = `<style>${alone.replaceAll("</", String.raw`<\/`)}</style>`;
  const body = element("body", {}, element("main", { class: "alone" }, sheet));
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="ltr">
${htmlOf(head).replace("</head>", () => `${style}</head>`)}
${htmlOf(body)}
</html>
`;
};
