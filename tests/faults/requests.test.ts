import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { demoOrder, demoTicket } from "../support/portal/demo-numbers.ts";
import { calls } from "../../src/api/calls.ts";
import type { AnyCall } from "../../src/api/call.ts";
import { pick } from "../e2e/support/random.ts";
import { createPortalClient, type PortalClient } from "../support/portal/portal-client.ts";
import { hasPostgres } from "../support/portal/postgres.ts";
import { KIND_LIMIT, randomOf, report, sized, type Result } from "./support/campaign.ts";
import { openFaultStore } from "./support/fault-store.ts";
import { signIn } from "./support/people.ts";

/** Half of the requests on each store. */
const REQUESTS = sized(1000);
const random = randomOf("requests");
const one = <Item>(items: readonly [Item, ...Item[]]): Item => pick(items, random) ?? items[0];
const results: Result[] = [];

/** Values that exist in the demo data or are of the field's form, so that a request comes past the first check. */
const examples: Readonly<Record<string, readonly [string, ...string[]]>> = {
  serial: ["504F94D00001", "504F94D00004"],
  to_serial: ["504F94D00003"],
  new_serial: ["504F94D00041"],
  confirmation: ["504F94D00041"],
  licence_code: ["W12M-0000-0001", "DEMO-94D0-0041"],
  service: ["weather", "caller"],
  id: [demoTicket(58), demoOrder(560), "office", "L-applicant", "1"],
  key: ["general"],
  hash: ["made-up-link-of-a-letter-0123456789ab"],
  instance: ["enus", "cscz"],
  language: ["enus"],
  page: ["1", "2"],
  page_size: ["20"],
  sort: ["-date", "serial", "name"],
  filter: ['{"search":"a"}', '{"status":["open"]}'],
  email: ["nobody@demo.test", "gold@demo.test"],
  email_address: ["nobody@demo.test"],
  mail: ["nobody@demo.test"],
  country: ["AT", "DE"],
  version: ["1"],
  rights: ['["tickets"]'],
  kinds: ["[]"],
  department: ["support-int"],
  status: ["active", "gold"],
  decision: ["decline"],
  vatId: ["ATU90000016"],
  code: ["123456"],
  draft: ['{"subject":"a","message":"b","fileNames":[]}'],
};

/** Values that no field has. */
const nonsense = [
  "\0",
  "a\0b",
  '{"search":"\\u0000"}',
  '{"search":"\\ud800"}',
  '{"subject":"\\udfff","message":"\\u0000","fileNames":["\\ud800"]}',
  '["\\ud83d"]',
  '{"__proto__":{"search":"a"},"constructor":1}',
  "[".repeat(5000),
  '{"search":'.repeat(200),
  "null",
  "[]",
  "{}",
  "true",
  "",
  " ",
  "-1",
  "0",
  "1e309",
  "NaN",
  "9".repeat(400),
  "99999999999999999999",
  "2147483648",
  "a".repeat(100_000),
  "\u202E\u200B\uFEFF",
  "💥".repeat(500),
  "2026-02-30",
  "0000-00-00",
  "'; drop table tickets; --",
  "%' or 1=1 --",
  "\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "${7*7}",
  "=1+1",
] as const;

/** Bytes that are no text of UTF-8, as they stand in a form. */
const brokenBytes = ["%ED%A0%80", "%FF%FE", "%C0%80", "%E0%A4%A", "%", "%zz", "%00"] as const;

const fieldsOf = ({ body }: AnyCall): readonly string[] => {
  const { fields } = body.fields as unknown as { readonly fields?: Readonly<Record<string, unknown>> };
  return Object.keys(fields ?? {});
};

const entries = Object.entries(calls) as readonly [string, AnyCall][];
const someFields = (call: AnyCall): Record<string, string> =>
  Object.fromEntries(fieldsOf(call).map((name) => [name, one(examples[name] ?? ["text"])]));

