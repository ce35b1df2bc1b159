import type { Calendar } from "./calendar.ts";
import { cycle } from "./random.ts";
import type { DemoCatalogue } from "./texts/demo-catalogue.ts";
import { messageTopics, type TopicTexts } from "./texts/message-texts.ts";
import { messagesCaes } from "./texts/messages-caes.ts";
import { messagesCscz } from "./texts/messages-cscz.ts";
import { messagesDede } from "./texts/messages-dede.ts";
import { messagesEses } from "./texts/messages-eses.ts";
import { messagesFrfr } from "./texts/messages-frfr.ts";
import { messagesInt } from "./texts/messages-int.ts";
import { messagesItit } from "./texts/messages-itit.ts";
import { messagesNlnl } from "./texts/messages-nlnl.ts";
import { messagesPlpl } from "./texts/messages-plpl.ts";
import { messagesSksk } from "./texts/messages-sksk.ts";
import { messagesTrtr } from "./texts/messages-trtr.ts";

/** Number of messages at scale 1, and the days that they cover. */
const baseCount = 80;
const history = 560;
const texts: Readonly<Record<DemoCatalogue, TopicTexts>> = {
  int: messagesInt,
  dede: messagesDede,
  frfr: messagesFrfr,
  cscz: messagesCscz,
  eses: messagesEses,
  nlnl: messagesNlnl,
  itit: messagesItit,
  plpl: messagesPlpl,
  sksk: messagesSksk,
  trtr: messagesTrtr,
  caes: messagesCaes,
};

/** Messages and their texts, as rows. */
export interface DemoMessages {
  readonly messages: readonly (object & { readonly id: string })[];
  readonly texts: readonly object[];
}

/** All messages, newest first; the newest has the highest number. */
export const makeMessages = (calendar: Calendar, scale: number): DemoMessages => {
  const count = baseCount * scale;
  const made = Array.from({ length: count }, (_, index) => ({
    index,
    id: `M-${String(count - index).padStart(4, "0")}`,
    ...cycle(messageTopics, index),
  }));
  // Versions increase with time: the newest message of 80 is about 16.9, the oldest about 10.0.
  const versionOf = (index: number): string =>
    `${10 + Math.floor((count - 1 - index) / (12 * scale))}.${Math.floor((count - 1 - index) / scale) % 12}`;
  return {
    messages: made.map(({ id, index, priority, tags, audience }) => ({
      id,
      priority,
      tags,
      audience,
      published_at: calendar.momentAgo(1 + Math.floor((index * history) / count), 8 * 60 + (index % 60)),
    })),
    texts: made.flatMap(({ id, index, topic }) =>
      Object.entries(texts).map(([catalogue, byTopic]) => {
        const [title, ...paragraphs] = byTopic[topic].map((text) =>
          text.replaceAll("{version}", versionOf(index)),
        );
        return { message_id: id, catalogue, title, paragraphs };
      }),
    ),
  };
};
