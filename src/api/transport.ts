/** One request on its way out. */
export interface Sending {
  readonly url: string;
  readonly fields: URLSearchParams;
  readonly files: readonly File[];
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** How long an upload may stand still, in milliseconds. */
  readonly quietLimit: number;
  readonly onProgress: (sent: number, total: number) => void;
}

/** What came back, before anybody has read it. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
}

/** Sends a request with the cookies; rejects where no answer comes, with a `TimeoutError` where one took too long. */
export type Transport = (sending: Sending) => Promise<RawAnswer>;

/** Form fields by fetch. */
export const sendWithFetch: Transport = ({ url, fields, headers, signal }) =>
  fetch(url, {
    method: "POST",
    body: fields,
    headers,
    signal,
    credentials: "include",
    cache: "no-store",
    redirect: "error",
  });
