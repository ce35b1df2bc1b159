import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { describe, expect, test, vi } from "vitest";
import { createClient, type CallReport, type ClientOptions } from "../../src/api/client.ts";
import { getOrder } from "../../src/api/order.calls.ts";
import { getOrders, getOrdersCsv } from "../../src/api/orders.calls.ts";
import { checkUserSession, getPartnerData, setUserSessionCookie } from "../../src/api/session.calls.ts";
import { createTicket } from "../../src/api/tickets.calls.ts";
import type { RawAnswer, Sending, Transport } from "../../src/api/transport.ts";
import type { CallFailure } from "../../src/domain/kit/call-failure.ts";
import { OrderId } from "../../src/domain/orders/order-summary.ts";

const raw = (status: number, body: string, headers: Record<string, string> = {}): RawAnswer => ({
  status,
  headers: new Headers(headers),
  text: () => Promise.resolve(body),
  blob: () => Promise.resolve(new Blob([body])),
});
const never: Transport = () => Promise.reject(new Error("not this transport"));

const nobody = (): string | undefined => undefined;

const setUpFor = (account: () => string | undefined, ...answers: (RawAnswer | Error)[]) =>
  setUpWith({ account }, ...answers);

const setUpWith = (
  options: Pick<ClientOptions, "account" | "takeCodes">,
  ...answers: (RawAnswer | Error)[]
) => {
  const sent: Sending[] = [];
  const reports: CallReport[] = [];
  const send: Transport = (sending) => {
    sent.push(sending);
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer instanceof Error || answer === undefined
      ? Promise.reject(answer ?? new Error("no answer"))
      : Promise.resolve(answer);
  };
  return {
    sent,
    reports,
    client: createClient({
      ...options,
      base: "https://portal.example",
      report: (report) => reports.push(report),
      send,
      upload: send,
    }),
  };
};

const setUp = (...answers: (RawAnswer | Error)[]) => setUpFor(nobody, ...answers);

const failure = async <Value>(effect: Effect.Effect<Value, CallFailure>): Promise<CallFailure> =>
  Effect.runPromise(Effect.flip(effect));
const order = { id: OrderId.make("1") };

describe("every response becomes an answer or a CallFailure", () => {
  test.each<[string, RawAnswer, CallFailure]>([
    ["401", raw(401, ""), { _tag: "SessionExpired" }],
    ["403", raw(403, ""), { _tag: "NoAccess" }],
    ["404", raw(404, ""), { _tag: "Refused", code: "NOT_FOUND" }],
    ["409", raw(409, "not json"), { _tag: "Refused", code: "CONFLICT" }],
    ["413", raw(413, "{}"), { _tag: "Refused", code: "TOO_LARGE" }],
    [
      "422 with a field",
      raw(422, `{"valid":false,"error_code":"INVALID_REQUEST","field":"id"}`),
      { _tag: "Refused", code: "INVALID_REQUEST", field: "id" },
    ],
    [
      "413 about a file",
      raw(413, `{"valid":false,"error_code":"TOO_LARGE","field":"files[1]","file":"plan.pdf"}`),
      { _tag: "Refused", code: "TOO_LARGE", field: "files[1]", file: "plan.pdf" },
    ],
    [
      "a business refusal of a file",
      raw(200, `{"valid":false,"error_code":"LICENCE_GONE","file":"licence.pdf"}`),
      { _tag: "Refused", code: "LICENCE_GONE", file: "licence.pdf" },
    ],
    [
      "429",
      raw(429, "", { "retry-after": "7" }),
      { _tag: "Refused", code: "TOO_MANY_REQUESTS", retryAfter: 7 },
    ],
    ["418", raw(418, ""), { _tag: "Refused", code: "HTTP_418" }],
    ["500", raw(500, "<html>"), { _tag: "EndpointFailure", status: 500 }],
    [
      "503 of the portal, with its retry time",
      raw(503, `{"valid":false,"error_code":"STORE_AWAY"}`, { "retry-after": "10" }),
      { _tag: "EndpointFailure", status: 503, retryAfter: 10 },
    ],
    [
      "a business refusal",
      raw(200, `{"valid":false,"error_code":"7001"}`),
      { _tag: "Refused", code: "7001" },
    ],
    [
      "endpoint_failure",
      raw(200, `{"valid":false,"error_code":"endpoint_failure"}`),
      { _tag: "EndpointFailure", status: 200 },
    ],
    [
      "endpoint_failure with any status",
      raw(424, `{"valid":false,"error_code":"endpoint_failure"}`),
      { _tag: "EndpointFailure", status: 424 },
    ],
    ["no JSON", raw(200, "<html>"), { _tag: "Malformed", path: "", expected: "JSON" }],
    ["cut-off JSON", raw(200, `{"valid":tr`), { _tag: "Malformed", path: "", expected: "JSON" }],
  ])("%s", async (_name, answer, expected) => {
    const { client } = setUp(answer);
    expect(await failure(client(getOrder, order))).toEqual(expected);
  });

  test("a malformed answer names the path and the expected type", async () => {
    const { client } = setUp(raw(200, `{"valid":true,"data":{"rows":[],"total":"many"}}`));
    expect(await failure(client(getOrders, {}))).toEqual({
      _tag: "Malformed",
      path: "total",
      expected: expect.stringContaining("Expected"),
    });
  });
  test("a call that is not reported fails for whoever asked alone", async () => {
    const { client, reports } = setUp(raw(401, ""));
    expect(await failure(client(setUserSessionCookie, { token: "t" }, { unreported: true }))).toEqual({
      _tag: "SessionExpired",
    });
    expect(reports).toEqual([]);
  });
  test("a wrong shape below says the whole way there", async () => {
    const { client } = setUp(raw(200, `{"valid":true,"data":{"rows":[{"id":1}],"total":1}}`));
    expect(await failure(client(getOrders, {}))).toMatchObject({ _tag: "Malformed", path: "rows.0.id" });
  });
  test("an incomplete body is an interrupted connection", async () => {
    const { client } = setUp({ ...raw(200, ""), text: () => Promise.reject(new TypeError("terminated")) });
    expect(await failure(client(checkUserSession, {}))).toEqual({ _tag: "Offline" });
  });
  test("endpoint_failure is recognised without an envelope too", async () => {
    const { client } = setUp(raw(200, `{"error_code":"endpoint_failure"}`));
    expect(await failure(client(getPartnerData, {}))).toEqual({ _tag: "EndpointFailure", status: 200 });
  });
  test("a request that its schema refuses is not sent", async () => {
    const { client, sent } = setUp(raw(200, "{}"));
    expect(await failure(client(getOrders, { page: 0 }))).toEqual({
      _tag: "Refused",
      code: "INVALID_REQUEST",
      field: "page",
    });
    expect(sent).toHaveLength(0);
  });
});

