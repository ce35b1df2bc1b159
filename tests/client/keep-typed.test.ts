import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createActor,
  enqueueActions,
  fromCallback,
  setup,
  type AnyActorLogic,
  type AnyActorRef,
} from "xstate";
import { clearPortalStorage } from "../../src/app/browser/tab-storage.ts";
import { keepTyped } from "../../src/app/new-version/keep-typed.ts";
import { passwordChangeMachine } from "../../src/machines/account/password-change.machine.ts";
import { employeeFormMachine } from "../../src/machines/employees/employee-form.machine.ts";
import { employeeSettingsMachine } from "../../src/machines/employees/employee-settings.machine.ts";
import { createFormMachine } from "../../src/machines/kit/form.machine.ts";
import { inert } from "../../src/machines/kit/inert.ts";
import { ticketCorrectionMachine } from "../../src/machines/tickets/ticket-correction.machine.ts";
import { BEFORE_RELOAD } from "../../src/ui/code/reload-page.ts";
import { nobody } from "../../src/ui/screens/employees/employee-values.ts";
import { blockStorage, stubStorage } from "../support/stub-storage.ts";

interface Opened {
  readonly type: "opened";
  readonly id: string;
  readonly logic: AnyActorLogic;
  readonly input: unknown;
}

const rootMachine = setup({ types: { events: {} as Opened } }).createMachine({
  on: {
    opened: {
      actions: enqueueActions(({ enqueue, event: { id, logic, input } }) =>
        enqueue.spawnChild(logic as never, { id, input } as never),
      ),
    },
  },
});

interface PageFields {
  readonly form: { readonly elements: readonly object[] };
}

/** A field of the page, as the browser has it. */
class Field {
  readonly type: string = "password";
  readonly value: string = "Secret-2026!";
  readonly readOnly: boolean = false;
}

let kept: Map<string, string>;
let pages = 0;
beforeEach(() => void (kept = stubStorage("sessionStorage")));
afterEach(() => void vi.unstubAllGlobals());

