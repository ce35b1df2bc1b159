import type { Page } from "@playwright/test";
import { callAs } from "../people.ts";
import { expect } from "../test.ts";
import { label } from "../texts.ts";
import type { Action, Model } from "./model.ts";
import {
  answerAsSupport,
  goToShortForm,
  goToTicket,
  goToTickets,
  press,
  sendTicket,
  write,
} from "./tickets-steps.ts";
import {
  mayWrite,
  withNewTicket,
  withTicket,
  type TicketPlace,
  type TicketsState,
  type WalkedTicket,
} from "./tickets-state.ts";
import { isShownFirst, originOf } from "../settled.ts";

type State = TicketsState;

const action = (what: string, act: (page: Page) => Promise<State>): Action<State> => ({ what, act });
const onTicket = (state: State, id: string, said?: string): State => ({
  ...state,
  at: { _tag: "Ticket", id, ...(said === undefined ? {} : { said }) },
});
const list = (state: State, unreadOnly = false): State => ({ ...state, at: { _tag: "List", unreadOnly } });
const live = ({ tickets }: State): readonly WalkedTicket[] =>
  tickets.filter(({ status }) => status !== "closed");

/** Opens a ticket where it is not open, performs an action in it, and returns the state after it. */
const inTicket = (
  state: State,
  { id, unread }: WalkedTicket,
  said: string | undefined,
  work: (page: Page) => Promise<void>,
  change: (ticket: WalkedTicket) => Partial<WalkedTicket>,
): Action<State> =>
  action(id, async (page) => {
    if (state.at._tag !== "Ticket" || state.at.id !== id) await goToTicket(page, id, unread > 0);
    await work(page);
    return onTicket(
      { ...withTicket(state, id, (ticket) => ({ unread: 0, ...change(ticket) })), count: state.count + 1 },
      id,
      said,
    );
  });

const answerField = (page: Page) => page.getByRole("region", { name: label("ticket.answer"), exact: true });

const writeAnswer =
  (message: string) =>
  async (page: Page): Promise<void> => {
    const region = answerField(page);
    const another = region.getByRole("button", { name: label("ticket.answer.another") });
    const field = region.locator("[name=message]");
    if (await isShownFirst(another, field)) await another.click();
    await field.fill(message);
    await press(region, "ticket.answer.submit");
  };

const correct =
  (subject: string) =>
  async (page: Page): Promise<void> => {
    const region = page.getByRole("region", { name: label("ticket.correct"), exact: true });
    const open = region.getByRole("button", { name: label("ticket.correct.open"), exact: true });
    const field = region.locator("[name=subject]");
    if (await isShownFirst(open, field)) await open.click();
    await field.fill(subject);
    await press(region, "ticket.correct.submit");
  };

