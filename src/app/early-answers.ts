import { sendWithFetch, type RawAnswer, type Sending, type Transport } from "../api/transport.ts"

const pending = new Map<string, Promise<RawAnswer>>()

const keyOf = (url: string, fields: URLSearchParams): string => `${url}?${fields.toString()}`

/** Sends a read before the portal's own code is there; the client takes the answer when it comes to ask the same. */
export const askEarly = (url: string, fields: Readonly<Record<string, string>> = {}): void => {
  const sending: Sending = {
    url, fields: new URLSearchParams(fields), files: [], headers: {}, signal: AbortSignal.timeout(15_000), quietLimit: 15_000, onProgress: () => {},
  }
  const answer = sendWithFetch(sending)
  // Nobody may ever come to take it.
  answer.catch(() => {})
  pending.set(keyOf(url, sending.fields), answer)
}

/** Hands over what was asked early, once, where it went well: what went wrong then may be well by now. Sends everything else. */
export const sendOrTake: Transport = async (sending) => {
  const key = keyOf(sending.url, sending.fields)
  const early = pending.get(key)
  pending.delete(key)
  const answer = await early?.catch(() => undefined)
  return answer?.status === 200 ? answer : sendWithFetch(sending)
}