interface Malformed {
  readonly kind: string;
  readonly what: string;
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

const FORM = "application/x-www-form-urlencoded";
const encoded = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** A form with one field that is wrong, missing, too often or unknown. */
const wrongField = (call: AnyCall): string => {
  const fields = someFields(call);
  const name = pick(fieldsOf(call), random) ?? "nothing";
  const value = pick(nonsense, random) ?? "";
  switch (Math.floor(random() * 6)) {
    case 0:
      delete fields[name];
      return encoded(fields);
    case 1:
      return `${encoded(fields)}&${encoded({ [name]: value })}`;
    case 2:
      return encoded({
        ...fields,
        [one(["__proto__", "constructor", "unknown", `${name}[0]`, "\0"])]: value,
      });
    case 3:
      delete fields[name];
      return `${encoded(fields)}&${name}=${one(brokenBytes)}`;
    default:
      return encoded({ ...fields, [name]: value });
  }
};

const part = (head: string, content: string): string => `--fault\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, value: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const fileHeads = [
  `Content-Disposition: form-data; name="files[0]"; filename="a.txt"\r\nContent-Type: text/plain`,
  `Content-Disposition: form-data; name="files[0]"; filename="../../../etc/passwd"`,
  `Content-Disposition: form-data; name="files[0]"; filename="a\0b.txt"`,
  `Content-Disposition: form-data; name="files[999999999999]"; filename="a.txt"`,
  `Content-Disposition: form-data; name="files[-1]"; filename="a.txt"`,
  `Content-Disposition: form-data; name="__proto__"; filename="a.txt"`,
  `Content-Disposition: form-data; filename="a.txt"`,
  `Content-Disposition: form-data; name="files[0]"; filename="${"n".repeat(5000)}.txt"`,
  `Content-Disposition: form-data; name="files[0]"; filename*=UTF-8''%ED%A0%80.txt`,
  `Content-Disposition: attachment`,
  `Content-Type: text/plain`,
  `Content-Disposition`,
  `X: ${"y".repeat(20_000)}`,
  "",
] as const;

/** A multipart body whose boundary, parts, names or end are wrong. */
const wrongMultipart = (call: AnyCall): Pick<Malformed, "body" | "headers"> => {
  const fields = Object.entries(someFields(call)).map(([name, value]) =>
    field(name, random() < 0.2 ? (pick(nonsense, random) ?? "") : value),
  );
  const file = part(pick(fileHeads, random) ?? "", random() < 0.3 ? "" : "content");
  const whole = `${fields.join("")}${file}--fault--\r\n`;
  const body = one([
    whole,
    whole.slice(0, Math.floor(whole.length * random())),
    whole.replaceAll("\r\n", "\n"),
    file.repeat(200),
    `${whole}${whole}`,
    "",
    "--fault--",
    "--fault",
    `--fault\r\n--fault\r\n--fault--`,
  ]);
  const type = one([
    "multipart/form-data; boundary=fault",
    "multipart/form-data; boundary=fault",
    "multipart/form-data; boundary=other",
    "multipart/form-data",
    `multipart/form-data; boundary=${"b".repeat(300)}`,
    'multipart/form-data; boundary="',
    "multipart/mixed; boundary=fault",
  ]);
  return { body, headers: { "Content-Type": type } };
};

const wrongType = (call: AnyCall): Pick<Malformed, "body" | "headers"> => {
  const fields = someFields(call);
  return one([
    { body: JSON.stringify(fields), headers: { "Content-Type": "application/json" } },
    { body: `{"a":`, headers: { "Content-Type": "application/json" } },
    { body: encoded(fields), headers: { "Content-Type": "text/plain" } },
    { body: encoded(fields), headers: { "Content-Type": "nonsense" } },
    { body: encoded(fields), headers: { "Content-Type": `${FORM}; charset=utf-16` } },
    { body: encoded(fields), headers: { "Content-Type": FORM, "Content-Encoding": "gzip" } },
    { body: new Uint8Array([0xff, 0xfe, 0x00, 0x3d, 0x80]), headers: { "Content-Type": FORM } },
    { body: "&".repeat(50_000), headers: { "Content-Type": FORM } },
    { body: "a=b&".repeat(20_000), headers: { "Content-Type": FORM } },
    { body: "=".repeat(1000), headers: { "Content-Type": FORM } },
    { body: encoded({ all: "x".repeat(3_000_000) }), headers: { "Content-Type": FORM } },
  ]);
};

const wrongHeader = (): Readonly<Record<string, string>> =>
  one<Readonly<Record<string, string>>>([
    { "Idempotency-Key": "not a key" },
    { "Idempotency-Key": "k".repeat(5000) },
    { "Accept-Language": "-;q=,".repeat(500) },
    { Cookie: "portal_session=%00; portal_lang=%ED%A0%80; portal_hint" },
    { Cookie: `portal_session=${"s".repeat(6000)}` },
    { Cookie: ";;==;" },
    { Origin: "null" },
    { Origin: "http://" },
    { Authorization: "Bearer a.b.c" },
    { Authorization: "Basic %" },
    { Range: "bytes=9-1,-" },
    { Expect: "200-maybe" },
    { "X-Forwarded-For": "1.2.3.4, nonsense, ::::" },
    { "X-Forwarded-Proto": "gopher" },
    { "If-None-Match": '"' },
    { "If-Modified-Since": "yesterday" },
  ]);

const malformedCall = (): Malformed => {
  const [name, call] = pick(entries, random) ?? entries[0]!;
  const path = `/api/${name}`;
  const turn = random();
  if (turn < 0.5)
    return { kind: "field", what: name, path, body: wrongField(call), headers: { "Content-Type": FORM } };
  if (turn < 0.75) return { kind: "multipart", what: name, path, ...wrongMultipart(call) };
  if (turn < 0.88) return { kind: "type", what: name, path, ...wrongType(call) };
  return {
    kind: "header",
    what: name,
    path,
    body: encoded(someFields(call)),
    headers: { "Content-Type": FORM, ...wrongHeader() },
  };
};

const REALM = "/realms/partner/protocol/openid-connect";
const parameters = [
  "client_id",
  "redirect_uri",
  "response_type",
  "scope",
  "code",
  "refresh_token",
  "grant_type",
  "code_verifier",
  "id_token_hint",
  "prompt",
  "max_age",
  "login_hint",
  "request",
  "claims",
] as const;
const usual: Readonly<Record<string, string>> = {
  client_id: "portal",
  redirect_uri: "http://localhost/",
  response_type: "code",
  scope: "openid",
  grant_type: "authorization_code",
  code: "a",
};

const wrongParameters = (): string => {
  const name = one(parameters);
  const rest = encoded(Object.fromEntries(Object.entries(usual).filter(([key]) => key !== name)));
  return `${rest}&${random() < 0.5 ? `${name}=${one(brokenBytes)}` : encoded({ [name]: pick(nonsense, random)?.slice(0, 3000) ?? "" })}`;
};

const malformedPost = (): Malformed => ({
  kind: "identity server",
  what: "identity server",
  path: `${REALM}/${one(["token", "auth", "logout", "revoke", "userinfo", "introspect"])}`,
  body: random() < 0.9 ? wrongParameters() : "{}",
  headers: { "Content-Type": random() < 0.9 ? FORM : "application/json" },
});

/** Addresses that a browser or a scanner asks for. */
const malformedAddress = (): string =>
  one<() => string>([
    () => `${REALM}/auth?${wrongParameters()}`,
    () => `${REALM}/logout?${wrongParameters()}`,
    () => `/realms/${one(brokenBytes)}/.well-known/openid-configuration`,
    () => `/realms/partner/interaction/${one(brokenBytes)}`,
    () => `/${one(brokenBytes)}`,
    () => `/order/${one(brokenBytes)}/`,
    () => `/assets/${one(["..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/main.js", "a\\..\\b", "%00.js"])}`,
    () => `/atlas/${one(["%00", "..%2f..%2fpackage.json", "data/%ff.json"])}`,
    () => `/reset-password/${one(brokenBytes)}/`,
    () => `/dev/outbox.json?to=${one(brokenBytes)}`,
    () => `/api/${one(["", "%00", "getOrders/", "GETORDERS", "__proto__", "constructor", "toString"])}`,
    () => `/${"a/".repeat(2000)}`,
    () => `//evil.example/%2f..`,
  ])();

