import checkUserSession from "virtual:early-call/checkUserSession";
import { ACCOUNT_HEADER, NOBODY } from "../api/account-header.ts";
import { sendWithFetch, type RawAnswer, type Sending, type Transport } from "../api/transport.ts";

const pending = new Map<string, Promise<RawAnswer>>();

const keyOf = (url: string, fields: URLSearchParams): string => `${url}?${fields.toString()}`;

/** In ms. An answer that no screen has taken by then is dropped: its content would be old. */
const KEPT = 30_000;

/** Sends a read before the screen is there that shows it; the client uses the answer when it sends the same request. */
export const askEarly = (url: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> => {
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
  // The answer may never be used.
  answer.catch(() => {});
  const key = keyOf(url, sending.fields);
  pending.set(key, answer);
  setTimeout(() => {
    if (pending.get(key) === answer) pending.delete(key);
  }, KEPT);
  return answer;
};

/** True if an early answer is outdated by then: a sign-in has followed a 401, or the server has recovered. */
const isOver = ({ status }: RawAnswer): boolean => status === 401 || status >= 500;

/** True if it is for another account than the page shows by now: the call was made before that was known. */
const isOthers = ({ headers }: RawAnswer, { headers: { [ACCOUNT_HEADER]: shown } }: Sending): boolean =>
  shown !== undefined && shown !== (headers.get(ACCOUNT_HEADER) ?? NOBODY);

/**
 * Returns an early answer once; sends every other request, and repeats early ones that failed temporarily or are for
 * another account.
 */
export const sendOrTake: Transport = (sending) => {
  const key = keyOf(sending.url, sending.fields);
  const early = pending.get(key);
  pending.delete(key);
  // The session check is returned at once: a delay would render the page's frame without it and shift the layout.
  if (early === undefined || sending.url.endsWith(checkUserSession.path))
    return early ?? sendWithFetch(sending);
  return early.then(
    (answer) => (isOver(answer) || isOthers(answer, sending) ? sendWithFetch(sending) : answer),
    () => sendWithFetch(sending),
  );
};
