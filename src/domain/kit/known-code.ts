import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

/** A code from a closed list, or an unknown code, which is shown as received. */
export const codeOf = <const Known extends readonly string[]>(known: Known) =>
  Schema.String.pipe(
    Schema.decodeTo(
      Schema.Union([
        Schema.Struct({ _tag: Schema.Literal("Known"), code: Schema.Literals(known) }),
        Schema.Struct({ _tag: Schema.Literal("Unknown"), code: Schema.String }),
      ]),
      SchemaTransformation.transform({
        decode: (code) =>
          known.includes(code)
            ? { _tag: "Known" as const, code: code as Known[number] }
            : { _tag: "Unknown" as const, code },
        encode: ({ code }): string => code,
      }),
    ),
  );
