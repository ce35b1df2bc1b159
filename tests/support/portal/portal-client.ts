/** An answer as a test reads it. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined where it is not JSON. */
  readonly json: unknown;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends multipart with these files as files[0], files[1], … */
  readonly files?: readonly File[];
}

/** A minimal browser: stores cookies, and sends its origin. */
export interface PortalClient {
  readonly cookies: Map<string, string>;
  readonly call: (
    name: string,
    fields?: Readonly<Record<string, string>>,
    options?: SendOptions,
  ) => Promise<TestAnswer>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<TestAnswer>;
  readonly post: (
    path: string,
    body: BodyInit,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer>;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const formData = (fields: Readonly<Record<string, string>>, files: readonly File[]): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  files.forEach((file, index) => body.append(`files[${index}]`, file, file.name));
  return body;
};

/** Creates a client of the portal at an address. */
export const createPortalClient = (
  url: string,
  { origin = url }: { readonly origin?: string } = {},
): PortalClient => {
  const cookies = new Map<string, string>();
  const keep = (line: string): void => {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const over = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (over) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  };
  const send = async (path: string, init: RequestInit): Promise<TestAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(init.headers);
    if (cookie !== "") headers.set("Cookie", cookie);
    const response = await fetch(`${url}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };
  const post = (
    path: string,
    body: BodyInit,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer> => send(path, { method: "POST", body, headers: { Origin: origin, ...headers } });
  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post,
    call: (name, fields = {}, { headers = {}, files } = {}) =>
      post(
        `/api/${name}`,
        files === undefined ? new URLSearchParams(fields) : formData(fields, files),
        headers,
      ),
  };
};