/** The actions of a person who writes tickets and of the support that answers; `desk` is the page of staff's own browser. */
const actionsWith = (desk: Page, serial: string): Model<State>["actions"] => ({
  "opens the list": (state) => [
    action("all", async (page) => {
      await goToTickets(page, state.mark);
      return list(state);
    }),
  ],
  "filters by unread answers": (state) => [
    action("unread", async (page) => {
      await goToTickets(page, state.mark);
      await page.getByRole("button", { name: new RegExp(`^${label("list.filters")}`) }).click();
      await page.getByRole("checkbox", { name: label("tickets.unread_only") }).check();
      await page.getByRole("button", { name: label("list.done") }).click();
      return list(state, true);
    }),
  ],
  "opens a ticket": (state) =>
    state.tickets.map((ticket) =>
      inTicket(
        { ...state, at: list(state).at },
        ticket,
        undefined,
        () => Promise.resolve(),
        () => ({}),
      ),
    ),
  "sends an empty form": (state) =>
    state.draft === undefined
      ? [
          action("empty", async (page) => {
            await goToShortForm(page);
            await press(page, "new_ticket.submit");
            return { ...state, at: { _tag: "Writing", form: "short", said: "ticket.missing.message" } };
          }),
        ]
      : [],
  "begins a ticket": (state) =>
    mayWrite(state)
      ? [
          action("a draft", async (page) => {
            await goToShortForm(page);
            const draft = { subject: `${state.mark} draft ${state.count}`, message: `Begun ${state.count}.` };
            await write(page, draft.subject, draft.message);
            await expect(page.getByText(label("ticket.draft.account"))).toBeVisible();
            return { ...state, count: state.count + 1, draft, at: { _tag: "Writing", form: "short" } };
          }),
        ]
      : [],
  "sends a draft": ({ draft, ...rest }) =>
    draft === undefined
      ? []
      : [
          action(draft.subject, async (page) => {
            await goToShortForm(page);
            await expect(page.locator("[name=subject]")).toHaveValue(draft.subject);
            return withNewTicket(
              { ...rest, draft: undefined, at: { _tag: "Sent", form: "short", id: await sendTicket(page) } },
              draft,
            );
          }),
        ],
  "asks about a product": (state) =>
    mayWrite(state)
      ? [
          action(serial, async (page) => {
            await page.goto(`/product/${serial}/`);
            await page.getByRole("link", { name: label("product.ask") }).click();
            const subject = `${state.mark} product ${state.count}`;
            const message = `Asked ${state.count}.`;
            await write(page, subject, message);
            await expect(page.locator("[name=serial]")).toHaveValue(serial);
            return withNewTicket(
              { ...state, at: { _tag: "Sent", form: "guided", id: await sendTicket(page) } },
              { subject, message, about: serial },
            );
          }),
        ]
      : [],
  "opens the sent ticket": (state) => {
    const { at: place } = state;
    return place._tag !== "Sent"
      ? []
      : [
          action(place.id, async (page) => {
            await page.getByRole("link", { name: label("help.success.open") }).click();
            return onTicket(state, place.id);
          }),
        ];
  },
  answers: (state) =>
    live(state).map((ticket) => {
      const message = `Answer ${state.count}.`;
      return inTicket(state, ticket, "ticket.answer.sent", writeAnswer(message), ({ messages }) => ({
        messages: [...messages, message],
        status: "open",
      }));
    }),
  corrects: (state) =>
    live(state)
      .filter(({ messages }) => messages.length === 1)
      .map((ticket) => {
        const subject = `${state.mark} corrected ${state.count}`;
        return inTicket(state, ticket, "ticket.correct.done", correct(subject), () => ({ subject }));
      }),
  closes: (state) =>
    live(state).map((ticket) =>
      inTicket(
        state,
        ticket,
        undefined,
        (page) => press(page, "ticket.step.close"),
        () => ({ status: "closed" }),
      ),
    ),
  "reopens a ticket": (state) =>
    state.tickets
      .filter(({ status }) => status === "closed")
      .map((ticket) =>
        inTicket(
          state,
          ticket,
          undefined,
          (page) => press(page, "ticket.step.reopen"),
          () => ({ status: "open" }),
        ),
      ),
  "is answered by support": (state) =>
    live(state).map(({ id }) =>
      action(id, async (page) => {
        const message = `Support ${state.count}.`;
        // Where its ticket is open, the answer comes by itself and is read at once.
        await goToTickets(page, state.mark);
        await answerAsSupport(desk, id, message);
        await goToTickets(page, state.mark);
        return list({
          ...withTicket(state, id, ({ messages, unread }) => ({
            messages: [...messages, message],
            unread: unread + 1,
          })),
          count: state.count + 1,
        });
      }),
    ),
  "is put on hold by support": (state) =>
    state.tickets
      .filter(({ status }) => status === "open")
      .map(({ id }) =>
        action(id, async (page) => {
          await callAs(desk, originOf(desk), "holdTicket", { id, hold: "1" });
          await goToTickets(page, state.mark);
          return list(withTicket(state, id, () => ({ status: "on_hold" })));
        }),
      ),
  "reloads the page": (state) => [
    action("", async (page) => {
      await page.reload();
      const { at: place } = state;
      if (place._tag === "Ticket") return onTicket(state, place.id);
      return place._tag === "Sent" || place._tag === "Writing"
        ? { ...state, at: { _tag: "Writing", form: place.form } }
        : state;
    }),
  ],
});

