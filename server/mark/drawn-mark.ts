import { Readable } from "node:stream";
import { drawDocument, readDrawn } from "../pictures/drawn-document.ts";
import type { Mark } from "./mark.ts";

/** Draws the mark for paper and mail, which show no SVG: a PNG on white. Undefined, after `report`, where it cannot be drawn. */
export type DrawMark = () => Promise<Buffer | undefined>;

/** Draws the mark with its first use, and once: it is the same as long as the process runs. */
export const drawnMark = (mark: Mark, report: (error: unknown) => void): DrawMark => {
  let drawn: Promise<Buffer | undefined> | undefined;
  const draw = async (): Promise<Buffer | undefined> => {
    const document = readDrawn(await drawDocument("svg", Readable.from(mark.light)));
    if ("problem" in document) throw new Error(`the mark cannot be drawn: ${document.problem}`);
    return document.pages[0]?.bytes;
  };
  return () =>
    (drawn ??= draw().catch((error: unknown) => {
      report(error);
      // A server that was busy then may draw it for the next document.
      drawn = undefined;
      return undefined;
    }));
};
