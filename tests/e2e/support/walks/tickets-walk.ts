import type { Page } from "@playwright/test";
import { callAs } from "../people.ts";
import { expect } from "../test.ts";
import { words } from "../words.ts";
import type { Deed, Model } from "./model.ts";
import {
  answerAsSupport,
  goToShortForm,
  goToTicket,
  goToTickets,
  press,
  sendTicket,
  write,
} from "./tickets-ways.ts";
import {
  mayWrite,
  withNewTicket,
  withTicket,
  type TicketPlace,
  type TicketsWorld,
  type WalkedTicket,
} from "./tickets-world.ts";

type World = TicketsWorld;

const deed = (what: string, act: (page: Page) => Promise<World>): Deed<World> => ({ what, act });
const onTicket = (world: World, id: string, said?: string): World => ({
  ...world,
  at: { _tag: "Ticket", id, ...(said === undefined ? {} : { said }) },
});
const list = (world: World, unreadOnly = false): World => ({ ...world, at: { _tag: "List", unreadOnly } });
const live = ({ tickets }: World): readonly WalkedTicket[] =>
  tickets.filter(({ status }) => status !== "closed");

/** Opens a ticket where it is not open, does something in it, and says how it is then. */
const inTicket = (
  world: World,
  { id, unread }: WalkedTicket,
  said: string | undefined,
  work: (page: Page) => Promise<void>,
  change: (ticket: WalkedTicket) => Partial<WalkedTicket>,
): Deed<World> =>
  deed(id, async (page) => {
    if (world.at._tag !== "Ticket" || world.at.id !== id) await goToTicket(page, id, unread > 0);
    await work(page);
    return onTicket(
      { ...withTicket(world, id, (ticket) => ({ unread: 0, ...change(ticket) })), count: world.count + 1 },
      id,
      said,
    );
  });

const answerField = (page: Page) => page.getByRole("region", { name: words("ticket.answer"), exact: true });

const writeAnswer =
  (message: string) =>
  async (page: Page): Promise<void> => {
    const region = answerField(page);
    const another = region.getByRole("button", { name: words("ticket.answer.another") });
    const field = region.locator("[name=message]");
    await expect(field.or(another)).toBeVisible();
    if (await another.isVisible()) await another.click();
    await field.fill(message);
    await press(region, "ticket.answer.submit");
  };

const correct =
  (subject: string) =>
  async (page: Page): Promise<void> => {
    const region = page.getByRole("region", { name: words("ticket.correct"), exact: true });
    const open = region.getByRole("button", { name: words("ticket.correct.open"), exact: true });
    const field = region.locator("[name=subject]");
    await expect(field.or(open)).toBeVisible();
    if (await open.isVisible()) await open.click();
    await field.fill(subject);
    await press(region, "ticket.correct.submit");
  };

