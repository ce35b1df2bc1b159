import { beforeEach, expect, it } from "vitest";
import { latestLetters, putLetter } from "../../dev-portal/mail/outbox.ts";
import { sendNextLetter, type SendLetter } from "../../dev-portal/mail/outbox-worker.ts";
import { eachStore } from "../support/portal/each-store.ts";

const begin = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number): Date => new Date(begin.getTime() + seconds * 1000);
const refuse: SendLetter = () => Promise.reject(new Error("mailbox full"));

eachStore("the outbox", (store) => {
  let sent: string[] = [];
  const send: SendLetter = ({ subject }) => {
    sent.push(subject);
    return Promise.resolve();
  };
  const put = (subject: string) =>
    putLetter(store.database().sql, { to: "a@test.example", subject, text: "words" }, begin);

  beforeEach(async () => {
    sent = [];
    await store.database().sql`delete from outbox`;
  });

  it("sends each letter once, in order, with several workers at the same time", async () => {
    for (const subject of ["one", "two", "three"]) await put(subject);
    await Promise.all([1, 2, 3, 4].map(() => sendNextLetter(store.database(), send, begin)));
    expect(sent.toSorted()).toEqual(["one", "three", "two"]);
    expect(await sendNextLetter(store.database(), send, later(1))).toBe(false);
  });

  it("repeats a refused letter after growing pauses", async () => {
    await put("stubborn");
    expect(await sendNextLetter(store.database(), refuse, begin)).toBe(true);
    expect(await latestLetters(store.database().sql)).toMatchObject([
      { attempts: 1, last_error: "mailbox full", sent_at: null },
    ]);
    expect(await sendNextLetter(store.database(), refuse, later(60))).toBe(false);
    expect(await sendNextLetter(store.database(), send, later(300))).toBe(true);
    expect(await latestLetters(store.database().sql)).toMatchObject([
      { attempts: 2, last_error: null, sent_at: later(300) },
    ]);
  });

  it("has no letter of a transaction that was rolled back", async () => {
    const failing = store.database().transaction(async (sql) => {
      await putLetter(sql, { to: "a@test.example", subject: "never", text: "words" }, begin);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await latestLetters(store.database().sql)).toEqual([]);
  });
});
