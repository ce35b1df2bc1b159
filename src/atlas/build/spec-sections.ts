import type { SectionText } from "../model/atlas-model.ts";
import type { Block } from "../model/page-text.ts";
import { idOf, plainText, readPage } from "./read-page.ts";

/** The pages that a citation may name, by path. */
export type Pages = ReadonlyMap<string, string>;

export type Section = Omit<SectionText, "carriedBy">;

/** The content from one heading to the next of the same level. */
interface Chapter {
  readonly title: string;
  readonly text: readonly Block[];
}

const chaptersOf = (blocks: readonly Block[], level: number): readonly Chapter[] =>
  blocks.reduce<readonly Chapter[]>((chapters, block) => {
    if (block.kind === "heading" && block.level === level)
      return [...chapters, { title: plainText(block.content), text: [] }];
    const last = chapters.at(-1);
    return last === undefined ? [] : [...chapters.slice(0, -1), { ...last, text: [...last.text, block] }];
  }, []);

const summaryOf = (text: readonly Block[]): string => {
  const first = text.find((block) => block.kind === "paragraph");
  return first === undefined ? "" : plainText(first.content);
};

const documents = ["shell", "business"] as const;

const sectionsOfPage = (file: string, markdown: string): readonly Section[] => {
  const blocks = readPage(markdown, file);
  const document = documents.find((name) => file === `docs/spec/${name}.md`);
  if (document === undefined)
    return chaptersOf(blocks, 1).map(({ title, text }) => ({
      id: idOf(file),
      document: "project",
      title,
      summary: summaryOf(text),
      text,
    }));
  return chaptersOf(blocks, 2).map(({ title, text }) => {
    const [, number = "", name = ""] = /^§(\d+) (.+)$/.exec(title) ?? [];
    return { id: `${document} §${number}`, document, title: name, summary: summaryOf(text), text };
  });
};

/** Every section of the specification and every project page: the valid values of `meta.spec`. */
export const specSectionsOf = (pages: Pages): readonly Section[] =>
  [...pages]
    .flatMap(([file, markdown]) => sectionsOfPage(file, markdown))
    .toSorted((one, other) => order(one) - order(other));

const order = ({ document }: Section): number => ["shell", "business", "project"].indexOf(document);