describe("requests", () => {
  test("fields are sent as a form, filters as JSON", async () => {
    const { client, sent } = setUp(raw(200, `{"valid":true,"data":{"rows":[],"total":0}}`));
    await Effect.runPromise(
      client(getOrders, { page: 2, sort: "-date", filter: { search: "ü", status: ["sent"] } }),
    );
    expect(Object.fromEntries(sent[0]!.fields)).toEqual({
      page: "2",
      sort: "-date",
      filter: `{"search":"ü","status":["sent"]}`,
    });
    expect(sent[0]!.url).toBe("https://portal.example/api/getOrders");
  });
  test("a write is sent with its idempotency key and files, and is not repeated", async () => {
    const { client, sent } = setUp(new TypeError("connection lost"));
    const files = [new File(["x"], "a.txt")];
    const draft = { department: "d", ticket_subject: "s", ticket_description: "m" };
    expect(await failure(client(createTicket, draft, { idempotencyKey: "k-1", files }))).toEqual({
      _tag: "Offline",
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ headers: { "Idempotency-Key": "k-1" }, files });
  });
  test("a file answer has a name", async () => {
    const { client } = setUp(
      raw(200, "a;b", { "content-disposition": "attachment; filename*=UTF-8''Auftr%C3%A4ge.csv" }),
    );
    const answer = await Effect.runPromise(client(getOrdersCsv, {}));
    expect(answer.name).toBe("Aufträge.csv");
    expect(await answer.blob.text()).toBe("a;b");
  });
  test("an answer without a name is not accepted as a file", async () => {
    const { client } = setUp(raw(200, "<html>a page of a proxy</html>"));
    expect(await failure(client(getOrdersCsv, {}))).toMatchObject({ _tag: "Malformed" });
  });
  test("a refusal in place of a file is decoded", async () => {
    const said = async (body: string) => failure(setUp(raw(200, body)).client(getOrdersCsv, {}));
    expect(await said(`{"valid":false,"error_code":"endpoint_failure"}`)).toEqual({
      _tag: "EndpointFailure",
      status: 200,
    });
    expect(await said(`{"valid":false,"error_code":"PERIOD_INVALID","field":"to"}`)).toEqual({
      _tag: "Refused",
      code: "PERIOD_INVALID",
      field: "to",
    });
    expect(await said(`{"valid":true,"data":{}}`)).toMatchObject({ _tag: "Malformed" });
  });
});