const seeList = async (page: Page, { tickets }: State, unreadOnly: boolean): Promise<void> => {
  const shown = tickets.filter(({ unread }) => !unreadOnly || unread > 0);
  const main = page.getByRole("main");
  if (shown.length === 0)
    return expect(main.getByText(label("tickets.none.title"), { exact: true })).toBeVisible();
  await expect(
    main.getByText(label(`tickets.total_${shown.length === 1 ? "one" : "other"}`, { number: shown.length }), {
      exact: true,
    }),
  ).toBeVisible();
  for (const { id, subject, status, unread } of shown) {
    const row = main.getByRole("row", { name: id });
    await expect(row).toContainText(subject);
    await expect(row.getByText(label(`tickets.status.${status}`), { exact: true })).toBeVisible();
    await expect(row.getByText(/^\d+ new$/)).toHaveText(
      unread === 0 ? [] : [label("tickets.unread", { count: unread })],
    );
  }
};

const seeTicket = async (
  page: Page,
  { id, subject, status, messages, about }: WalkedTicket,
  said: string | undefined,
): Promise<void> => {
  const main = page.getByRole("main");
  const facts = main.getByRole("region", { name: label("ticket.facts"), exact: true });
  await expect(page.getByRole("heading", { level: 1, name: subject, exact: true })).toBeVisible();
  const answer = main.getByRole("region", { name: label("ticket.status"), exact: true });
  await expect(answer.getByText(label(`tickets.status.${status}`), { exact: true })).toBeVisible();
  await expect(facts.getByText(id, { exact: true })).toBeVisible();
  await expect(main.getByRole("article").locator("p")).toHaveText([...messages]);
  await expect(answerField(page)).toHaveCount(status === "closed" ? 0 : 1);
  await expect(
    main.getByRole("button", {
      name: label(`ticket.step.${status === "closed" ? "reopen" : "close"}`),
      exact: true,
    }),
  ).toBeVisible();
  await expect(main.getByRole("region", { name: label("ticket.correct"), exact: true })).toHaveCount(
    status !== "closed" && messages.length === 1 ? 1 : 0,
  );
  if (about !== undefined && !subject.includes("corrected"))
    await expect(facts.getByRole("link", { name: about })).toBeVisible();
  if (said !== undefined) await expect(main.getByText(label(said), { exact: true })).toBeVisible();
};

const see: Model<State>["see"] = async (page, state) => {
  const { at: place } = state;
  if (place._tag === "List") return seeList(page, state, place.unreadOnly);
  if (place._tag === "Sent")
    return expect(page.getByRole("main").getByText(place.id, { exact: false }).first()).toBeVisible();
  if (place._tag === "Ticket") {
    const ticket = state.tickets.find(({ id }) => id === place.id);
    if (ticket === undefined) throw new Error(`nobody knows ${place.id}`);
    return seeTicket(page, ticket, place.said);
  }
  const { subject, message } =
    place.form === "short" && state.draft !== undefined ? state.draft : { subject: "", message: "" };
  await expect(page.locator("[name=subject]")).toHaveValue(subject);
  await expect(page.locator("[name=message]")).toHaveValue(message);
  return place.said === undefined
    ? undefined
    : expect(page.getByText(label(place.said), { exact: true })).toBeVisible();
};

const kindOfTicket = ({ status, messages, about, unread }: WalkedTicket): string =>
  `${status} ${messages.length === 1 ? "unanswered" : "answered"} ${about === undefined ? "plain" : "about a product"} ${unread > 0}`;

const kind = ({ at: place, tickets }: State): string => {
  const named = (said: TicketPlace & { readonly said?: string }) => said.said ?? "";
  if (place._tag === "Ticket")
    return tickets
      .filter(({ id }) => id === place.id)
      .map((ticket) => `ticket ${kindOfTicket(ticket)} ${named(place)}`)
      .join("");
  if (place._tag === "List")
    return `list ${place.unreadOnly ? "unread" : "all"} ${tickets.length === 0 ? "none" : "some"} ${tickets.some(({ unread }) => unread > 0)}`;
  return place._tag === "Writing" ? `writing ${named(place)}` : place._tag;
};

/** Tickets: created, answered, corrected, closed and opened again, with a support that answers and puts on hold. */
export const tickets = (desk: Page, serial: string): Model<State> => ({
  actions: actionsWith(desk, serial),
  see,
  kind,
});
