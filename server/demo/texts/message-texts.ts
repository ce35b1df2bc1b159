import type { messagePriorities, messageTags } from "../../../src/domain/messages/message.ts";

/** A topic of the demo messages; its texts are in the files of each language. */
export interface MessageTopic {
  readonly topic: TopicName;
  readonly priority: (typeof messagePriorities)[number];
  readonly tags: readonly (typeof messageTags)[number][];
  /** Groups, or `everybody`. */
  readonly audience: readonly string[];
}

type TopicName =
  | "config"
  | "app"
  | "maintenance"
  | "newProduct"
  | "tutorial"
  | "priceList"
  | "security"
  | "successor"
  | "openingHours"
  | "webinar"
  | "firstSteps"
  | "weather";

/** A title and two paragraphs; `{version}` is a number such as 15.4. */
type TopicText = readonly [title: string, first: string, second: string];
export type TopicTexts = Readonly<Record<TopicName, TopicText>>;

export const messageTopics: readonly MessageTopic[] = [
  { topic: "config", priority: "high", tags: ["config", "updates"], audience: ["everybody"] },
  { topic: "newProduct", priority: "default", tags: ["products"], audience: ["partner", "ma"] },
  { topic: "app", priority: "default", tags: ["app", "updates"], audience: ["everybody"] },
  { topic: "firstSteps", priority: "medium", tags: ["general"], audience: ["startingPartner"] },
  { topic: "maintenance", priority: "high", tags: ["services"], audience: ["everybody"] },
  { topic: "tutorial", priority: "low", tags: ["tutorial"], audience: ["partner", "ma"] },
  { topic: "priceList", priority: "medium", tags: ["general", "products"], audience: ["partner"] },
  { topic: "security", priority: "high", tags: ["updates", "config"], audience: ["everybody"] },
  { topic: "weather", priority: "low", tags: ["services"], audience: ["endcustomer"] },
  {
    topic: "successor",
    priority: "medium",
    tags: ["products", "updates"],
    audience: ["partner", "endcustomer", "ma"],
  },
  { topic: "openingHours", priority: "default", tags: ["general"], audience: ["everybody"] },
  { topic: "webinar", priority: "low", tags: ["tutorial", "general"], audience: ["partner"] },
];