/** A page of an account; `shown` are the fields for passwords that it shows. */
const openPage = (account: string | undefined, shown: readonly PageFields[] = []) => {
  pages += 1;
  const page = new EventTarget();
  vi.stubGlobal("performance", { timeOrigin: pages });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", { querySelectorAll: () => shown });
  const root = createActor(rootMachine, { id: "portal" }).start();
  const childOf = (id: string): AnyActorRef =>
    (root.getSnapshot().children as Readonly<Record<string, AnyActorRef>>)[id]!;
  const open = async (id: string, logic: AnyActorLogic, input: object): Promise<AnyActorRef> => {
    root.send({ type: "opened", id, logic, input: { limit: 1000, ...input } });
    await Promise.resolve();
    return childOf(id);
  };
  return {
    open,
    openEmployee: () => open("new-employee", inert(employeeFormMachine), { values: nobody }),
    /** A form of a new employee that has something else in it when it is first seen, such as what another place of the tab has kept. */
    openFilledEmployee: (change: object) => {
      const form = open("new-employee", inert(employeeFormMachine), { values: nobody });
      fill(childOf("new-employee"), change);
      return form;
    },
    begin: () => keepTyped(root as AnyActorRef, () => account),
    leave: (persisted = false) => page.dispatchEvent(Object.assign(new Event("pagehide"), { persisted })),
    /** Whether the browser asks before the portal's own reload. */
    isAsked: (): boolean => {
      page.dispatchEvent(new Event(BEFORE_RELOAD));
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      const asked = !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
      vi.runAllTimers();
      vi.useRealTimers();
      // A later reload, which the person makes, is no answer of the portal's.
      expect(page.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
      return asked;
    },
  };
};

const valuesOf = (form: AnyActorRef): unknown => form.getSnapshot().context.values;
const fill = (form: AnyActorRef, change: object): void => form.send({ type: "form.changed", change });
const ada = { firstname: "Ada", rights: ["tickets"] };

/** A page on which a new employee is half typed. */
const withAda = async (account: string | undefined = "a") => {
  const page = openPage(account);
  page.begin();
  fill(await page.openEmployee(), ada);
  return page;
};

const employee = { id: "7", firstname: "Ada", lastname: "King", rights: [], version: 3 };

/** The page after one on which another first name was typed into the settings of an employee. */
const afterAugusta = async () => {
  const page = openPage("a");
  page.begin();
  const settings = await page.open("employee-7", employeeSettingsMachine, { values: employee });
  fill(settings.getSnapshot().children.form, { firstname: "Augusta" });
  page.leave();
  const next = openPage("a");
  next.begin();
  return next;
};

/** What a form of a new employee has on the next page. */
const found = async (account = "a"): Promise<unknown> => {
  const page = openPage(account);
  page.begin();
  return valuesOf(await page.openEmployee());
};

describe("what is typed into a form", () => {
  test("comes back to the same form once the page was loaded again, and the form says so", async () => {
    (await withAda()).leave();
    const next = openPage("a");
    next.begin();
    const other = await next.open("another", inert(employeeFormMachine), { values: nobody });
    expect(valuesOf(other)).toEqual(nobody);
    const form = await next.openEmployee();
    expect(valuesOf(form)).toEqual({ ...nobody, ...ada });
    expect(form.getSnapshot().context).toMatchObject({ isDirty: true, restored: true });
  });

  test("comes back to a form that is there before the code that brings it back", async () => {
    (await withAda()).leave();
    const next = openPage("a");
    const form = await next.openEmployee();
    next.begin();
    expect(valuesOf(form)).toEqual({ ...nobody, ...ada });
  });

  test("comes back with the version that settings began from, and without the untouched fields, so that nothing is overwritten", async () => {
    const next = await afterAugusta();
    const newer = { ...employee, lastname: "Byron", version: 4 };
    const again = await next.open("employee-7", employeeSettingsMachine, { values: newer });
    expect(valuesOf(again.getSnapshot().children.form)).toEqual({
      ...newer,
      firstname: "Augusta",
      version: 3,
    });
  });

  test("comes back without the untouched fields where a form has no version", async () => {
    const ticket = { id: "T-1", subject: "A relay clicks", area: "", order: "", invoice: "", serial: "" };
    const open = ({ open: begin }: ReturnType<typeof openPage>, values: object) =>
      begin("correct", inert(ticketCorrectionMachine), { values });
    const page = openPage("a");
    page.begin();
    fill(await open(page, ticket), { subject: "Two relays click" });
    page.leave();
    const next = openPage("a");
    next.begin();
    expect(valuesOf(await open(next, { ...ticket, order: "SO-1" }))).toEqual({
      ...ticket,
      subject: "Two relays click",
      order: "SO-1",
    });
  });

  test("is not given where it has been saved meanwhile, whatever the version", async () => {
    const next = await afterAugusta();
    const saved = { ...employee, firstname: "Augusta", version: 4 };
    const open = async (values: object): Promise<AnyActorRef> =>
      (await next.open("employee-7", employeeSettingsMachine, { values })).getSnapshot().children.form;
    const form = await open(saved);
    expect(form.getSnapshot().context).toMatchObject({ values: saved, isDirty: false });
    const later = { ...saved, firstname: "Ada", version: 5 };
    expect(valuesOf(await open(later))).toEqual(later);
  });

  test("is not given to a form that has something else already, nor to the next one in its place", async () => {
    (await withAda()).leave();
    const next = openPage("a");
    next.begin();
    const form = await next.openFilledEmployee({ firstname: "Grace" });
    expect(valuesOf(form)).toEqual({ ...nobody, firstname: "Grace" });
    expect(valuesOf(await next.openEmployee())).toEqual(nobody);
    next.leave();
    expect(await found()).toEqual(nobody);
  });

  test("is not given to the next form where somebody has typed before the code is there", async () => {
    (await withAda()).leave();
    const next = openPage("a");
    fill(await next.openEmployee(), { firstname: "Grace" });
    next.begin();
    expect(valuesOf(await next.openEmployee())).toEqual(nobody);
  });

  test("comes back once, to its own account, and not after a sign-out", async () => {
    (await withAda()).leave();
    expect(await found("b")).toEqual(nobody);
    expect(await found()).toMatchObject(ada);
    expect(await found()).toEqual(nobody);
    (await withAda()).leave();
    clearPortalStorage("logout");
    expect(await found()).toEqual(nobody);
  });

  test("waits for its form over further pages, and what was sent is not kept", async () => {
    (await withAda()).leave();
    const between = openPage("a");
    between.begin();
    between.leave();
    expect(await found()).toMatchObject(ada);
    const page = await withAda();
    fill(await page.openEmployee(), nobody);
    page.leave();
    expect(kept.size).toBe(0);
  });

  test.each<[string, (page: ReturnType<typeof openPage>) => unknown]>([
    ["loads itself again", () => {}],
    ["loads itself again, after it was about to and stayed", (page) => page.isAsked()],
    ["loads itself again, after the browser had left it and come back", (page) => page.leave(true)],
  ])("waits for its form where the page between %s", async (_what, before) => {
    (await withAda()).leave();
    const between = openPage("a");
    between.begin();
    const openOther = (page: ReturnType<typeof openPage>) =>
      page.open("another", inert(employeeFormMachine), { values: nobody });
    fill(await openOther(between), { firstname: "Grace" });
    before(between);
    expect(between.isAsked()).toBe(false);
    between.leave();
    const next = openPage("a");
    next.begin();
    expect(valuesOf(await next.openEmployee())).toEqual({ ...nobody, ...ada });
    expect(valuesOf(await openOther(next))).toEqual({ ...nobody, firstname: "Grace" });
  });

  test("is not given to a form of the same page that it was typed in", async () => {
    const page = await withAda();
    page.leave(true);
    expect(valuesOf(await page.openEmployee())).toEqual(nobody);
  });

  test("is not kept any more where it was sent after the page had been about to go away", async () => {
    const page = openPage("a");
    page.begin();
    const form = await page.openEmployee();
    fill(form, ada);
    page.leave(true);
    expect(kept.size).toBe(1);
    fill(form, nobody);
    page.leave();
    expect(kept.size).toBe(0);
  });

  test("comes back as far as the form of another version has it, with values of the same kind", async () => {
    interface Chosen {
      readonly chosen: string | undefined;
    }
    const formOf = <Values extends object>(values: Values & Chosen) =>
      ({
        logic: inert(
          createFormMachine<Values, unknown>({
            id: "form",
            description: "A form",
            spec: "business §5",
            screen: "form",
            afterwards: "keep",
            fields: Object.keys(values) as (keyof Values & string)[],
            problemOf: () => undefined,
          }),
        ),
        values,
      }) as const;
    const old = formOf({
      text: "",
      list: [] as string[],
      gone: "",
      other: "",
      chosen: "a",
    });
    const page = openPage("a");
    page.begin();
    const form = await page.open("form", old.logic, { values: old.values });
    fill(form, { text: "Typed", list: ["x"], gone: "Typed", other: "Typed", chosen: undefined });
    page.leave();
    const now = formOf({
      text: "",
      list: [] as string[],
      other: false,
      chosen: "a",
      more: 1,
    });
    const next = openPage("a");
    next.begin();
    expect(valuesOf(await next.open("form", now.logic, { values: now.values }))).toEqual({
      text: "Typed",
      list: ["x"],
      other: false,
      chosen: undefined,
      more: 1,
    });
  });

  test("is left to who keeps it already", async () => {
    const page = openPage("a");
    page.begin();
    const keeping = setup({
      actors: { unsaved: fromCallback(() => {}), form: inert(employeeFormMachine) },
    }).createMachine({
      invoke: [
        { id: "unsaved", src: "unsaved" },
        { id: "form", src: "form", input: { values: nobody, limit: 1000 } as never },
      ],
    });
    const holder = await page.open("holder", keeping, {});
    fill(holder.getSnapshot().children.form, ada);
    expect(page.isAsked()).toBe(false);
    page.leave();
    expect(kept.size).toBe(0);
  });
});

describe("before the portal reloads the page", () => {
  test("nobody is asked where everything comes back", async () => {
    expect(openPage("a").isAsked()).toBe(false);
    expect((await withAda()).isAsked()).toBe(false);
  });

  test("the person is asked where the account has no name or the storage is blocked", async () => {
    const nameless = openPage(undefined);
    nameless.begin();
    fill(await nameless.openEmployee(), ada);
    expect(nameless.isAsked()).toBe(true);
    blockStorage("sessionStorage");
    expect((await withAda()).isAsked()).toBe(true);
  });

  test("a password is asked about, and never stored", async () => {
    vi.stubGlobal("HTMLInputElement", Field);
    const page = openPage("a", [{ form: { elements: [new Field()] } }]);
    page.begin();
    const form = await page.open("settings-password", inert(passwordChangeMachine), {
      values: { oldPassword: "", password: "", repeat: "" },
    });
    fill(form, { oldPassword: "Secret-2026!" });
    expect(page.isAsked()).toBe(true);
    page.leave();
    expect(kept.size).toBe(0);
  });

  test("what is read-only in a form with a password is not asked about", () => {
    vi.stubGlobal("HTMLInputElement", Field);
    const email = Object.assign(new Field(), { type: "email", value: "ada@example.com", readOnly: true });
    const empty = Object.assign(new Field(), { value: "" });
    const page = openPage("a", [{ form: { elements: [email, empty] } }]);
    page.begin();
    expect(page.isAsked()).toBe(false);
  });

  test.each([
    ["a password that is not shown any more is asked about until it is sent", "company", true],
    ["a password that was sent is not asked about", "success", false],
  ])("%s", async (_what, initial, isAsked) => {
    const page = openPage("a");
    page.begin();
    const signUp = setup({}).createMachine({
      context: { values: { email: "ada@example.com", password: "Secret-2026!" } },
      initial,
      states: { company: {}, success: { tags: ["done"] } },
    });
    await page.open("sign-up", signUp, {});
    expect(page.isAsked()).toBe(isAsked);
  });

  test("chosen files are asked about", async () => {
    const page = openPage("a");
    page.begin();
    const chosen = setup({ types: { context: {} as { readonly files: readonly object[] } } }).createMachine({
      context: { files: [{ name: "log.txt" }] },
    });
    await page.open("files", chosen, {});
    expect(page.isAsked()).toBe(true);
  });

  test.each([
    ["restarting", "failed", false],
    ["collided", "collided", true],
  ])(
    "a person's own values beside those that somebody else has saved are asked about, and not a form that begins again: %s",
    async (state, tag, isAsked) => {
      const page = openPage("a");
      page.begin();
      const settings = setup({}).createMachine({
        context: { mine: {} },
        initial: state,
        states: { [state]: { tags: [tag] } },
      });
      await page.open("settings", settings, {});
      expect(page.isAsked()).toBe(isAsked);
    },
  );
});

test("a ticket's last words are kept as the page goes away, but not of a page that may come back", async () => {
  const left: string[] = [];
  const ticket = (editing: string) =>
    setup({}).createMachine({
      context: { draftKey: "new-ticket" },
      initial: "editing",
      states: { editing: { initial: editing, states: { [editing]: {} } } },
      on: { "ticket.leave": { actions: () => void left.push(editing) } },
    });
  const page = openPage("a");
  page.begin();
  await page.open("one", ticket("kept"), {});
  await page.open("two", ticket("changed"), {});
  page.leave(true);
  expect(left).toEqual([]);
  page.leave();
  expect(left).toEqual(["changed"]);
});
