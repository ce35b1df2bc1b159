import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, failureCode, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { MessageId, type MessageSummary } from "../../../src/domain/messages/message.ts";
import { notificationCentreMachine } from "../../../src/machines/shell/notification-centre.machine.ts";
import { everyFailure } from "../../support/every-failure.ts";
import { deferred } from "../../support/machines/deferred.ts";

type Messages = Outcome<readonly MessageSummary[]>;

const first = MessageId.make("1");
const second = MessageId.make("2");
const third = MessageId.make("3");
const message = (id: MessageId): MessageSummary => ({
  id,
  title: "News",
  date: new Date(0),
  priority: { _tag: "Known", code: "default" },
  tags: [],
  read: false,
});

const start = () => {
  const loads: ((outcome: Messages) => Promise<void>)[] = [];
  const marks: { readonly id: MessageId; readonly end: (outcome: Outcome<unknown>) => Promise<void> }[] = [];
  const loadMessages = fromPromise<Messages, { readonly locale: Locale; readonly unattended: boolean }>(
    () => {
      const { promise, settle } = deferred<Messages>();
      loads.push(settle);
      return promise;
    },
  );
  const markRead = fromPromise<Outcome<unknown>, { readonly id: MessageId }>(({ input }) => {
    const { promise, settle } = deferred<Outcome<unknown>>();
    marks.push({ id: input.id, end: settle });
    return promise;
  });
  const actor = createActor(notificationCentreMachine.provide({ actors: { loadMessages, markRead } }), {
    input: { locale: "int" },
    clock: new SimulatedClock(),
  }).start();
  actor.send({ type: "notifications.accountChanged" });
  return { actor, loads, marks, unread: () => actor.getSnapshot().context.unread };
};

describe("the notification centre", () => {
  it("counts a message as read at once, and sends one request after the other", async () => {
    const { actor, loads, marks, unread } = start();
    await loads[0]!(answered([message(first), message(second)]));
    expect(unread()).toBe(2);
    actor.send({ type: "notifications.read", id: first });
    actor.send({ type: "notifications.read", id: second });
    actor.send({ type: "notifications.read", id: second });
    expect([unread(), marks.map(({ id }) => id)]).toEqual([0, [first]]);
    await marks[0]!.end(answered(undefined));
    expect(marks.map(({ id }) => id)).toEqual([first, second]);
  });

  it("marks a message that was opened before the list was loaded, and one that only the next list has", async () => {
    const { actor, loads, marks, unread } = start();
    actor.send({ type: "notifications.read", id: first });
    await loads[0]!(answered([message(first), message(third)]));
    expect([unread(), marks.map(({ id }) => id)]).toEqual([1, [first]]);
    await marks[0]!.end(answered(undefined));
    actor.send({ type: "notifications.read", id: second });
    actor.send({ type: "notifications.localeChanged", locale: "dede" });
    await loads[1]!(answered([{ ...message(first), read: true }, message(second), message(third)]));
    expect([unread(), marks.map(({ id }) => id)]).toEqual([1, [first, second]]);
  });

  it("does not report a message that was read before it was opened", async () => {
    const { actor, loads, marks } = start();
    actor.send({ type: "notifications.read", id: first });
    await loads[0]!(answered([{ ...message(first), read: true }]));
    actor.send({ type: "notifications.read", id: first });
    expect(marks).toEqual([]);
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "counts a message as unread again when the request failed: %s",
    async (_code, failure) => {
      const { actor, loads, marks, unread } = start();
      await loads[0]!(answered([message(first)]));
      actor.send({ type: "notifications.read", id: first });
      await marks[0]!.end(failed(failure));
      expect(unread()).toBe(1);
    },
  );

  it("keeps messages as read whose request is pending, when the list is reloaded", async () => {
    const { actor, loads, unread } = start();
    await loads[0]!(answered([message(first)]));
    actor.send({ type: "notifications.read", id: first });
    actor.send({ type: "notifications.localeChanged", locale: "dede" });
    await loads[1]!(answered([message(first)]));
    expect(unread()).toBe(0);
  });

  it("shows another account nothing of the previous one", async () => {
    const { actor, loads, marks } = start();
    await loads[0]!(answered([message(first)]));
    actor.send({ type: "notifications.read", id: first });
    actor.send({ type: "notifications.accountChanged" });
    expect(actor.getSnapshot().context).toMatchObject({ messages: [], unread: 0, untold: [] });
    await marks[0]!.end(failed({ _tag: "Offline" }));
    expect(actor.getSnapshot().context.messages).toEqual([]);
  });
});
