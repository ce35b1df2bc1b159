import { knowledgeTexts } from "./texts/knowledge-texts.ts";

/** The knowledge base articles and their texts as rows. */
export const makeKnowledge = (): {
  readonly entries: readonly object[];
  readonly texts: readonly object[];
} => ({
  entries: knowledgeTexts.map(({ id, area }, position) => ({ id, area, position })),
  texts: knowledgeTexts.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([catalogue, [question, ...answer]]) => ({
      entry_id: id,
      catalogue,
      question,
      answer,
    })),
  ),
});
