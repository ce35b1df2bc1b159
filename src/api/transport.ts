/** An outgoing request. */
export interface Sending {
  readonly url: string;
  readonly fields: URLSearchParams;
  readonly files: readonly File[];
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Inactivity timeout of an upload, in ms. */
  readonly quietLimit: number;
  readonly onProgress: (sent: number, total: number) => void;
}

/** An unparsed response. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
}

/** Sends a request with cookies; rejects if there is no response, after the time limit with a `TimeoutError`. */
export type Transport = (sending: Sending) => Promise<RawAnswer>;

/** Sends form fields by fetch. */
export const sendWithFetch = ({ url, fields, headers, signal }: Sending): Promise<Response> =>
  fetch(url, {
    method: "POST",
    body: fields,
    headers,
    signal,
    credentials: "include",
    cache: "no-store",
    redirect: "error",
  });
