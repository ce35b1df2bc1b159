/** The part of a browser that a sign-on needs: fetch with cookies by path, and manual redirects. */
export interface CookieBrowser {
  readonly get: (address: string | URL, headers?: Record<string, string>) => Promise<Response>;
  readonly post: (
    address: string | URL,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Follows redirects while they stay below `base`; returns the last answer, or the external address that it redirects to. */
  readonly follow: (
    answer: Response,
    base: string,
  ) => Promise<{ readonly page?: Response; readonly leftTo?: URL }>;
  readonly cookie: (name: string) => string | undefined;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const parseCookie = (line: string): Cookie & { readonly expired: boolean } => {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const attribute = (name: string): string | undefined =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const expires = attribute("expires");
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attribute("path") ?? "/",
    expired: expires !== undefined && Date.parse(expires) < Date.now(),
  };
};

/** Creates a browser without cookies. */
export const openCookieBrowser = (): CookieBrowser => {
  const jar = new Map<string, Cookie>();

  const request = async (address: string | URL, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    const sent = [...jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const headers = new Headers(init.headers);
    headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    headers.set("accept", headers.get("accept") ?? "text/html");
    const answer = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const { expired, ...cookie } = parseCookie(line);
      if (expired) jar.delete(`${cookie.name} ${cookie.path}`);
      else jar.set(`${cookie.name} ${cookie.path}`, cookie);
    }
    return Object.defineProperty(answer, "url", { value: url.href });
  };

  const get: CookieBrowser["get"] = (address, headers = {}) => request(address, { headers });
  const post: CookieBrowser["post"] = (address, form, headers = {}) =>
    request(address, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: new URL(address).origin, ...headers },
    });

  const follow: CookieBrowser["follow"] = async (answer, base) => {
    let page = answer;
    for (
      let location = page.headers.get("location");
      location !== null;
      location = page.headers.get("location")
    ) {
      const next = new URL(location, page.url);
      if (!next.href.startsWith(base)) return { leftTo: next };
      page = await get(next);
    }
    return { page };
  };

  return {
    get,
    post,
    follow,
    cookie: (name) => [...jar.values()].find((cookie) => cookie.name === name)?.value,
  };
};
