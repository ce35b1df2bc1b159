import { createHash } from "node:crypto";

/** A piece of HTML that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type HtmlValue = string | number | Html | readonly Html[];

const write = (value: HtmlValue): string => {
  if (value instanceof Html) return value.text;
  return typeof value === "string" || typeof value === "number"
    ? escape(String(value))
    : value.map(({ text }) => text).join("");
};

/** A template tag for HTML: every value is escaped unless it is `Html`. */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(
    strings.map((text, index) => (index === 0 ? text : `${write(values[index - 1] ?? "")}${text}`)).join(""),
  );

const asItIs = (text: string): Html => html`${text}`;

/** A text of several lines as paragraphs, each line written by `writeLine`: an empty line ends one. */
export const paragraphs = (text: string, writeLine: (line: string) => HtmlValue = asItIs): readonly Html[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split("\n"))
    .filter((lines) => lines.some((line) => line.trim() !== ""))
    .map((lines) =>
      lines.map(writeLine).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`)),
    )
    .map((lines) => html`<p>${lines}</p> `);

/** A style element, and the source by which a policy allows it. */
export const inlineStyle = (css: string): { readonly element: Html; readonly source: string } => ({
  element: new Html(`<style>${css}</style>`),
  source: `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
});

/** A whole document. */
export const htmlDocument = ({
  language,
  title,
  head,
  attributes = "",
  body,
}: {
  readonly language: string;
  readonly title: string;
  /** What stands in the head beside the title. */
  readonly head: Html;
  /** Of the body element. */
  readonly attributes?: Html | "";
  readonly body: Html;
}): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
      </head>
      <body${attributes}>
        ${body}
      </body>
    </html>`.text;

/** A whole page of the development tools. */
export const toolPage = (title: string, content: Html): string =>
  htmlDocument({
    language: "en",
    title: `${title} · Development portal`,
    head: html`<link rel="stylesheet" href="/api/docs.css" />`,
    body: html`<nav><a href="/">Portal</a> <a href="/dev/">Tools</a> <a href="/api/docs">Calls</a></nav>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
