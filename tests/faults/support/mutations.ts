import { pick } from "../../e2e/support/random.ts";

/** What stands in place of a value of an answer. */
const wrongValues = [
  null,
  true,
  -1,
  0,
  1e308,
  "",
  "unknown",
  "\uD800",
  "<img src=x onerror=alert(1)>",
  "0000-00-00T99:99:99Z",
  "x".repeat(200_000),
  "\u202E\u0000",
  [],
  {},
  [[[[]]]],
  { toString: 1, constructor: null },
  [null],
  "javascript:alert(1)",
] as const;

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, here: Path = []): readonly Path[] => {
  if (typeof value !== "object" || value === null) return [here];
  const inner = Array.isArray(value)
    ? // Rows are alike: the first ones are enough.
      value.slice(0, 3).flatMap((item, index) => pathsOf(item, [...here, index]))
    : Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...here, key]));
  return [here, ...inner];
};

const replaceAt = (value: unknown, path: Path, change: (old: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? replaceAt(item, rest, change) : item));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replaceAt(object[key], rest, change) };
};

/** An answer as Playwright gives it to the page. */
export interface WrongAnswer {
  readonly what: string;
  readonly status?: number;
  readonly body: string;
  readonly contentType?: string;
}

const JSON_TYPE = "application/json";

const wrongBodies = (text: string): readonly WrongAnswer[] => [
  { what: "cut off", body: text.slice(0, Math.floor(text.length / 2)), contentType: JSON_TYPE },
  { what: "empty", body: "", contentType: JSON_TYPE },
  { what: "a page", body: "<!doctype html><h1>Bad gateway</h1>", contentType: "text/html" },
  {
    what: "a page with 502",
    status: 502,
    body: "<!doctype html><h1>Bad gateway</h1>",
    contentType: "text/html",
  },
  { what: "null", body: "null", contentType: JSON_TYPE },
  { what: "a list", body: "[]", contentType: JSON_TYPE },
  { what: "a text", body: '"text"', contentType: JSON_TYPE },
  { what: "a number", body: "7", contentType: JSON_TYPE },
  { what: "no content", status: 204, body: "" },
  { what: "status 418", status: 418, body: text, contentType: JSON_TYPE },
  { what: "status 500 with data", status: 500, body: text, contentType: JSON_TYPE },
  { what: "status 599", status: 599, body: "", contentType: JSON_TYPE },
  { what: "with a mark of byte order", body: `\uFEFF${text}`, contentType: JSON_TYPE },
  { what: "as text", body: text, contentType: "text/plain" },
  { what: "twice", body: `${text}${text}`, contentType: JSON_TYPE },
  {
    what: "an unknown refusal",
    body: '{"valid":false,"error_code":"NEVER_HEARD_OF"}',
    contentType: JSON_TYPE,
  },
  { what: "a refusal without a code", body: '{"valid":false}', contentType: JSON_TYPE },
  { what: "valid without data", body: '{"valid":true}', contentType: JSON_TYPE },
];

/** A malformed answer, made from a good one: a value of it is replaced, removed or added, or the whole is something else. */
export const wrongAnswer = (text: string, random: () => number): WrongAnswer => {
  const whole = pick(wrongBodies(text), random);
  if (whole === undefined || random() < 0.3) return whole ?? { what: "empty", body: "" };
  const good = JSON.parse(text) as unknown;
  const path = pick(pathsOf(good), random) ?? [];
  const where = path.length === 0 ? "the whole" : path.join(".");
  const made = random();
  if (made < 0.2) {
    const body = JSON.stringify(replaceAt(good, path, () => undefined)) ?? "";
    return { what: `${where} is missing`, body, contentType: JSON_TYPE };
  }
  if (made < 0.3) {
    const more = (old: unknown): unknown =>
      typeof old === "object" && old !== null && !Array.isArray(old)
        ? { ...old, added: { by: "a fault" } }
        : [old, old];
    return {
      what: `${where} has more`,
      body: JSON.stringify(replaceAt(good, path, more)),
      contentType: JSON_TYPE,
    };
  }
  const value = pick(wrongValues, random);
  const body = JSON.stringify(replaceAt(good, path, () => value)) ?? "";
  return { what: `${where} is ${JSON.stringify(value)?.slice(0, 40)}`, body, contentType: JSON_TYPE };
};