describe("time limit, retry and report", () => {
  test("a read is repeated twice after a network failure, then it fails", async () => {
    const { client, sent, reports } = setUp(
      new TypeError("offline"),
      raw(503, ""),
      raw(200, `{"loggedIn":false,"valid":true}`, { "portal-session-seconds": "1800" }),
    );
    expect(await Effect.runPromise(client(checkUserSession, {}))).toEqual({ loggedIn: false, valid: true });
    expect(sent).toHaveLength(3);
    expect(reports).toEqual([{ _tag: "Answered", sessionSeconds: 1800 }]);
  });
  test("a read is repeated no sooner than the server says, and not at all where that takes long", async () => {
    vi.useFakeTimers();
    const soon = setUp(raw(503, "", { "retry-after": "2" }), raw(200, `{"loggedIn":false,"valid":true}`));
    const outcome = Effect.runPromise(soon.client(checkUserSession, {}));
    await vi.advanceTimersByTimeAsync(2000);
    expect(soon.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(750);
    expect([await outcome, soon.sent.length]).toEqual([{ loggedIn: false, valid: true }, 2]);
    vi.useRealTimers();
    const later = setUp(raw(503, "", { "retry-after": "10" }));
    const expected = { _tag: "EndpointFailure", status: 503, retryAfter: 10 };
    expect(await failure(later.client(checkUserSession, {}))).toEqual(expected);
    expect(later.sent).toHaveLength(1);
  });
  test("a refusal is not repeated", async () => {
    const { client, sent, reports } = setUp(raw(403, ""));
    await failure(client(getOrder, order));
    expect(sent).toHaveLength(1);
    expect(reports).toEqual([{ _tag: "Failed", failure: { _tag: "NoAccess" } }]);
  });
  test("without an answer within the limit the call times out and the request is aborted", async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const hang: Transport = (sending) => {
      signal = sending.signal;
      return new Promise(() => {});
    };
    const client = createClient({ base: "", account: nobody, report: () => {}, send: hang, upload: never });
    for (const limit of [15_000, 2000]) {
      const outcome = failure(client(getOrder, order, limit === 15_000 ? {} : { limit }));
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toEqual({ _tag: "TimedOut", limit });
      expect(signal?.aborted).toBe(true);
    }
    vi.useRealTimers();
  });
  test("interrupting the effect aborts the request", async () => {
    let signal: AbortSignal | undefined;
    const hang: Transport = (sending) => {
      signal = sending.signal;
      return new Promise(() => {});
    };
    const client = createClient({ base: "", account: nobody, report: () => {}, send: hang, upload: never });
    const fiber = Effect.runFork(client(getOrder, order));
    await vi.waitFor(() => expect(signal).toBeDefined());
    expect(
      Exit.isFailure(
        await Effect.runPromise(Fiber.interrupt(fiber).pipe(Effect.andThen(Fiber.await(fiber)))),
      ),
    ).toBe(true);
    expect(signal?.aborted).toBe(true);
  });
});

describe("the account that the page shows", () => {
  const files = [new File(["x"], "x.png")];
  const ticket = { ticket_subject: "Help", ticket_description: "It does not work", department: "support" };

  test("is named by every call, as are files and a write's key", async () => {
    const { client, sent } = setUpFor(() => "key-of-a", raw(403, ""));
    await failure(client(getOrder, order));
    await failure(client(createTicket, ticket, { files, idempotencyKey: "once" }));
    expect(sent.map(({ headers }) => headers)).toEqual([
      { "Portal-Account": "key-of-a" },
      { "Portal-Account": "key-of-a", "Idempotency-Key": "once" },
    ]);
  });

  test("is not named while it is not known", async () => {
    const { client, sent } = setUp(raw(403, ""));
    await failure(client(getOrder, order));
    expect(sent[0]?.headers).toEqual({});
  });

  test("is that of the call's beginning, also in a repeat", async () => {
    vi.useFakeTimers();
    const shown = ["key-of-a", "key-of-b"];
    const { client, sent } = setUpFor(() => shown.shift(), new Error("cut off"));
    const outcome = failure(client(getOrder, order));
    await vi.advanceTimersByTimeAsync(5000);
    await outcome;
    expect(sent.map(({ headers }) => headers["Portal-Account"])).toEqual([
      "key-of-a",
      "key-of-a",
      "key-of-a",
    ]);
    vi.useRealTimers();
  });

  test("another one is a failure with a code of its own, and a write is not repeated", async () => {
    const { client, sent } = setUpFor(
      () => "key-of-a",
      raw(409, `{"valid":false,"error_code":"OTHER_ACCOUNT"}`),
    );
    expect(await failure(client(createTicket, ticket))).toEqual({ _tag: "Refused", code: "OTHER_ACCOUNT" });
    expect(sent).toHaveLength(1);
  });
});

describe("the codes that were met", () => {
  test("go with the next call, once: neither a repeat nor a later call tells them again", async () => {
    vi.useFakeTimers();
    const waiting = ["OFFLINE;orders;dede;2"];
    const { client, sent } = setUpWith(
      {
        account: nobody,
        takeCodes: () => {
          const codes = waiting.shift();
          return codes === undefined ? undefined : { "Portal-Codes": codes };
        },
      },
      new Error("cut off"),
      new Error("cut off"),
      raw(403, ""),
    );
    const outcome = failure(client(getOrder, order));
    await vi.advanceTimersByTimeAsync(5000);
    await outcome;
    waiting.push("DEFECT;orders;dede;1");
    await failure(client(createTicket, { department: "d", ticket_subject: "s", ticket_description: "m" }));
    expect(sent.map(({ headers }) => headers["Portal-Codes"])).toEqual([
      "OFFLINE;orders;dede;2",
      undefined,
      undefined,
      "DEFECT;orders;dede;1",
    ]);
    vi.useRealTimers();
  });
});
