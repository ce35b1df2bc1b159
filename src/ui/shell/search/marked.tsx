import { markedParts } from "../../../domain/search/matching.ts";

/** A text in which what was searched for is marked. */
export const Marked = ({ text, query }: { readonly text: string; readonly query: string }) => {
  let at = 0;
  return markedParts(text, query).map((part) => {
    const key = at;
    at += part.text.length;
    return part.marked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
};