/** Requests that are not even HTTP. */
const rawRequests = [
  "NONSENSE\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nContent-Length: 20\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzz\r\n",
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n",
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
  "GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  "GET http://[::1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "PUT /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n",
  "DELETE /order/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"h".repeat(40_000)}\r\n\r\n`,
  "GET / HTTP/1.1\r\nHost:\r\n\r\n",
  "GET / HTTP/1.1\r\n bad: header\r\n\r\n",
] as const;

/** Sends bytes, and returns the status of the answer; undefined where the server only closed the connection. */
const sendRaw = async (url: string, text: string): Promise<number | undefined> => {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
  let heard = "";
  socket.on("data", (bytes: Buffer) => {
    heard += bytes.toString("latin1");
  });
  socket.on("error", () => {});
  socket.setTimeout(2000, () => socket.destroy());
  socket.end(Buffer.from(text, "latin1"));
  await once(socket, "close");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
  return status === undefined ? undefined : Number(status);
};

/** A demo account for each view: everything of a partner, staff, nobody. */
const visitors = ["gold", "staff", "nobody"] as const;

describe.each(["PGlite", "PostgreSQL"] as const)("%s", (engine) => {
  test.skipIf(engine === "PostgreSQL" && !hasPostgres())(
    "a malformed request is never answered with 500",
    async () => {
      const store = await openFaultStore(engine);
      // Each request comes from an address of its own, so that no rate limit answers before the field is read.
      const portal = await store.start({ TRUST_PROXY: "127.0.0.1" });
      const clients = new Map<string, PortalClient>();
      const clientOf = async (id: string): Promise<PortalClient> => {
        const known = clients.get(id);
        if (known !== undefined && random() > 0.05) return known;
        // Some requests end the session: each person signs in again now and then.
        const client = id === "nobody" ? createPortalClient(portal.url) : await signIn(portal.url, id);
        clients.set(id, client);
        return client;
      };
      const broken = new Map<string, string>();
      let wrong = 0;
      const statuses = new Map<string, number>();
      const count = (status: number | undefined, kind: string, what: () => string): void => {
        const name = status === undefined ? "closed" : `${Math.floor(status / 100)}xx`;
        statuses.set(name, (statuses.get(name) ?? 0) + 1);
        if (status === undefined || status < 500 || status === 501 || status === 505) return;
        wrong += 1;
        // The first of each kind is enough to read.
        if (!broken.has(kind)) broken.set(kind, `${status}: ${what()}`);
      };
      for (let sent = 0; sent < REQUESTS; sent += 1) {
        const address = `10.${sent % 250}.${Math.floor(sent / 250) % 250}.${Math.floor(random() * 250)}`;
        const turn = random();
        if (turn < 0.05) {
          const text = pick(rawRequests, random) ?? "";
          count(await sendRaw(portal.url, text), text, () => JSON.stringify(text.slice(0, 200)));
        } else if (turn < 0.15) {
          const path = malformedAddress();
          const answer = await (await clientOf(one(visitors))).get(path, { "X-Forwarded-For": address });
          count(answer.status, "address", () => `GET ${path.slice(0, 300)}`);
        } else {
          const { kind, what, path, body, headers } = turn < 0.25 ? malformedPost() : malformedCall();
          const client = await clientOf(one(visitors));
          const answer = await client
            .post(path, body, { "X-Forwarded-For": address, ...headers })
            .catch(() => undefined);
          count(
            answer?.status,
            kind,
            () =>
              `${what} ${JSON.stringify(headers)} ${JSON.stringify(body.slice(0, 300))}: ${answer?.text.slice(0, 100)}`,
          );
        }
      }
      const after = await signIn(portal.url, "silver");
      expect((await after.call("getProducts")).status).toBe(200);
      await portal.stop();
      const each = [...statuses].map(([name, times]) => `${times} ${name}`);
      results.push({
        what: `${engine}: malformed requests`,
        measured: `${REQUESTS} (${each.join(", ")}), ${wrong} answered with 500 or above`,
      });
      report("requests", results);
      expect(Object.fromEntries(broken)).toEqual({});
    },
    KIND_LIMIT,
  );
});
