import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type CallFailure, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { SwitchRequest } from "../../../src/domain/products/product-forms.ts";
import type { Product } from "../../../src/domain/products/product.ts";
import type { ownProductCodes } from "../../../src/domain/products/products.refusals.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { cloudServiceSwitchMachine } from "../../../src/machines/products/cloud-service-switch.machine.ts";
import { product } from "../../../src/atlas/samples/products.samples.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { listener } from "../../support/machines/scripted.ts";

type Code = (typeof ownProductCodes)[number];

const start = () => {
  const clock = new SimulatedClock();
  const sent: {
    readonly request: SwitchRequest;
    readonly signal: AbortSignal;
    readonly end: (outcome: Outcome<Product, Code>) => Promise<void>;
  }[] = [];
  const send = fromPromise<Outcome<Product, Code>, SwitchRequest>(({ input, signal }) => {
    const { promise, settle } = deferred<Outcome<Product, Code>>();
    sent.push({ request: input, signal, end: settle });
    return promise;
  });
  const holder = listener();
  const actor = createActor(cloudServiceSwitchMachine.provide({ actors: { send } }), {
    input: { serial: "504F94D00001" as SerialNumber, service: "mailer", limit: 90_000, parent: holder.ref },
    clock,
  }).start();
  return {
    actor,
    clock,
    sent,
    heard: holder.heard,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    press: (on: boolean) => actor.send({ type: "cloudService.switch", on }),
    retry: () => actor.send({ type: "cloudService.retry" }),
  };
};

const refresh = { type: "resource.refresh" };

describe("the switch of a cloud service", () => {
  it("ignores a second press, either way, until the first has ended", async () => {
    const { press, retry, sent, context, value } = start();
    press(true);
    press(true);
    retry();
    press(false);
    expect([sent.length, context().wanted]).toEqual([1, true]);
    await sent[0]!.end(answered(product));
    press(false);
    expect([sent.length, sent[1]!.request.on, value()]).toEqual([2, false, "sending"]);
  });

  it("gives up after its limit, asks for the product again, and ignores the late answer", async () => {
    const { press, clock, sent, value, heard, context } = start();
    press(true);
    clock.increment(90_000);
    expect([value(), context().failure]).toEqual(["failed", { _tag: "TimedOut", limit: 90_000 }]);
    expect([heard, sent[0]!.signal.aborted]).toEqual([[refresh], true]);
    await sent[0]!.end(answered(product));
    expect([value(), heard]).toEqual(["failed", [refresh]]);
  });

  it.each<readonly [CallFailure<Code>, "failed" | "refused"]>([
    [{ _tag: "Offline" }, "failed"],
    [{ _tag: "EndpointFailure", status: 503 }, "failed"],
    [{ _tag: "Malformed", path: "data", expected: "a product" }, "failed"],
    [{ _tag: "Refused", code: "PRODUCT_NOT_REGISTERED" }, "refused"],
    [{ _tag: "NoAccess" }, "refused"],
    [{ _tag: "SessionExpired" }, "refused"],
  ])("after %o is %s: the product is asked for again, and a retry sends the same", async (failure, state) => {
    const { press, retry, sent, value, heard, context } = start();
    press(false);
    await sent[0]!.end(failed(failure));
    expect([value(), context().failure, heard]).toEqual([state, failure, [refresh]]);
    retry();
    expect(sent.map(({ request }) => request.on)).toEqual(state === "failed" ? [false, false] : [false]);
  });

  it("sends nothing by itself after a failure without a connection", async () => {
    const { press, clock, sent } = start();
    press(true);
    await sent[0]!.end(failed({ _tag: "Offline" }));
    clock.increment(3_600_000);
    expect(sent).toHaveLength(1);
  });
});
