import checkUserSession from "virtual:early-call/checkUserSession";
import { sendWithFetch, type RawAnswer, type Sending, type Transport } from "../api/transport.ts";

const pending = new Map<string, Promise<RawAnswer>>();

const keyOf = (url: string, fields: URLSearchParams): string => `${url}?${fields.toString()}`;

/** Sends a read before the portal's own code is there; the client takes the answer when it comes to ask the same. */
export const askEarly = (url: string, fields: Readonly<Record<string, string>> = {}): void => {
  const sending: Sending = {
    url,
    fields: new URLSearchParams(fields),
    files: [],
    headers: {},
    signal: AbortSignal.timeout(15_000),
    quietLimit: 15_000,
    onProgress: () => {},
  };
  const answer = sendWithFetch(sending);
  // Nobody may ever come to take it.
  answer.catch(() => {});
  pending.set(keyOf(url, sending.fields), answer);
};

/** Somebody has signed in since, or the server is well again: what was so then says nothing of now. */
const isOver = ({ status }: RawAnswer): boolean => status === 401 || status >= 500;

/** Hands over what was asked early, once; sends everything else, and content anew that failed then in a way that passes. */
export const sendOrTake: Transport = (sending) => {
  const key = keyOf(sending.url, sending.fields);
  const early = pending.get(key);
  pending.delete(key);
  // The check is taken at once: one step later the page's frame would be drawn without it, and move.
  if (early === undefined || sending.url.endsWith(checkUserSession.path))
    return early ?? sendWithFetch(sending);
  return early.then(
    (answer) => (isOver(answer) ? sendWithFetch(sending) : answer),
    () => sendWithFetch(sending),
  );
};
