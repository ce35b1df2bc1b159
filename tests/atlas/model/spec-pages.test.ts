import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { atlasFiles } from "../../../src/atlas/build/build-atlas.ts";
import { readAllIr } from "../../../src/atlas/build/diagrams.ts";
import { plainText, readPage, UnreadMarkdown } from "../../../src/atlas/build/read-page.ts";
import { readPages } from "../../../src/atlas/build/read-sources.ts";
import { specSectionsOf } from "../../../src/atlas/build/spec-sections.ts";
import type { Block, Inline } from "../../../src/atlas/model/page-text.ts";
import { sectionFile } from "../../../src/atlas/model/section-path.ts";
import { index } from "../page/fixture.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";

const FOLDERS = ["src", "server", "tests", "scripts", "locales", "docs"];
const FILES = [
  "README.md",
  "vite.config.ts",
  "vite.atlas.config.ts",
  "vitest.config.ts",
  "playwright.config.ts",
];
const THIS = "tests/atlas/model/spec-pages.test.ts";
/** A section that does not exist. */
const NO_SECTION = "shell §44";
/** Generated from the sources that are read here. */
const generated = ["docs/diagrams/", "docs/routes.json"];

const isRead = (file: string): boolean =>
  /\.(ts|tsx|mjs|css|json|md)$/.test(file) &&
  file !== THIS &&
  generated.every((start) => !file.startsWith(start));

const sources: readonly (readonly [file: string, text: string])[] = [
  ...FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name)),
  ),
  ...FILES,
]
  .filter(isRead)
  .map((file) => [file, fs.readFileSync(file, "utf8")]);

const sections = specSectionsOf(readPages());
const ids = new Set(sections.map(({ id }) => id));

/** "business §2, §8" cites two sections of business. */
const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(shell|business) (§[\d.]+(?:,\s*§[\d.]+)*)/g)].flatMap(([, document, numbers]) =>
    [...(numbers ?? "").matchAll(/§(\d+(?:\.\d+)*)/g)].map(([, number]) => `${document} §${number}`),
  );

describe("the files of the sections", () => {
  const spec = sections.map((section) => ({ ...section, carriedBy: [] }));
  const files = atlasFiles({ index, search: [], spec, machines: [] });

  it("are one for each, with its text; their list has none", () => {
    expect(sectionFile("shell §4")).toBe("spec/shell/4.json");
    expect(sectionFile("decisions/session")).toBe("spec/decisions/session.json");
    for (const section of spec) expect(files.get(sectionFile(section.id))).toBe(JSON.stringify(section));
    const list = JSON.parse(files.get("index.spec.json") ?? "") as readonly object[];
    expect(list).toMatchObject(spec.map(({ id, title, summary }) => ({ id, title, summary })));
    for (const listed of list) expect(listed).not.toHaveProperty("text");
  });

  it("are different files where case does not count", () => {
    expect(new Set([...files.keys()].map((name) => name.toLowerCase())).size).toBe(3 + spec.length);
  });
});

