import { messagePriorities, messageTags, type MessageSummary } from "../../../domain/messages/message.ts";
import { readCodes } from "../../lists/list-address.ts";

type KnownTag = (typeof messageTags)[number];
type KnownPriority = (typeof messagePriorities)[number];

/** The filter of the message list; an empty list of codes does not filter. */
export interface MessageFilter {
  readonly tags: readonly KnownTag[];
  readonly priorities: readonly KnownPriority[];
}

/** Reads the filter from the address; unknown codes are left out. */
export const readMessageFilter = (params: URLSearchParams): MessageFilter => ({
  tags: readCodes(params.get("tag"), messageTags),
  priorities: readCodes(params.get("priority"), messagePriorities),
});

/** Writes the filter to the address; other parameters are kept. */
export const printMessageFilter = (
  { tags, priorities }: MessageFilter,
  present: URLSearchParams,
): URLSearchParams => {
  const params = new URLSearchParams(present);
  for (const [name, codes] of [
    ["tag", tags],
    ["priority", priorities],
  ] as const) {
    if (codes.length === 0) params.delete(name);
    else params.set(name, codes.join(","));
  }
  return params;
};

/** True if a message has one of the selected tags and one of the selected priorities. */
export const matchesFilter = (message: MessageSummary, { tags, priorities }: MessageFilter): boolean =>
  (tags.length === 0 || tags.some((tag) => message.tags.some(({ code }) => code === tag))) &&
  (priorities.length === 0 || priorities.some((priority) => message.priority.code === priority));