/** The deeds of somebody who writes tickets, and of the support that answers: `desk` is staff's own browser. */
const deedsWith = (desk: Page, serial: string): Model<World>["deeds"] => ({
  "looks at the list": (world) => [
    deed("all", async (page) => {
      await goToTickets(page, world.mark);
      return list(world);
    }),
  ],
  "looks at unread answers": (world) => [
    deed("unread", async (page) => {
      await goToTickets(page, world.mark);
      await page.getByRole("checkbox", { name: words("tickets.unread_only") }).check();
      return list(world, true);
    }),
  ],
  "opens a ticket": (world) =>
    world.tickets.map((ticket) =>
      inTicket(
        { ...world, at: list(world).at },
        ticket,
        undefined,
        () => Promise.resolve(),
        () => ({}),
      ),
    ),
  "sends nothing": (world) =>
    world.draft === undefined
      ? [
          deed("empty", async (page) => {
            await goToShortForm(page);
            await press(page, "new_ticket.submit");
            return { ...world, at: { _tag: "Writing", form: "short", said: "ticket.missing.message" } };
          }),
        ]
      : [],
  "begins a ticket": (world) =>
    mayWrite(world)
      ? [
          deed("a draft", async (page) => {
            await goToShortForm(page);
            const draft = { subject: `${world.mark} draft ${world.count}`, message: `Begun ${world.count}.` };
            await write(page, draft.subject, draft.message);
            await expect(page.getByText(words("ticket.draft.account"))).toBeVisible();
            return { ...world, count: world.count + 1, draft, at: { _tag: "Writing", form: "short" } };
          }),
        ]
      : [],
  "sends what was begun": ({ draft, ...rest }) =>
    draft === undefined
      ? []
      : [
          deed(draft.subject, async (page) => {
            await goToShortForm(page);
            await expect(page.locator("[name=subject]")).toHaveValue(draft.subject);
            return withNewTicket(
              { ...rest, draft: undefined, at: { _tag: "Sent", form: "short", id: await sendTicket(page) } },
              draft,
            );
          }),
        ],
  "asks about a product": (world) =>
    mayWrite(world)
      ? [
          deed(serial, async (page) => {
            await page.goto(`/product/${serial}/`);
            await page.getByRole("link", { name: words("product.ask") }).click();
            const subject = `${world.mark} product ${world.count}`;
            const message = `Asked ${world.count}.`;
            await write(page, subject, message);
            await expect(page.locator("[name=serial]")).toHaveValue(serial);
            return withNewTicket(
              { ...world, at: { _tag: "Sent", form: "guided", id: await sendTicket(page) } },
              { subject, message, about: serial },
            );
          }),
        ]
      : [],
  "goes to what was sent": (world) => {
    const { at: place } = world;
    return place._tag !== "Sent"
      ? []
      : [
          deed(place.id, async (page) => {
            await page.getByRole("link", { name: words("help.success.open") }).click();
            return onTicket(world, place.id);
          }),
        ];
  },
  answers: (world) =>
    live(world).map((ticket) => {
      const message = `Answer ${world.count}.`;
      return inTicket(world, ticket, "ticket.answer.sent", writeAnswer(message), ({ messages }) => ({
        messages: [...messages, message],
        status: "open",
      }));
    }),
  corrects: (world) =>
    live(world)
      .filter(({ messages }) => messages.length === 1)
      .map((ticket) => {
        const subject = `${world.mark} corrected ${world.count}`;
        return inTicket(world, ticket, "ticket.correct.done", correct(subject), () => ({ subject }));
      }),
  closes: (world) =>
    live(world).map((ticket) =>
      inTicket(
        world,
        ticket,
        undefined,
        (page) => press(page, "ticket.step.close"),
        () => ({ status: "closed" }),
      ),
    ),
  "opens again": (world) =>
    world.tickets
      .filter(({ status }) => status === "closed")
      .map((ticket) =>
        inTicket(
          world,
          ticket,
          undefined,
          (page) => press(page, "ticket.step.reopen"),
          () => ({ status: "open" }),
        ),
      ),
  "is answered by support": (world) =>
    live(world).map(({ id }) =>
      deed(id, async (page) => {
        const message = `Support ${world.count}.`;
        await answerAsSupport(desk, id, message);
        await goToTickets(page, world.mark);
        return list({
          ...withTicket(world, id, ({ messages, unread }) => ({
            messages: [...messages, message],
            unread: unread + 1,
          })),
          count: world.count + 1,
        });
      }),
    ),
  "is put on hold by support": (world) =>
    world.tickets
      .filter(({ status }) => status === "open")
      .map(({ id }) =>
        deed(id, async (page) => {
          await callAs(desk, new URL(desk.url()).origin, "holdTicket", { id, hold: "1" });
          await goToTickets(page, world.mark);
          return list(withTicket(world, id, () => ({ status: "on_hold" })));
        }),
      ),
  "reloads the page": (world) => [
    deed("", async (page) => {
      await page.reload();
      const { at: place } = world;
      if (place._tag === "Ticket") return onTicket(world, place.id);
      return place._tag === "Sent" || place._tag === "Writing"
        ? { ...world, at: { _tag: "Writing", form: place.form } }
        : world;
    }),
  ],
});

