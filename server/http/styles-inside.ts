import type { PrerenderedName } from "../../src/prerender/prerendered.ts";
import { withMarkInside } from "../mark/mark-in-styles.ts";
import type { Mark } from "../mark/mark.ts";
import { hashSource } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

const sheet = /<link rel="stylesheet" href="([^"]*)">/;

/**
 * A page with the styles that it begins with, and the deployment's mark in them, inside it, which saves requests and a round trip, and the styles'
 * source for the content policy.
 */
export const withStylesInside = (
  html: string,
  files: StaticFiles,
  prerendered: PrerenderedName | undefined,
  mark: Mark,
): { readonly html: string; readonly styles: string } => {
  const built = [
    sheet.exec(html)?.[1] ?? "",
    ...(prerendered === undefined ? [] : [`/prerendered/${prerendered}.css`]),
  ]
    .map((address) => files.get(address)?.plain.toString() ?? "")
    .join("");
  const styles = withMarkInside(built, mark);
  return { html: html.replace(sheet, () => `<style>${styles}</style>`), styles: hashSource(styles) };
};
