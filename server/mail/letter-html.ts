import { html, htmlDocument, paragraphs, type Html } from "../dev/html.ts";

/** The mark's name among a letter's parts (RFC 2392). */
export const MARK_PART = "mark@portal";

const address = /(https?:\/\/\S+)/;

/** The addresses of a line are links: the server writes them alone, or at a line's end. */
const withLinks = (line: string): readonly Html[] =>
  line
    .split(address)
    .map((part) => (address.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** What a letter's HTML has beside its text. */
interface LetterLook {
  readonly title: string;
  /** The language of its text, as a BCP 47 tag. */
  readonly language: string;
  /** Whether the letter has a part with the mark. */
  readonly mark: boolean;
}

/**
 * A letter's text as HTML, which mail programs show in place of it: the manufacturer's mark above the same words, in the program's own type and
 * colours.
 */
export const letterHtml = (text: string, { title, language, mark }: LetterLook): string =>
  htmlDocument({
    language,
    title,
    head: html``,
    body: html`${mark ? html`<p><img src="cid:${MARK_PART}" alt="" height="32" /></p> ` : ""}${paragraphs(text, withLinks)}`,
  });
