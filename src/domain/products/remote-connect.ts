import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import { codeOf } from "../kit/known-code.ts";

/** How long a device may take to answer, and time limit of the call, in ms (business §9, docs/decisions/products.md). */
export const REMOTE_CONNECT_LIMIT = 10_000;
export const REMOTE_CONNECT_CALL_LIMIT = 15_000;

/** Number of stored results of a product. */
export const KEPT_RESULTS = 10;

/** Reasons of a temporary block (business §8): too many requests, too many Miniservers, blocked by cloud DNS, too many IP updates. */
export const blockReasons = ["471", "472", "473", "474"] as const;
export const BlockReason = codeOf(blockReasons);
export type BlockReasonCode = (typeof blockReasons)[number];

const plain = {
  "200": "Connected",
  "403": "NotRegistered",
  "409": "DefaultCredentials",
  "461": "Unreachable",
  "462": "HttpsOnly",
  "481": "NoMqtt",
  "482": "NoAnswerInTime",
} as const;
type PlainTag = (typeof plain)[keyof typeof plain];

const tag = <const Tag extends string>(name: Tag) => Schema.Struct({ _tag: Schema.Literal(name) });

const codeOfTag = Object.fromEntries(Object.entries(plain).map(([code, name]) => [name, code])) as Readonly<
  Record<PlainTag, string>
>;

/** The result of a remote-connect test (business §8); on the wire a code, and the reason of a block. */
export const RemoteConnectOutcome = Schema.Struct({
  code: Schema.String,
  detail: Schema.NullOr(Schema.String),
  until: Schema.NullOr(Schema.String),
}).pipe(
  Schema.decodeTo(
    Schema.Union([
      /** 200: web interface and MQTT answer. */
      tag("Connected"),
      /** 462: only https can be tested; a partial success. */
      tag("HttpsOnly"),
      /** 403: the device is not known to the cloud. */
      tag("NotRegistered"),
      /** 409: the device still accepts its default password. */
      tag("DefaultCredentials"),
      /** 418: the address is temporarily blocked; the reason may be left out. */
      Schema.Struct({
        _tag: Schema.Literal("Blocked"),
        reason: Schema.NullOr(BlockReason),
        until: Schema.NullOr(Schema.DateFromString),
      }),
      /** 461: the web interface cannot be reached. */
      tag("Unreachable"),
      /** 481: MQTT is missing. */
      tag("NoMqtt"),
      /** 482: no answer within ten seconds. */
      tag("NoAnswerInTime"),
      /** Anything else: the connection failed. */
      Schema.Struct({ _tag: Schema.Literal("Unknown"), code: Schema.String }),
    ]),
    SchemaTransformation.transform({
      decode: ({ code, detail, until }) => {
        if (code === "418") return { _tag: "Blocked" as const, reason: detail, until };
        return Object.hasOwn(plain, code)
          ? { _tag: plain[code as keyof typeof plain] }
          : { _tag: "Unknown" as const, code };
      },
      encode: (outcome) => {
        if (outcome._tag === "Blocked") return { code: "418", detail: outcome.reason, until: outcome.until };
        return {
          code: outcome._tag === "Unknown" ? outcome.code : codeOfTag[outcome._tag],
          detail: null,
          until: null,
        };
      },
    }),
  ),
);
export type RemoteConnectOutcome = typeof RemoteConnectOutcome.Type;

/** A completed test: when, by whom, its result and its duration. */
export const RemoteConnectResult = Schema.Struct({
  id: Schema.String,
  testedAt: Schema.DateFromString,
  by: Schema.String,
  outcome: RemoteConnectOutcome,
  /** In ms. */
  took: Schema.Int,
});
export type RemoteConnectResult = typeof RemoteConnectResult.Type;

/** The last test of a product, and since when its tests have ended so: with a connection, or without (business §4). */
export const LastTest = Schema.Struct({
  testedAt: Schema.DateFromString,
  since: Schema.DateFromString,
  outcome: RemoteConnectOutcome,
});
export type LastTest = typeof LastTest.Type;

/** The code to quote: `461`, or `418/471` for a block; `418` for one without a reason. */
export const outcomeCode = (outcome: RemoteConnectOutcome): string => {
  if (outcome._tag === "Blocked") return outcome.reason === null ? "418" : `418/${outcome.reason.code}`;
  return outcome._tag === "Unknown" ? outcome.code : codeOfTag[outcome._tag];
};

/** The result's tone: https only is neither a success nor a failure. */
export const outcomeKind = ({ _tag }: RemoteConnectOutcome): "success" | "half" | "failure" =>
  _tag === "Connected" ? "success" : _tag === "HttpsOnly" ? "half" : "failure";

/** True for a test that has connected, if only in part. */
export const hasConnected = (outcome: RemoteConnectOutcome): boolean => outcomeKind(outcome) !== "failure";

/** What the test of a product comes to after the last one: a test that ends as those before goes on with them. */
export const nextTest = (
  last: LastTest | undefined,
  { testedAt, outcome }: Pick<RemoteConnectResult, "testedAt" | "outcome">,
): LastTest => ({
  testedAt,
  since: last !== undefined && hasConnected(last.outcome) === hasConnected(outcome) ? last.since : testedAt,
  outcome,
});

/** The codes of a device that answers, if only in part. */
export const workingCodes: readonly string[] = Object.entries(plain).flatMap(([code, _tag]) =>
  outcomeKind({ _tag }) === "failure" ? [] : [code],
);
