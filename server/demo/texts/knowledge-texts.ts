import type { TicketAreaCode } from "../../../src/domain/tickets/ticket-area.ts";
import type { DemoCatalogue } from "./demo-catalogue.ts";
import { knowledgeCaes } from "./knowledge-caes.ts";
import { knowledgeCscz } from "./knowledge-cscz.ts";
import { knowledgeDede } from "./knowledge-dede.ts";
import { knowledgeEses } from "./knowledge-eses.ts";
import { knowledgeFrfr } from "./knowledge-frfr.ts";
import { knowledgeInt } from "./knowledge-int.ts";
import { knowledgeItit } from "./knowledge-itit.ts";
import { knowledgeNlnl } from "./knowledge-nlnl.ts";
import { knowledgePlpl } from "./knowledge-plpl.ts";
import { knowledgeSksk } from "./knowledge-sksk.ts";
import { knowledgeIds, type KnowledgeId, type KnowledgeTexts } from "./knowledge-text.ts";
import { knowledgeTrtr } from "./knowledge-trtr.ts";

/** A knowledge base article: question and answer paragraphs by catalogue. */
interface KnowledgeText {
  readonly id: KnowledgeId;
  readonly area: TicketAreaCode;
  readonly texts: Readonly<Record<string, KnowledgeTexts[KnowledgeId]>>;
}

const areas: Readonly<Record<KnowledgeId, TicketAreaCode>> = {
  unreachable: "product",
  "default-password": "product",
  "update-led": "product",
  "weather-ended": "cloud_service",
  transfer: "cloud_service",
  "order-late": "order",
  "missing-box": "order",
  payment: "invoice",
  certificate: "training",
  rights: "portal",
};

const texts: Readonly<Record<DemoCatalogue, KnowledgeTexts>> = {
  int: knowledgeInt,
  dede: knowledgeDede,
  frfr: knowledgeFrfr,
  cscz: knowledgeCscz,
  eses: knowledgeEses,
  nlnl: knowledgeNlnl,
  itit: knowledgeItit,
  plpl: knowledgePlpl,
  sksk: knowledgeSksk,
  trtr: knowledgeTrtr,
  caes: knowledgeCaes,
};

/** The demo portal's knowledge base. */
export const knowledgeTexts: readonly KnowledgeText[] = knowledgeIds.map((id) => ({
  id,
  area: areas[id],
  texts: Object.fromEntries(Object.entries(texts).map(([catalogue, byId]) => [catalogue, byId[id]])),
}));