describe("the specification's pages", () => {
  it("have sections 1 to 9, each with a title, a summary and the anchor of its number", () => {
    for (const document of ["shell", "business"]) {
      const own = sections.filter((section) => section.document === document);
      expect(own.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${document} §${n}`));
      const markdown = fs.readFileSync(`docs/spec/${document}.md`, "utf8");
      for (const { id, title, summary } of own) {
        expect(title, id).not.toBe("");
        expect(summary, id).not.toBe("");
        const number = id.split("§")[1];
        expect(markdown).toContain(`<a id="s${number}"></a>\n\n## §${number} ${title}\n`);
      }
    }
  });

  it("contain no link to a section or page that does not exist", () => {
    const targets = (content: readonly Inline[]): readonly string[] =>
      content.flatMap((inline) => {
        if (inline.kind === "link") return "section" in inline.to ? [inline.to.section] : [];
        return "content" in inline ? targets(inline.content) : [];
      });
    const linksOf = (block: Block): readonly string[] => {
      if (block.kind === "list") return block.items.flat().flatMap(linksOf);
      if (block.kind === "table") return [...block.head, ...block.rows.flat()].flatMap(targets);
      return block.kind === "code" ? [] : targets(block.content);
    };
    const dead = sections.flatMap(({ id, text }) =>
      text
        .flatMap(linksOf)
        .filter((target) => !ids.has(target))
        .map((target) => `${id} → ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

describe("citations", () => {
  it("name an existing section everywhere in the repository", () => {
    const cited = sources.flatMap(([file, text]) => citedIn(text).map((id) => [file, id] as const));
    expect(cited.length).toBeGreaterThan(200);
    expect(
      cited.filter(([, id]) => !ids.has(id) && id !== NO_SECTION).map(([file, id]) => `${file}: ${id}`),
    ).toEqual([]);
  });

  it("of a page name an existing page of the repository by its path", () => {
    const missing = sources.flatMap(([file, text]) =>
      [...text.matchAll(/(?<![\w.*}-])[\w./-]*[\w-]+\.md\b(?!\.)/g)]
        .map(([name]) => name)
        .filter(
          (name) => !fs.existsSync(name) && !fs.existsSync(path.posix.join(path.posix.dirname(file), name)),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("of machines and of the error catalogue name a section or a page", async () => {
    const named = [
      ...(await readAllIr()).flatMap(({ states, transitions }) => [...states, ...transitions]),
      ...errorCatalogue.map(({ code, spec }) => ({ id: code, spec })),
    ];
    expect(
      named.filter(({ spec }) => spec !== "" && !ids.has(spec)).map(({ id, spec }) => `${id}: ${spec}`),
    ).toEqual([]);
  });

  it("are parsed with all numbers after one name", () => {
    expect(citedIn("(business §2, §8) and shell §44")).toEqual(["business §2", "business §8", "shell §44"]);
  });
});

describe("a page parsed into blocks", () => {
  const only = (markdown: string): Block => {
    const [block, ...others] = readPage(markdown, "docs/spec/shell.md");
    expect(others).toEqual([]);
    return block!;
  };

  it("keeps markup within a text as text", () => {
    expect(only("5 < 6 & `<b>` **bold**")).toEqual({
      kind: "paragraph",
      content: [
        { kind: "text", text: "5 < 6 & " },
        { kind: "code", text: "<b>" },
        { kind: "text", text: " " },
        { kind: "strong", content: [{ kind: "text", text: "bold" }] },
      ],
    });
  });

  it("contains links to a section, a page or the web, and only the text of any other link", () => {
    const link = (href: string): Inline => {
      const block = only(`[words](${href})`);
      return (block.kind === "paragraph" ? block.content : [])[0]!;
    };
    const content = [{ kind: "text", text: "words" }];
    expect(link("#s4")).toEqual({ kind: "link", to: { section: "shell §4" }, content });
    expect(link("business.md#s8")).toEqual({ kind: "link", to: { section: "business §8" }, content });
    expect(link("../decisions/session.md")).toEqual({
      kind: "link",
      to: { section: "decisions/session" },
      content,
    });
    expect(link("../decisions/README.md")).toEqual({ kind: "link", to: { section: "decisions" }, content });
    expect(link("https://example.test/a")).toEqual({
      kind: "link",
      to: { href: "https://example.test/a" },
      content,
    });
    expect(link("../../src/app/main.tsx")).toEqual({ kind: "text", text: "words" });
    expect(link("business.md")).toEqual({ kind: "text", text: "words" });
    expect(link("javascript:alert(1)")).toEqual({ kind: "text", text: "words" });
  });

  it("contains lists and tables", () => {
    expect(only("- one\n- two\n  - three")).toMatchObject({ kind: "list", ordered: false });
    expect(only("1. one")).toMatchObject({ kind: "list", ordered: true });
    const table = only("| a | b |\n|---|---|\n| 1 | `x` |");
    expect(table.kind === "table" && table.rows[0]?.map(plainText)).toEqual(["1", "x"]);
  });

  it("throws on unsupported Markdown", () => {
    expect(() => readPage("<script>alert(1)</script>", "docs/a.md")).toThrow(UnreadMarkdown);
    expect(() => readPage("a <b>c</b>", "docs/a.md")).toThrow(UnreadMarkdown);
    expect(() => readPage("![picture](a.png)", "docs/a.md")).toThrow(UnreadMarkdown);
  });
});
