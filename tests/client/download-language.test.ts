import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { createEmptyActor } from "xstate";
import type { AnyCall, Call, FileAnswer } from "../../src/api/call.ts";
import { getInvoicePdf } from "../../src/api/invoice-pdf.calls.ts";
import { getTradeLicence } from "../../src/api/licence-review.calls.ts";
import { getOrdersCsv } from "../../src/api/orders.calls.ts";
import { saved, type FileRequest } from "../../src/api/saved.ts";
import { createLive } from "../../src/app/live/live.ts";
import type { RunCall } from "../../src/app/live/run-call.ts";
import type { InvoiceNumber } from "../../src/domain/invoices/document.ts";
import { failed } from "../../src/domain/kit/call-failure.ts";

/** The fields that the server gets for the file that a screen asks for. */
const fieldsSent = async <Asked>(call: Call<Asked, FileAnswer>, request: FileRequest<NoInfer<Asked>>) => {
  const sent: unknown[] = [];
  const run = (async ({ body }: AnyCall, asked: unknown) => {
    sent.push(Schema.encodeSync(body.fields)(asked));
    return failed({ _tag: "Offline" });
  }) as unknown as RunCall;
  const live = createLive(run, { accountKey: () => "me", locale: () => "cscz" }, "");
  const { signal } = new AbortController();
  await live.runOfViews(saved(call), request, { signal, by: createEmptyActor() });
  return sent;
};

test("a CSV file is asked for in the language that is shown", async () => {
  expect(await fieldsSent(getOrdersCsv, { sort: "-date" })).toEqual([{ sort: "-date", instance: "cscz" }]);
});
test("a language that a screen names stays", async () => {
  const id = "IN-2026-000001" as InvoiceNumber;
  expect(await fieldsSent(getInvoicePdf, { id, instance: "frfr" })).toEqual([{ id, instance: "frfr" }]);
});
test("a call without a language is asked without one", async () => {
  expect(await fieldsSent(getTradeLicence, { id: "L-1" as never })).toEqual([{ id: "L-1" }]);
});