const seeList = async (page: Page, { tickets }: World, unreadOnly: boolean): Promise<void> => {
  const shown = tickets.filter(({ unread }) => !unreadOnly || unread > 0);
  const main = page.getByRole("main");
  if (shown.length === 0)
    return expect(main.getByText(words("tickets.none.title"), { exact: true })).toBeVisible();
  await expect(
    main.getByText(words(`tickets.total_${shown.length === 1 ? "one" : "other"}`, { number: shown.length }), {
      exact: true,
    }),
  ).toBeVisible();
  for (const { id, subject, status, unread } of shown) {
    const row = main.getByRole("row", { name: id });
    await expect(row).toContainText(subject);
    await expect(row.getByText(words(`tickets.status.${status}`), { exact: true })).toBeVisible();
    await expect(row.getByText(/^\d+ new$/)).toHaveText(
      unread === 0 ? [] : [words("tickets.unread", { count: unread })],
    );
  }
};

const seeTicket = async (
  page: Page,
  { id, subject, status, messages, about }: WalkedTicket,
  said: string | undefined,
): Promise<void> => {
  const main = page.getByRole("main");
  const facts = main.getByRole("region", { name: words("ticket.facts"), exact: true });
  await expect(page.getByRole("heading", { level: 1, name: subject, exact: true })).toBeVisible();
  await expect(facts.getByText(words(`tickets.status.${status}`), { exact: true })).toBeVisible();
  await expect(facts.getByText(id, { exact: true })).toBeVisible();
  await expect(main.getByRole("article").locator("p")).toHaveText([...messages]);
  await expect(answerField(page)).toHaveCount(status === "closed" ? 0 : 1);
  await expect(
    main.getByRole("button", {
      name: words(`ticket.step.${status === "closed" ? "reopen" : "close"}`),
      exact: true,
    }),
  ).toBeVisible();
  await expect(main.getByRole("region", { name: words("ticket.correct"), exact: true })).toHaveCount(
    status !== "closed" && messages.length === 1 ? 1 : 0,
  );
  if (about !== undefined && !subject.includes("corrected"))
    await expect(facts.getByRole("link", { name: about })).toBeVisible();
  if (said !== undefined) await expect(main.getByText(words(said), { exact: true })).toBeVisible();
};

const see: Model<World>["see"] = async (page, world) => {
  const { at: place } = world;
  if (place._tag === "List") return seeList(page, world, place.unreadOnly);
  if (place._tag === "Sent")
    return expect(page.getByRole("main").getByText(place.id, { exact: false }).first()).toBeVisible();
  if (place._tag === "Ticket") {
    const ticket = world.tickets.find(({ id }) => id === place.id);
    if (ticket === undefined) throw new Error(`nobody knows ${place.id}`);
    return seeTicket(page, ticket, place.said);
  }
  const { subject, message } =
    place.form === "short" && world.draft !== undefined ? world.draft : { subject: "", message: "" };
  await expect(page.locator("[name=subject]")).toHaveValue(subject);
  await expect(page.locator("[name=message]")).toHaveValue(message);
  return place.said === undefined
    ? undefined
    : expect(page.getByText(words(place.said), { exact: true })).toBeVisible();
};

const kindOfTicket = ({ status, messages, about, unread }: WalkedTicket): string =>
  `${status} ${messages.length === 1 ? "unanswered" : "answered"} ${about === undefined ? "plain" : "about a product"} ${unread > 0}`;

const kind = ({ at: place, tickets }: World): string => {
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

/** Tickets: created, answered, corrected, closed and opened again, with a support that answers and holds. */
export const tickets = (desk: Page, serial: string): Model<World> => ({
  deeds: deedsWith(desk, serial),
  see,
  kind,
});
