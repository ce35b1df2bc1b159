import type { PrerenderedName } from "../../src/prerender/prerendered.ts";
import { hashSource } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

const sheet = /<link rel="stylesheet" href="([^"]*)">/;

/** A page with the styles that it begins with inside it, which saves a request and a round trip, and their source for the content policy. */
export const withStylesInside = (
  html: string,
  files: StaticFiles,
  prerendered: PrerenderedName | undefined,
): { readonly html: string; readonly styles: string } => {
  const styles = [
    sheet.exec(html)?.[1] ?? "",
    ...(prerendered === undefined ? [] : [`/prerendered/${prerendered}.css`]),
  ]
    .map((address) => files.get(address)?.plain.toString() ?? "")
    .join("");
  return { html: html.replace(sheet, () => `<style>${styles}</style>`), styles: hashSource(styles) };
};
