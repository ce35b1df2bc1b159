import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { writeLetter } from "../../server/mail/letters.ts";
import { letterValues, type LetterKind } from "../../server/texts/text-values.ts";
import { latestLetters, putLetter } from "../../server/mail/outbox.ts";
import {
  sendNextLetter,
  smtpSender,
  startOutboxWorker,
  type SendLetter,
} from "../../server/mail/outbox-worker.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { onBoth } from "../support/portal/on-both.ts";

const begin = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number): Date => new Date(begin.getTime() + seconds * 1000);
const hours = 60 * 60;

/** What the mail server says, as nodemailer passes it on. */
const refusal =
  (responseCode: number, more: { readonly code: string; readonly command: string }): SendLetter =>
  () =>
    Promise.reject(Object.assign(new Error("mailbox full"), { responseCode, ...more }));
const recipient = { code: "EENVELOPE", command: "RCPT TO" };
const refuse = refusal(452, recipient);

eachStore("the outbox", (store) => {
  let sent: string[] = [];
  const send: SendLetter = ({ subject }) => {
    sent.push(subject);
    return Promise.resolve();
  };
  const put = (subject: string, urgent = false) =>
    putLetter(
      store.database().sql,
      { to: "a@test.example", subject, text: "words", language: "en", urgent },
      begin,
    );
  const kept = () => latestLetters(store.database().sql);

  beforeEach(async () => {
    sent = [];
    await store.database().sql`delete from outbox`;
  });

  it("sends each letter once, in order, with several workers at the same time", onBoth.locks, async () => {
    for (const subject of ["one", "two", "three"]) await put(subject);
    await Promise.all([1, 2, 3, 4].map(() => sendNextLetter(store.database(), send, begin)));
    expect(sent.toSorted()).toEqual(["one", "three", "two"]);
    expect(await sendNextLetter(store.database(), send, later(1))).toBe(false);
  });

  it.runIf(store.engine === "PostgreSQL")("leaves a letter to the worker that is taking it", async () => {
    for (const subject of ["one", "two"]) await put(subject);
    const other = await openDatabase(store.options());
    try {
      await other.transaction(async (sql) => {
        await sql`select from outbox where subject = 'one' for update`;
        expect(await sendNextLetter(store.database(), send, begin)).toBe(true);
        expect(sent).toEqual(["two"]);
      });
    } finally {
      await other.close();
    }
  });

  it("sends letters with codes first", async () => {
    await put("one");
    await put("two");
    await put("code", true);
    while (await sendNextLetter(store.database(), send, begin)) continue;
    expect(sent).toEqual(["code", "one", "two"]);
  });

  it("keeps no body of a letter that was sent", async () => {
    await put("secret");
    expect(await kept()).toMatchObject([{ body: "words" }]);
    await sendNextLetter(store.database(), refuse, begin);
    expect(await kept()).toMatchObject([{ body: "words", sent_at: null }]);
    await sendNextLetter(store.database(), send, later(300));
    expect(await kept()).toMatchObject([{ subject: "secret", body: "", sent_at: later(300) }]);
  });

  it("keeps no link of a letter that was sent or given up", async () => {
    const unsubscribe = "https://portal.example/api/unsubscribe/a.b";
    for (const subject of ["sent", "given up"])
      await putLetter(
        store.database().sql,
        { to: "a@test.example", subject, text: "words", language: "en", unsubscribe },
        begin,
      );
    expect(await kept()).toMatchObject([{ unsubscribe }, { unsubscribe }]);
    await sendNextLetter(store.database(), send, begin);
    await sendNextLetter(store.database(), refusal(550, recipient), begin);
    expect(await kept()).toMatchObject([
      { given_up_at: begin, unsubscribe: null },
      { sent_at: begin, unsubscribe: null },
    ]);
  });

  it("repeats a refused letter after growing pauses", async () => {
    await put("stubborn");
    expect(await sendNextLetter(store.database(), refuse, begin)).toBe(true);
    expect(await kept()).toMatchObject([
      { attempts: 1, last_error: "mailbox full", sent_at: null, given_up_at: null },
    ]);
    expect(await sendNextLetter(store.database(), refuse, later(60))).toBe(false);
    expect(await sendNextLetter(store.database(), send, later(300))).toBe(true);
    expect(await kept()).toMatchObject([{ attempts: 2, last_error: null, sent_at: later(300) }]);
  });

  it.each([
    [550, recipient],
    [554, { code: "EMESSAGE", command: "DATA" }],
  ])("tries a letter once that is refused for good (%d)", async (code, more) => {
    await put("unwanted");
    const reported: unknown[] = [];
    const report = (error: unknown) => {
      reported.push(error);
    };
    expect(await sendNextLetter(store.database(), refusal(code, more), begin, { report })).toBe(true);
    // The reason stays in the outbox: mail servers name the address in it.
    expect(String(reported)).toMatch(/given up/);
    expect(String(reported)).not.toContain("mailbox full");
    expect(await kept()).toMatchObject([
      { attempts: 1, last_error: "mailbox full", sent_at: null, given_up_at: begin, body: "" },
    ]);
    expect(await sendNextLetter(store.database(), send, later(47 * hours))).toBe(false);
  });

  it.each([
    [535, { code: "EAUTH", command: "AUTH PLAIN" }],
    [550, { code: "EENVELOPE", command: "MAIL FROM" }],
  ])("tries again where the portal itself is refused (%d)", async (code, more) => {
    await put("not its fault");
    await sendNextLetter(store.database(), refusal(code, more), begin);
    expect(await kept()).toMatchObject([{ given_up_at: null, body: "words" }]);
    expect(await sendNextLetter(store.database(), send, later(hours))).toBe(true);
  });

  it("gives up after 48 hours, with a last try at their end", async () => {
    await put("late");
    const tried: number[] = [];
    for (let minutes = 0; minutes <= 60 * 60; minutes += 10)
      if (await sendNextLetter(store.database(), refuse, later(minutes * 60))) tried.push(minutes / 60);
    expect(tried.length).toBeGreaterThan(40);
    expect(tried.at(-1)).toBe(48);
    expect(await kept()).toMatchObject([
      { given_up_at: later(48 * hours), last_error: "mailbox full", sent_at: null, body: "" },
    ]);
  });

  it("has no letter of a transaction that was rolled back", async () => {
    const failing = store.database().transaction(async (sql) => {
      await putLetter(
        sql,
        { to: "a@test.example", subject: "never", text: "words", language: "en", urgent: false },
        begin,
      );
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await kept()).toEqual([]);
  });

  describe("a worker", () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const working = async (database: Database, send: SendLetter) => {
      const worker = startOutboxWorker(
        database,
        send,
        () => begin,
        (error) => {
          throw error;
        },
      );
      await vi.advanceTimersByTimeAsync(2_000);
      return worker;
    };

    it("stops within 5 s while a mail server does not answer; the letter is sent again later", async () => {
      await put("hanging");
      let answer = (): void => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let refuseLate: (error: Error) => void = () => {};
      const worker = await working(store.database(), () => {
        answer();
        return new Promise((_, reject) => {
          refuseLate = reject;
        });
      });
      await asked;
      let stopped = false;
      const stop = async () => {
        await worker.stop();
        stopped = true;
      };
      const stopping = stop();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(stopped).toBe(false);
      await vi.advanceTimersByTimeAsync(2_000);
      await stopping;
      // The store may be closed by now: what the mail server still says is not written.
      refuseLate(Object.assign(new Error("too late"), { responseCode: 550 }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await kept()).toMatchObject([
        { attempts: 1, sent_at: null, given_up_at: null, last_error: null, body: "words" },
      ]);
      expect(await sendNextLetter(store.database(), send, later(300))).toBe(true);
    });

    it("finishes a letter that the mail server takes while it stops", async () => {
      await put("in time");
      let take = (): void => {};
      let asked = (): void => {};
      const isAsked = new Promise<void>((resolve) => {
        asked = resolve;
      });
      const worker = await working(store.database(), () => {
        asked();
        return new Promise((resolve) => {
          take = resolve;
        });
      });
      await isAsked;
      const stopping = worker.stop();
      take();
      await stopping;
      expect(await kept()).toMatchObject([{ sent_at: begin }]);
    });
  });
});

describe("the mail server", () => {
  /** A mail server that takes one letter. */
  const receive = async (
    letter: Parameters<SendLetter>[0],
    mark?: Buffer,
  ): Promise<{ readonly headers: string; readonly whole: string }> => {
    let received = "";
    const server = createServer((socket) => {
      socket.write("220 ready\r\n");
      let inData = false;
      socket.on("data", (chunk) => {
        const text = chunk.toString();
        if (inData) {
          received += text;
          if (!received.endsWith("\r\n.\r\n")) return;
          inData = false;
          socket.write("250 taken\r\n");
        } else if (text.startsWith("DATA")) {
          inData = true;
          socket.write("354 go on\r\n");
        } else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      const { port } = server.address() as AddressInfo;
      const drawMark = () => Promise.resolve(mark);
      await smtpSender(`smtp://127.0.0.1:${port}`, "portal@test.example", drawMark)(letter);
    } finally {
      server.close();
    }
    return {
      headers: `\r\n${received.split("\r\n\r\n", 1)[0]}`,
      whole: received.replaceAll("=\r\n", "").replaceAll("=3D", "="),
    };
  };
  const letter = {
    recipient: "a@test.example",
    subject: "one",
    body: "words",
    language: "de",
    calendar: null,
    unsubscribe: null,
  };

  it("gets the headers of one-click unsubscribing with letters that have a link, and with no others", async () => {
    const link = `https://portal.example/api/unsubscribe/${"a".repeat(22)}.${"b".repeat(43)}`;
    const withLink = await receive({ ...letter, unsubscribe: link });
    const headers = withLink.headers.replaceAll(/\r\n[ \t]+/g, " ");
    expect(headers).toContain(`\r\nList-Unsubscribe: <${link}>\r\n`);
    expect(headers).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect((await receive(letter)).headers).not.toContain("Unsubscribe");
  });

  it("gets a letter as text, and as HTML in its language with the mark as a part of it", async () => {
    const { whole } = await receive(letter, Buffer.from("a picture"));
    expect(whole).toMatch(
      /Content-Type: text\/plain[^]*words[^]*Content-Type: text\/html[^]*<html lang="de">/,
    );
    expect(whole).toMatch(
      /<img src="cid:mark@portal" alt=""[^]*Content-Type: image\/png[^]*Content-Id: <mark@portal>/i,
    );
    expect(whole).toContain(Buffer.from("a picture").toString("base64"));
  });

  it("gets a letter without a mark that cannot be drawn", async () => {
    const { whole } = await receive(letter);
    expect(whole).toMatch(/<p>words<\/p>/);
    expect(whole).not.toMatch(/cid:|image\/png/);
  });
});

describe("a letter", () => {
  it("is urgent where it has a code", () => {
    const names = Object.values(letterValues).flat();
    const values = Object.fromEntries(names.map((name) => [name, name])) as Record<
      (typeof names)[number],
      string
    >;
    const kinds = Object.keys(letterValues) as readonly LetterKind[];
    const urgent = kinds.filter(
      (kind) => writeLetter(kind, { email: "a@test.example", locale: "int", name: "" }, values).urgent,
    );
    expect(urgent).toEqual(["code"]);
  });
});
