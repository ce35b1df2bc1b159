import { createActor, fromPromise, SimulatedClock } from "xstate"
import { describe, expect, it } from "vitest"
import { answered, failed, type Outcome } from "../../src/domain/call-failure.ts"
import type { TransferRequest } from "../../src/domain/product-forms.ts"
import type { Product } from "../../src/domain/product.ts"
import type { SerialNumber } from "../../src/domain/serial-number.ts"
import type { StepRequest } from "../../src/domain/ticket-step.ts"
import type { Ticket, TicketId } from "../../src/domain/ticket.ts"
import { ticketStepMachine } from "../../src/machines/ticket-step.machine.ts"
import { serviceTransferMachine } from "../../src/machines/service-transfer.machine.ts"
import { deferred } from "../support/deferred.ts"
import { listener, scripted, settle } from "../support/scripted.ts"

const about = { serial: "504F94D00001" as SerialNumber, service: "weather" } as const
const product = { name: "Villa" } as Product

const start = () => {
  const requests: TransferRequest[] = []
  const ends: ((outcome: Outcome<Product>) => Promise<void>)[] = []
  const clock = new SimulatedClock()
  const parent = listener()
  const send = fromPromise<Outcome<Product>, { readonly request: TransferRequest }>(({ input }) => {
    const { promise, settle } = deferred<Outcome<Product>>()
    requests.push(input.request)
    ends.push(settle)
    return promise
  })
  const actor = createActor(serviceTransferMachine.provide({ actors: { send } }), { input: { about, first: { to_serial: "" }, limit: 30_000, parent: parent.ref }, clock }).start()
  const type = (to_serial: string) => actor.send({ type: "form.changed", change: { to_serial } })
  return { actor, clock, requests, ends, parent, type, submit: () => actor.send({ type: "form.submit" }), context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
}

const sent = () => {
  const all = start()
  all.type("504f 94d0 0002")
  all.submit()
  return all
}

describe("a form with refusals", () => {
  it("names what is wrong only when it is to be sent, and follows the mending", () => {
    const { type, submit, context, value } = start()
    type("504F")
    expect(context().problems).toEqual({})
    submit()
    expect([value(), context().problems]).toEqual(["invalid", { to_serial: "not_a_serial" }])
    type("504F94D00001")
    expect([value(), context().problems]).toEqual(["invalid", { to_serial: "same_serial" }])
    type("504F94D00002")
    expect([value(), context().problems]).toEqual(["editing", {}])
  })

  it("sends what was meant, once, and takes no typing meanwhile", () => {
    const { type, submit, requests, context } = sent()
    submit()
    type("lost")
    expect(requests).toEqual([{ ...about, to_serial: "504F94D00002" }])
    expect(context().fields.to_serial).toBe("504f 94d0 0002")
  })

  it("tells whoever holds the product of its new state, and is empty for the next", async () => {
    const { ends, parent, context, value } = sent()
    await ends[0]!(answered(product))
    expect([value(), context().fields.to_serial, parent.heard]).toEqual(["done", "", [{ type: "resource.changed", content: product }]])
  })

  it("keeps what was typed with each refusal, and can send it again", async () => {
    const { ends, submit, context, value, requests, parent } = sent()
    await ends[0]!(failed({ _tag: "Refused", code: "CLOUD_SERVICE_EXPIRED" }))
    expect([value(), context().fields.to_serial, parent.heard]).toEqual(["expired", "504f 94d0 0002", []])
    submit()
    expect([value(), requests.length, context().result]).toEqual(["sending", 2, { _tag: "None" }])
  })

  it("takes a refusal that it does not know as a failure", async () => {
    const { ends, value } = sent()
    await ends[0]!(failed({ _tag: "Refused", code: "7001" }))
    expect(value()).toBe("failed")
  })

  it("forgets the refusal with the next letter", async () => {
    const { ends, type, context, value } = sent()
    await ends[0]!(failed({ _tag: "Refused", code: "TRANSFER_TO_ITSELF", field: "to_serial" }))
    type("504F94D00003")
    expect([value(), context().result]).toEqual(["editing", { _tag: "None" }])
  })

  it("stops waiting at its limit", () => {
    const { clock, context, value } = sent()
    clock.increment(30_000)
    expect([value(), context().result]).toEqual(["failed", { _tag: "Failed", failure: { _tag: "TimedOut", limit: 30_000 } }])
  })

  it("tells its success until one comes back", async () => {
    const { actor, ends, value } = sent()
    await ends[0]!(answered(product))
    actor.send({ type: "screen.shown" })
    expect(value()).toBe("editing")
  })
})

describe("a refusal that says that what is shown is older than what is", () => {
  const takeStep = async (outcome: Outcome<Ticket>) => {
    const parent = listener()
    const send = scripted<Outcome<Ticket>, { readonly request: StepRequest }>(outcome)
    const actor = createActor(ticketStepMachine.provide({ actors: { send: send.logic } }), { input: { about: { id: "T-1" as TicketId }, first: { step: "close" }, limit: 30_000, parent: parent.ref } }).start()
    actor.send({ type: "form.submit" })
    await settle()
    return { value: actor.getSnapshot().value, heard: parent.heard }
  }

  it.each([["TICKET_CLOSED", "ticketClosed"], ["TICKET_NOT_CLOSED", "notClosed"], ["REOPEN_TOO_LATE", "tooLate"]])("%s has it loaded again", async (code, state) => {
    expect(await takeStep(failed({ _tag: "Refused", code }))).toEqual({ value: state, heard: [{ type: "resource.refresh" }] })
  })

  it("is no failure of the call", async () => {
    expect(await takeStep(failed({ _tag: "Offline" }))).toEqual({ value: "failed", heard: [] })
  })
})
