import * as Schema from "effect/Schema";
import { catalogueOf } from "../../../src/domain/shell/locale.ts";
import { TicketArea } from "../../../src/domain/tickets/ticket-area.ts";
import type { Handlers } from "../../http/handler.ts";

const toArea = Schema.decodeSync(TicketArea);

/** Knowledge base articles in the reader's language, or in international English if not translated. */
export const knowledgeHandlers: Handlers<"getKnowledge"> = {
  getKnowledge: async ({ sql }, { instance, area }) => {
    const rows = await sql<{ id: string; area: string; question: string; answer: readonly string[] }>`
      select k.id, k.area, texts.question, texts.answer
      from knowledge k join lateral (
        select x.question, x.answer from knowledge_texts x where x.entry_id = k.id and x.catalogue = any (${[catalogueOf(instance), "int"]}::text[])
        order by x.catalogue = 'int' limit 1
      ) texts on true
      where ${area ?? null}::text is null or k.area = ${area ?? null} order by k.position, k.id`;
    return rows.map(({ id, area: code, question, answer }) => ({ id, area: toArea(code), question, answer }));
  },
};
