/** The articles of the demo portal's knowledge base, in their order. */
export const knowledgeIds = [
  "unreachable",
  "default-password",
  "update-led",
  "weather-ended",
  "transfer",
  "order-late",
  "missing-box",
  "payment",
  "certificate",
  "rights",
] as const;
export type KnowledgeId = (typeof knowledgeIds)[number];

/** The articles in one language. */
export type KnowledgeTexts = Readonly<Record<KnowledgeId, readonly [question: string, ...answer: string[]]>>;
