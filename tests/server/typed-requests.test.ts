import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, it, test } from "vitest";
import { decodeRequest } from "../../server/http/request-input.ts";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { passwordFields } from "../../src/domain/kit/password-fields.ts";
import { typedFields } from "../../src/domain/kit/typed.ts";

type Wire = Readonly<Record<string, string>>;

const isPassword = (field: string): boolean => passwordFields.some((known) => known === field);

// No store takes NUL or half of a surrogate pair, as such or as an escape of JSON: requests with them are refused (request-input.test.ts).
const storable = (text: string): string =>
  text.replaceAll(/\0|\\u(?:0000|d[89a-f][\da-f]{2})/gi, "x").toWellFormed();

/** A request of a call with all of its fields, as it is sent. */
const wireOf = async ({ body }: AnyCall): Promise<Wire> => {
  const samples = await Effect.runPromise(
    Arbitrary.sampleEffect(Arbitrary.schema(body.fields), { count: 8, seed: 1 }),
  );
  const wires = samples.map((sample) =>
    Schema.encodeUnknownSync(body.fields)(typedFields(Object(sample) as object)),
  );
  return Object.fromEntries(
    wires
      .flatMap((wire) => Object.entries(wire))
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([field, text]) => [field, storable(text)]),
  );
};

/** JSON with two signs that nobody sees at the end of each text in it, written as escapes. */
const withEscapes = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (typeof value === "string" ? `${value}\u200B\u2060` : value)),
  )
    .replaceAll("\u200B", String.raw`\u200b`)
    .replaceAll("\u2060", String.raw`\u2060`);

/** The fields of a call that are JSON. */
const jsonFieldsOf = ({ body }: AnyCall): readonly string[] => {
  const { properties = {} } = Schema.toJsonSchemaDocument(body.fields).schema as {
    readonly properties?: Readonly<Record<string, object>>;
  };
  return Object.keys(properties).filter((field) => "contentMediaType" in (properties[field] ?? {}));
};

const callsWithJson = (Object.entries(calls) as readonly (readonly [string, AnyCall])[]).filter(
  ([, call]) => jsonFieldsOf(call).length > 0,
);

describe("the fields of a request, whichever call it is", () => {
  it.each(Object.entries(calls) as readonly (readonly [string, AnyCall])[])(
    "are read without what nobody sees, but for passwords: %s",
    async (_name, call) => {
      const wire = await wireOf(call);
      const pasted = Object.fromEntries(
        Object.entries(wire).map(([field, text]) => [field, `\u200E${text}\u00AD`]),
      );
      const expected = Object.fromEntries(
        Object.entries(wire).map(([field, text]) => [field, isPassword(field) ? pasted[field]! : text]),
      );
      expect(decodeRequest(call, pasted)).toEqual(decodeRequest(call, expected));
    },
  );

  test.each(callsWithJson)(
    "are cleaned before limits and patterns are judged, in JSON too, where a sign may be escaped: %s",
    async (_name, call) => {
      const wire = await wireOf(call);
      const escaped = {
        ...wire,
        ...Object.fromEntries(jsonFieldsOf(call).map((field) => [field, withEscapes(wire[field] ?? "{}")])),
      };
      expect(decodeRequest(call, escaped)).toEqual(decodeRequest(call, { ...escaped, ...wire }));
    },
  );

  test("are cleaned before their length is judged", () => {
    const search = "x".repeat(100);
    expect(decodeRequest(calls.getOrders, { filter: `{"search":"${search}\\u200b"}` })).toEqual({
      filter: { search },
    });
  });

  test("are cleaned in JSON too, also where a sign is escaped", () => {
    const request = {
      key: "new-ticket",
      draft: JSON.stringify({ subject: "a\u00A0b", message: "hello", fileNames: [] }),
    };
    const escaped = { ...request, draft: request.draft.replace("hello", String.raw`\u200bhello\u2060`) };
    expect(decodeRequest(calls.saveTicketDraft, escaped)).toEqual({
      key: "new-ticket",
      draft: { subject: "a b", message: "hello", fileNames: [] },
    });
  });
});

test("every field that holds a password is named as one", () => {
  const fields = Object.values(calls as Readonly<Record<string, AnyCall>>).flatMap(({ body }) =>
    "fields" in body.fields ? Object.keys(Object(body.fields.fields) as object) : [],
  );
  const secret = [...new Set(fields)].filter((field) => /password|repeat/i.test(field));
  expect(secret.filter((field) => !isPassword(field))).toEqual([]);
  expect(secret).toContain("password");
});
