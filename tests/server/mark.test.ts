import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { inLanguage } from "../../server/documents/kit/in-language.ts";
import { createPaper } from "../../server/documents/kit/paper.ts";
import { drawnMark } from "../../server/mark/drawn-mark.ts";
import { readMark } from "../../server/mark/mark.ts";
import { EnvironmentRefused } from "../../server/variables.ts";
import { coloursAt } from "../support/pictures/pdf-colours.ts";

const dir = mkdtempSync(join(tmpdir(), "portal-mark-"));
afterAll(() => rmSync(dir, { recursive: true }));
const file = (name: string, text: string): string => {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
};
const svg = (content: string, tag = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"`): string =>
  `<svg ${tag}>${content}</svg>`;
const red = svg('<rect width="60" height="20" fill="#f00"/>');
const blue = svg('<rect width="60" height="20" fill="#00f"/>');

describe("the mark of a deployment", () => {
  it("is that of its files, one for both backgrounds where only one is named, and the demo's without any", () => {
    const [light, dark] = [file("light.svg", red), file("dark.svg", blue)];
    expect(readMark({ MARK: light, MARK_DARK: dark })).toEqual({ light: red, dark: blue });
    expect(readMark({ MARK: light })).toEqual({ light: red, dark: red });
    const { light: demo, dark: demoOnDark } = readMark({});
    expect(readMark({ MARK: file("a.svg", demo), MARK_DARK: file("b.svg", demoOnDark) })).toEqual(
      readMark({}),
    );
    expect(demo).not.toBe(demoOnDark);
  });

  it.each([
    ["a file that is not there", "", "cannot be read"],
    ["a picture of another kind", "\u{89}PNG", "no SVG"],
    ["a page", "<!doctype html><p><svg viewBox='0 0 1 1'></svg>", "no SVG"],
    ["a drawing without a shape of its own", svg("", 'xmlns="http://www.w3.org/2000/svg"'), "viewBox"],
    ["a script", svg("<script>1</script>"), "script"],
    ["a picture of elsewhere", svg('<image href="https://a.example/b.png"/>'), "loads"],
    ["a font of elsewhere", svg("<style>@import 'a.css'</style>"), "loads"],
    ["a fill of elsewhere", svg('<rect fill="url(https://a.example/#b)"/>'), "loads"],
    ["too much", svg(`<path d="${"M0 0".repeat(10_000)}"/>`), "8 kB"],
  ])("refuses %s with a message that names the variable", (_, text, words) => {
    const named = text === "" ? join(dir, "none.svg") : file("wrong.svg", text);
    expect(() => readMark({ MARK: named })).toThrow(EnvironmentRefused);
    expect(() => readMark({ MARK: named })).toThrow(words);
    expect(() => readMark({ MARK: file("right.svg", red), MARK_DARK: named })).toThrow(/^MARK_DARK/);
  });

  it("refuses a dark form alone", () => {
    expect(() => readMark({ MARK_DARK: file("dark.svg", blue) })).toThrow("MARK_DARK is the dark form");
  });

  it("takes what refers to its own parts", () => {
    const own = svg('<defs><path id="a" d="M0 0h9"/></defs><use href="#a"/><rect fill="url(#b)"/>');
    expect(readMark({ MARK: file("own.svg", own) }).light).toBe(own);
  });
});

describe("the drawn mark", () => {
  const nothing: unknown[] = [];
  const draw = (light: string, report: (error: unknown) => void = (error) => void nothing.push(error)) =>
    drawnMark({ light, dark: light }, report);

  it("is a PNG in its shape and colours, drawn once", async () => {
    const drawMark = draw(red);
    const [bytes, again] = await Promise.all([drawMark(), drawMark()]);
    expect(again).toBe(bytes);
    expect(bytes?.subarray(1, 4).toString()).toBe("PNG");
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 768, height: 256 });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect(nothing).toEqual([]);
  });

  it("stands on white where it has nothing", async () => {
    const bytes = await draw(svg('<rect x="30" width="30" height="20"/>'))();
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it("is reported and left out where it cannot be drawn", async () => {
    const reported: unknown[] = [];
    expect(await draw("<svg", (error) => void reported.push(error))()).toBeUndefined();
    expect(reported).toEqual([new Error("the mark cannot be drawn: DAMAGED")]);
  });

  it("is at the head of each page of a document, which has it once", async () => {
    const pages = async (mark: Buffer | undefined): Promise<Buffer> => {
      const paper = createPaper({
        title: "Long",
        language: "en",
        issuer: "Maker GmbH",
        mark,
        date: new Date("2026-02-05"),
        pageOf: (page, all) => `${page} of ${all}`,
      });
      for (let line = 0; line < 60; line += 1) paper.paragraph("words");
      return paper.finish();
    };
    const [redColour, white] = [
      [255, 0, 0],
      [255, 255, 255],
    ];
    const marked = await pages(await draw(red)());
    expect(await coloursAt(marked, 70, 47)).toEqual([redColour, redColour]);
    expect(marked.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(await coloursAt(await pages(undefined), 140, 47)).toEqual([white, white]);
  });

  it("is asked of the issuer for a document", async () => {
    const issuer = { name: "Maker GmbH", mark: draw(red) };
    const paper = await inLanguage("int", issuer).paper("Title", new Date("2026-02-05"));
    expect(await coloursAt(await paper.finish(), 70, 47)).toEqual([[255, 0, 0]]);
  });
});
