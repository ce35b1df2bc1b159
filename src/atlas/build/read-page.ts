import path from "node:path";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import type { Block, Inline } from "../model/page-text.ts";

/** Thrown for Markdown that the atlas cannot render. */
export class UnreadMarkdown extends Error {
  override readonly name = "UnreadMarkdown";
}

/** The id of a project page in `meta.spec`: its path below `docs/`, or its folder for an index. */
export const idOf = (file: string): string =>
  file
    .replace(/^docs\//, "")
    .replace(/\.md$/, "")
    .replace(/\/README$/, "");

/** The id of a link's target; undefined if the atlas does not show it. */
const targetOf = (file: string, anchor: string | undefined): string | undefined => {
  if (/^docs\/(decisions\/)?[\w-]+\.md$/.test(file)) return idOf(file);
  const document = /^docs\/spec\/(shell|business)\.md$/.exec(file)?.[1];
  const number = /^s(\d+)$/.exec(anchor ?? "")?.[1];
  return document === undefined || number === undefined ? undefined : `${document} §${number}`;
};

const unread = (file: string, { type, raw }: Token): never => {
  throw new UnreadMarkdown(`${file}: ${type} “${raw.trim().slice(0, 60)}”`);
};

/** A link to a page of the atlas is kept; of a link to any other file of the repository only the text is kept. */
const readLink = ({ href, tokens }: Tokens.Link, file: string): readonly Inline[] => {
  const content = readInlines(tokens, file);
  if (/^https?:/.test(href)) return [{ kind: "link", to: { href }, content }];
  const [to = "", anchor] = href.split("#");
  const section = targetOf(to === "" ? file : path.posix.join(path.posix.dirname(file), to), anchor);
  return section === undefined ? content : [{ kind: "link", to: { section }, content }];
};

const readInline = (token: MarkedToken, file: string): readonly Inline[] => {
  if (token.type === "text" || token.type === "escape") return [{ kind: "text", text: token.text }];
  if (token.type === "codespan") return [{ kind: "code", text: token.text }];
  if (token.type === "strong") return [{ kind: "strong", content: readInlines(token.tokens, file) }];
  if (token.type === "em") return [{ kind: "emphasis", content: readInlines(token.tokens, file) }];
  if (token.type === "link") return readLink(token, file);
  return unread(file, token);
};

const readInlines = (tokens: readonly Token[], file: string): readonly Inline[] =>
  tokens.flatMap((token) => readInline(token as MarkedToken, file));

const isAnchor = (raw: string): boolean => /^<a id="[\w-]+"><\/a>$/.test(raw.trim());

const readBlock = (token: MarkedToken, file: string): readonly Block[] => {
  if (token.type === "space" || isAnchor(token.raw)) return [];
  if (token.type === "heading")
    return [{ kind: "heading", level: token.depth, content: readInlines(token.tokens, file) }];
  if (token.type === "paragraph" || token.type === "text")
    return [{ kind: "paragraph", content: readInlines(token.tokens ?? [], file) }];
  if (token.type === "list")
    return [
      {
        kind: "list",
        ordered: token.ordered,
        items: token.items.map(({ tokens }) => readBlocks(tokens, file)),
      },
    ];
  if (token.type === "table")
    return [
      {
        kind: "table",
        head: token.header.map(({ tokens }) => readInlines(tokens, file)),
        rows: token.rows.map((row) => row.map(({ tokens }) => readInlines(tokens, file))),
      },
    ];
  if (token.type === "code") return [{ kind: "code", text: token.text }];
  return unread(file, token);
};

const readBlocks = (tokens: readonly Token[], file: string): readonly Block[] =>
  tokens.flatMap((token) => readBlock(token as MarkedToken, file));

/** Parses a page into blocks. The atlas renders these as elements, so that no markup of a page reaches the document. */
export const readPage = (markdown: string, file: string): readonly Block[] =>
  readBlocks(lexer(markdown), file);

/** The text of a line without markup. */
export const plainText = (content: readonly Inline[]): string =>
  content.map((inline) => ("text" in inline ? inline.text : plainText(inline.content))).join("");
