import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { unsubscribeHeaders } from "../mail/outbox-worker.ts";
import { latestLetters, type StoredLetter } from "../mail/outbox.ts";
import type { Database } from "../store/database.ts";
import { Fault, faultTargets, type Faults } from "./faults.ts";
import { html, toolPage, type Html } from "./html.ts";

const sendPage = (reply: FastifyReply, title: string, content: Html): FastifyReply =>
  reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(toolPage(title, content));

const letterState = ({ sent_at: sent, given_up_at: givenUp, last_error: error }: StoredLetter): string => {
  if (sent !== null) return "sent";
  return givenUp === null ? (error ?? "stored") : `given up: ${error}`;
};

/** The headers besides the usual ones, as they are sent. */
const headersOf = ({ unsubscribe }: StoredLetter): string =>
  unsubscribe === null
    ? ""
    : `${Object.entries(unsubscribeHeaders(unsubscribe))
        .map(([name, value]) => `${name}: ${value}\n`)
        .join("")}\n`;

const letterRow = (letter: StoredLetter): Html =>
  html` <tr>
    <td>${letter.created_at.toISOString()}</td>
    <td>${letter.recipient}</td>
    <td>${letter.subject}</td>
    <td><pre>${headersOf(letter)}${letter.body}</pre></td>
    <td>${letterState(letter)}</td>
  </tr>`;

const faultRow = ({ target, kind, value }: Fault): Html =>
  html`<tr>
    <td>${target}</td>
    <td>${kind}</td>
    <td>${value}</td>
  </tr>`;

const faultsPage = (set: readonly Fault[]): Html =>
  html` <p>Faults happen to this browser alone, until they are cleared.</p>
    <form method="post" action="/dev/faults/">
      <label
        >What
        <select name="target">
          ${faultTargets.map((target) => html`<option>${target}</option>`)}
        </select></label
      >
      <label
        >How
        <select name="kind">
          ${["slow", "fail", "malformed", "cut", "hang", "lost"].map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label>Milliseconds, or status <input name="value" value="3000" inputmode="numeric" /></label>
      <button>Set</button>
    </form>
    <form method="post" action="/dev/faults/clear"><button>Clear all</button></form>
    <table>
      <tr>
        <th>What</th>
        <th>How</th>
        <th>Value</th>
      </tr>
      ${set.map(faultRow)}
    </table>`;

const formOf = (body: unknown): Readonly<Record<string, string>> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : {};

const registerFaults = (app: FastifyInstance, faults: Faults): void => {
  app.get("/dev/faults/", (request, reply) =>
    sendPage(reply, "Faults", faultsPage(faults.list(faults.sessionOf(request.raw)))),
  );
  app.get("/dev/faults.json", (request) => faults.list(faults.sessionOf(request.raw)));
  app.post("/dev/faults/", (request, reply) => {
    const fault = Schema.decodeUnknownOption(Fault)({ value: "0", ...formOf(request.body) });
    if (Option.isNone(fault)) return reply.code(422).send({ valid: false, error_code: "INVALID_REQUEST" });
    const session = faults.sessionOf(request.raw) ?? randomUUID();
    faults.set(session, fault.value);
    return reply.header("Set-Cookie", faults.cookieOf(session)).redirect("/dev/faults/", 303);
  });
  app.post("/dev/faults/clear", (request, reply) => {
    faults.clear(faults.sessionOf(request.raw), formOf(request.body)["target"]);
    return reply.redirect("/dev/faults/", 303);
  });
};

/** The development tools: outbox, faults, and their index page. */
export const registerDevPages = (
  app: FastifyInstance,
  { database, faults }: { readonly database: Database; readonly faults: Faults },
): void => {
  app.get("/dev/", (_request, reply) =>
    sendPage(
      reply,
      "Tools",
      html` <ul>
        <li><a href="/dev/outbox/">Outbox</a>: the letters that the portal has written</li>
        <li><a href="/dev/faults/">Faults</a>: make calls slow, or fail, for this browser</li>
        <li><a href="/api/docs">Calls</a>: what the portal asks, and what it is answered</li>
      </ul>`,
    ),
  );
  app.get("/dev/outbox/", async (_request, reply) =>
    sendPage(
      reply,
      "Outbox",
      html` <p>As JSON: <a href="/dev/outbox.json">outbox.json</a></p>
        <table>
          <tr>
            <th>Written</th>
            <th>To</th>
            <th>Subject</th>
            <th>Text</th>
            <th>State</th>
          </tr>
          ${(await latestLetters(database.sql)).map(letterRow)}
        </table>`,
    ),
  );
  app.get("/dev/outbox.json", async () => latestLetters(database.sql));
  registerFaults(app, faults);
};
