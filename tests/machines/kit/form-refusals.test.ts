import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { requestBy } from "../../../src/domain/kit/checked.ts";
import { checkTransfer, type TransferValues } from "../../../src/domain/products/product-forms.ts";
import type { Product } from "../../../src/domain/products/product.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import { submitError } from "../../../src/machines/kit/form.machine.ts";
import { correctionOf, type CorrectionValues } from "../../../src/domain/tickets/ticket-form.ts";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import { ticketCorrectionMachine } from "../../../src/machines/tickets/ticket-correction.machine.ts";
import { serviceTransferMachine } from "../../../src/machines/products/service-transfer.machine.ts";
import { ticket } from "../../../src/atlas/samples/tickets.samples.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const about = { serial: "504F94D00001" as SerialNumber, service: "weather" } as const;
const product = { name: "Villa" } as Product;

const start = () => {
  const sent: TransferValues[] = [];
  const ends: ((outcome: Outcome<Product>) => Promise<void>)[] = [];
  const clock = new SimulatedClock();
  const parent = listener();
  const submit = fromPromise<Outcome<Product>, { readonly values: TransferValues }>(({ input }) => {
    const { promise, settle } = deferred<Outcome<Product>>();
    sent.push(input.values);
    ends.push(settle);
    return promise;
  });
  const actor = createActor(serviceTransferMachine.provide({ actors: { submit } }), {
    input: { values: { ...about, to_serial: "" }, limit: 30_000, parent: parent.ref },
    clock,
  }).start();
  const type = (to_serial: string) => actor.send({ type: "form.changed", change: { to_serial } });
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    sent,
    ends,
    parent,
    type,
    context,
    submit: () => actor.send({ type: "form.submit" }),
    typed: () => context().values.to_serial,
    told: () => visibleError(context(), "to_serial"),
    trouble: () => submitError(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
  };
};

const submitted = () => {
  const all = start();
  all.type("504f 94d0 0002");
  all.submit();
  return all;
};

describe("a form with refusals", () => {
  it("shows invalid fields when it is submitted, and updates them with each change", () => {
    const { type, submit, told } = start();
    type("504F");
    expect(told()).toBeUndefined();
    submit();
    expect(told()).toBe("NOT_A_SERIAL");
    type("504F94D00001");
    expect(told()).toBe("SAME_SERIAL");
    type("504F94D00002");
    expect(told()).toBeUndefined();
  });

  it("sends the parsed values once, and ignores typing meanwhile", () => {
    const { type, submit, sent, typed } = submitted();
    submit();
    type("lost");
    expect(sent.map(requestBy(checkTransfer))).toEqual([{ ...about, to_serial: "504F94D00002" }]);
    expect(typed()).toBe("504f 94d0 0002");
  });

  it("reports the product's new state to its parent, and is empty for the next", async () => {
    const { ends, parent, typed, value } = submitted();
    await ends[0]!(answered(product));
    expect([value(), typed(), parent.heard]).toEqual([
      "done",
      "",
      [{ type: "resource.changed", content: product }],
    ]);
  });

  it("keeps the typed values after each refusal, and can be sent again", async () => {
    const { ends, submit, typed, trouble, value, sent, parent } = submitted();
    await ends[0]!(failed({ _tag: "Refused", code: "CLOUD_SERVICE_EXPIRED" }));
    expect([value(), typed(), parent.heard, trouble()]).toEqual([
      "refused",
      "504f 94d0 0002",
      [],
      { _tag: "Refused", code: "CLOUD_SERVICE_EXPIRED" },
    ]);
    submit();
    expect([value(), sent.length, trouble()]).toEqual(["sending", 2, undefined]);
  });

  it("treats an unknown refusal as a failure", async () => {
    const { ends, value, trouble } = submitted();
    await ends[0]!(failed({ _tag: "Refused", code: "7001" }));
    expect([value(), trouble()]).toEqual(["failed", { _tag: "Refused", code: "7001" }]);
  });

  it("treats a number as a failure too where it names a field, which is marked beside it (business §8)", async () => {
    const { ends, told, trouble, type, value } = submitted();
    await ends[0]!(failed({ _tag: "Refused", code: "7002", field: "to_serial" }));
    expect([value(), trouble(), told()]).toEqual([
      "failed",
      { _tag: "Refused", code: "7002", field: "to_serial" },
      "7002",
    ]);
    type("504F94D00003");
    expect(told()).toBeUndefined();
  });

  it("shows a refusal about a field only there, and focuses the field", async () => {
    const { ends, context, told, trouble, value } = submitted();
    await ends[0]!(failed({ _tag: "Refused", code: "TRANSFER_TO_ITSELF", field: "to_serial" }));
    expect([value(), told(), trouble(), context().focus.field]).toEqual([
      "refused",
      "TRANSFER_TO_ITSELF",
      undefined,
      "to_serial",
    ]);
  });

  it.each(["to_serial", undefined])("clears the refusal at the next change: %s", async (field) => {
    const { ends, type, told, trouble, value } = submitted();
    await ends[0]!(
      failed({ _tag: "Refused", code: "TRANSFER_TO_ITSELF", ...(field === undefined ? {} : { field }) }),
    );
    type("504F94D00003");
    expect([value(), told(), trouble()]).toEqual(["editing", undefined, undefined]);
  });

  it("stops waiting at its time limit", () => {
    const { clock, trouble, value } = submitted();
    clock.increment(30_000);
    expect([value(), trouble()]).toEqual(["failed", { _tag: "TimedOut", limit: 30_000 }]);
  });

  it("shows its success until it is opened again", async () => {
    const { actor, ends, value } = submitted();
    await ends[0]!(answered(product));
    actor.send({ type: "screen.returned" });
    expect(value()).toBe("editing");
  });

  it("shows what is missing when it is sent again without values", async () => {
    const { ends, submit, sent, told } = submitted();
    await ends[0]!(answered(product));
    submit();
    expect([told(), sent.length]).toEqual(["MISSING", 1]);
  });
});

describe("a refusal of a request that was made with outdated content", () => {
  const correct = async (outcome: Outcome<Ticket>) => {
    const parent = listener();
    const submit = scripted<Outcome<Ticket>, { readonly values: CorrectionValues }>(outcome);
    const actor = createActor(ticketCorrectionMachine.provide({ actors: { submit: submit.logic } }), {
      input: { values: correctionOf(ticket), limit: 30_000, parent: parent.ref },
    }).start();
    actor.send({ type: "form.submit" });
    await settle();
    return { value: actor.getSnapshot().value, heard: parent.heard };
  };

  it.each(["TICKET_CLOSED", "TICKET_ALREADY_ANSWERED"])("%s reloads the content", async (code) => {
    expect(await correct(failed({ _tag: "Refused", code }))).toEqual({
      value: "refused",
      heard: [{ type: "resource.refresh" }],
    });
  });

  it("is not treated as a failed call", async () => {
    expect(await correct(failed({ _tag: "Offline" }))).toEqual({ value: "failed", heard: [] });
  });
});
