import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { kim, robin } from "../../../src/atlas/samples/employees.samples.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import type { Employee, EmployeeData, EmployeeId } from "../../../src/domain/employees/employee.ts";
import { employeeFormMachine } from "../../../src/machines/employees/employee-form.machine.ts";
import {
  employeeSettingsForm,
  employeeSettingsMachine,
  type EmployeeSettings,
} from "../../../src/machines/employees/employee-settings.machine.ts";
import type { UserData } from "../../../src/domain/session/user.ts";
import type { Undoable } from "../../../src/domain/undo/undoable.ts";
import type { SaveAnswer } from "../../../src/machines/kit/settings-form.machine.ts";
import { LeavingProvider, type AskLeaving } from "../../../src/ui/actors/leaving.ts";
import { employeeSettingsOf } from "../../../src/ui/screens/employees/employee-values.ts";
import { EmployeesScreen } from "../../../src/ui/screens/employees/employees-screen.tsx";
import { ShellActorsProvider } from "../../../src/ui/shell/shell-actors.ts";
import { expectOneEntry, goBack, goForward } from "../../support/history-buttons.tsx";
import { stubResults, goldUser } from "../../support/inert-portal.ts";
import {
  oneFailure,
  expectRetry,
  inertShell,
  refused,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";

/** Somebody who has accepted the invitation. */
const employee = (firstname: string, more: Partial<Employee> = {}): Employee => ({
  ...kim,
  id: `A-${firstname}` as EmployeeId,
  firstname,
  mail: `${firstname.toLowerCase()}.berg@nordlicht.example`,
  status: known("active"),
  rights: ["tickets"],
  ...more,
});
const toni = employee("Toni");
const other = employee("Oscar", { owner: true, rights: [] });

interface Shown {
  readonly lists?: readonly StubResult<Page<Employee>>[];
  readonly additions?: readonly StubResult<Employee>[];
  readonly saves?: readonly StubResult<SaveAnswer<EmployeeSettings>>[];
  readonly switches?: readonly StubResult<Employee>[];
  readonly invitations?: readonly StubResult<object>[];
  readonly withdrawals?: readonly StubResult<object>[];
  readonly rights?: readonly EmployeeRight[];
  /** Whom later checks of the session find. */
  readonly renewed?: UserData;
  readonly at?: string;
  readonly before?: string;
}

const show = ({
  lists = [{ answer: pageOf(robin, toni, kim) }],
  additions = ["never"],
  saves = ["never"],
  switches = ["never"],
  invitations = ["never"],
  withdrawals = ["never"],
  rights,
  renewed,
  at = "/settings/employees/",
  before,
}: Shown = {}) => {
  const held: { ask: AskLeaving | undefined } = { ask: undefined };
  const hold = (ask: AskLeaving) => {
    held.ask = ask;
    return () => {
      held.ask = undefined;
    };
  };
  const sent: unknown[] = [];
  const offered: Undoable[] = [];
  // A save and an overwriting save take their results from one list, in order.
  const save = stubResults<SaveAnswer<EmployeeSettings>, { readonly values: EmployeeSettings }>(
    saves,
    (input) => sent.push(input),
  );
  const view = renderScreen(<EmployeesScreen />, {
    at,
    ...(before !== undefined && { before }),
    calls: {
      getEmployees: lists,
      setEmployeeStatus: switches,
      resendInvitation: invitations,
      withdrawInvitation: withdrawals,
    },
    session: {
      user: rights === undefined ? goldUser : { ...goldUser, rights },
      ...(renewed !== undefined && {
        checks: [goldUser, renewed].map((userData) => ({
          answer: { loggedIn: true, valid: true, userData },
        })),
      }),
      machines: [
        employeeFormMachine.provide({
          actors: {
            submit: stubResults<Employee, { readonly values: EmployeeData }>(additions, ({ values }) =>
              sent.push(values),
            ),
          },
        }),
        employeeSettingsMachine.provide({
          actors: {
            form: employeeSettingsForm.provide({ actors: { submit: save } }),
            overwrite: save as never,
          },
        }),
      ],
    },
    wrap: (child) => (
      <LeavingProvider value={hold}>
        <ShellActorsProvider value={{ ...inertShell, offerUndo: (what) => offered.push(what) }}>
          {child}
        </ShellActorsProvider>
      </LeavingProvider>
    ),
  });
  return { ...view, sent, offered, held };
};

const rowOf = async ({ mail }: Employee) => within((await screen.findByText(mail)).closest("tr")!);
describe("the list of employees", () => {
  it("requests the filters in the address, and shows each person's name, rights and status", async () => {
    const { asked } = show({ at: "/settings/employees/?q=toni&status=active&sort=-lastSeen&page=2" });
    expect((await rowOf(robin)).getByText("You")).toBeTruthy();
    expect((await rowOf(robin)).getByText("Owner")).toBeTruthy();
    expect((await rowOf(kim)).getByText("Invited")).toBeTruthy();
    await expect
      .poll(() => asked("getEmployees"))
      .toEqual([
        { page: 2, page_size: 25, sort: "-lastSeen", filter: { search: "toni", status: ["active"] } },
      ]);
  });

  it("shows different texts for a search without results and for a company without employees", async () => {
    const { unmount } = show({ lists: [{ answer: pageOf() }] });
    expect(await screen.findByText("Nobody here yet")).toBeTruthy();
    unmount();
    show({ lists: [{ answer: pageOf() }], at: "/settings/employees/?q=zz" });
    expect(await screen.findByText("Nobody found")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ lists: [{ failure }, { answer: pageOf(toni) }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table"));
  });
});

describe("adding an employee", () => {
  const add = async (shown: Shown) => {
    const view = show(shown);
    await view.user.click(screen.getByRole("button", { name: "Add employee" }));
    return { ...view, dialog: within(screen.getByRole("dialog", { name: "Add employee" })) };
  };
  const fill = async ({ user, dialog }: Awaited<ReturnType<typeof add>>) => {
    for (const [label, text] of [
      ["First name", "Ada"],
      ["Last name", "Love"],
      ["Email address", "ada@example.com"],
    ] as const) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(dialog.getByRole("checkbox", { name: /^Invoices/ }));
    await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  };

  it("shows missing values at their fields, and sends nothing", async () => {
    const { user, dialog, sent } = await add({});
    await user.click(dialog.getByRole("button", { name: "Send invitation" }));
    expect(dialog.getByText("Enter the first name.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText("First name"));
    await expect.poll(() => sent).toEqual([]);
  });

  it("sends name, address and rights, confirms it, and reloads the list", async () => {
    const view = await add({ additions: [{ answer: employee("Ada", { lastname: "Love" }) }] });
    await fill(view);
    expect(await screen.findByText("Ada Love has been invited by email.")).toBeTruthy();
    await expect
      .poll(() => view.sent)
      .toEqual([{ firstname: "Ada", lastname: "Love", mail: "ada@example.com", rights: ["view_invoices"] }]);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Add employee" })).toBeNull());
    await expect.poll(() => view.asked("getEmployees")).toHaveLength(2);
  });

  it("shows at the address field that the address already has an account", async () => {
    const view = await add({ additions: [refused("EMAIL_TAKEN", "mail")] });
    await fill(view);
    expect(await view.dialog.findByText(/^There is already an account/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(view.dialog.getByLabelText("Email address"));
  });

  describe("without any right", () => {
    const fillWithout = async (shown: Shown) => {
      const view = await add(shown);
      await view.user.type(view.dialog.getByLabelText("First name"), "Ada");
      await view.user.type(view.dialog.getByLabelText("Last name"), "Love");
      await view.user.type(view.dialog.getByLabelText("Email address"), "ada@example.com");
      await view.user.click(view.dialog.getByRole("button", { name: "Send invitation" }));
      return view;
    };
    const title = "Invite Ada Love without any right?";

    it("asks, says what the person could do then, and leads to the rights", async () => {
      const { user, sent } = await fillWithout({});
      const question = within(await screen.findByRole("dialog", { name: title }));
      expect(question.getByText(/^Without rights, Ada Love can only read messages/)).toBeTruthy();
      await user.click(question.getByRole("button", { name: "Choose rights" }));
      await expect.poll(() => screen.queryByRole("dialog", { name: title })).toBeNull();
      await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("rights");
      await expect.poll(() => sent).toEqual([]);
    });

    it("sends where it is meant, and asks no second time after a refusal", async () => {
      const { user, dialog, sent } = await fillWithout({
        additions: [refused("EMAIL_TAKEN", "mail"), "never"],
      });
      await user.click(await screen.findByRole("button", { name: "Invite anyway" }));
      await expect.poll(() => sent).toHaveLength(1);
      await user.type(dialog.getByLabelText("Email address"), "{Backspace}{Backspace}{Backspace}org");
      await user.click(dialog.getByRole("button", { name: "Send invitation" }));
      await expect.poll(() => sent).toMatchObject([{ rights: [] }, { mail: "ada@example.org", rights: [] }]);
      expect(screen.queryByRole("dialog", { name: title })).toBeNull();
    });
  });

  it("keeps the typed values when the dialog closes, and discards them only with Cancel", async () => {
    const { user, dialog } = await add({});
    await user.type(dialog.getByLabelText("First name"), "Ada");
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Add employee" }));
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ada");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Add employee" }));
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("");
  });

  it("asks for confirmation before a page with typed values is left", async () => {
    const { user, dialog, held } = await add({});
    expect(held.ask).toBeUndefined();
    await user.type(dialog.getByLabelText("First name"), "Ada");
    let left = 0;
    act(() =>
      held.ask?.(() => {
        left += 1;
      }),
    );
    await user.click(screen.getByRole("button", { name: "Stay" }));
    await expect.poll(() => left).toBe(0);
    act(() =>
      held.ask?.((discard) => {
        left += 1;
        discard();
      }),
    );
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await expect.poll(() => left).toBe(1);
    expect(held.ask).toBeUndefined();
  });

  it("keeps the typed values, and shows the text for a failure", async () => {
    const { code, failure } = oneFailure;
    const view = await add({ additions: [{ failure }] });
    await fill(view);
    expect(await view.dialog.findByText(`Code ${code}`)).toBeTruthy();
    expect(view.dialog.getByLabelText<HTMLInputElement>("First name").value).toBe("Ada");
  });
});

describe("the history of the employees' dialogs", () => {
  const typed = () => within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>("Last name").value;

  it("has one entry for adding somebody, which Forward shows again with what was typed", async () => {
    const { user, address } = show();
    await user.click(screen.getByRole("button", { name: "Add employee" }));
    await user.type(screen.getByLabelText("Last name"), "Tern");
    await expectOneEntry(user, address);
    expect(typed()).toBe("Tern");
  });

  it("has one entry for changing somebody, which Forward shows again with what was typed", async () => {
    const { user, address } = show();
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Edit/ }));
    await user.type(screen.getByLabelText("Last name"), "-Tern");
    await expectOneEntry(user, address);
    expect(typed()).toBe("Berg-Tern");
  });

  it("is left by a save and by Cancel as by Back", async () => {
    const { user, address } = show({
      additions: [{ answer: employee("Nina") }],
      lists: [{ answer: pageOf(toni) }, { answer: pageOf(toni) }],
    });
    await user.click(screen.getByRole("button", { name: "Add employee" }));
    await user.type(screen.getByLabelText("First name"), "Nina");
    await user.type(screen.getByLabelText("Last name"), "Berg");
    await user.type(screen.getByLabelText("Email address"), "nina@example.com");
    await user.click(screen.getByRole("checkbox", { name: /^Tickets/ }));
    await user.click(screen.getByRole("button", { name: "Send invitation" }));
    expect(await screen.findByText(/Nina Berg/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect.poll(address).toBe("/settings/employees/");
    await goForward(user);
    expect(typed()).toBe("");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await goForward(user);
    await expect.poll(address).toBe("/settings/employees/?employee=new");
  });

  it("keeps what was before a dialog whose address was opened", async () => {
    const { user, address } = show({ at: "/settings/employees/?employee=new", before: "/dashboard/" });
    await user.click(screen.getByRole("button", { name: "Close" }));
    await expect
      .poll(() => [address(), screen.queryByRole("dialog")])
      .toEqual(["/settings/employees/", null]);
    await goBack(user);
    await expect.poll(address).toBe("/dashboard/");
  });
});

describe("changing an employee", () => {
  const edit = async (who: Employee, shown: Shown) => {
    const view = show(shown);
    await view.user.click((await rowOf(who)).getByRole("button", { name: /^Edit/ }));
    return { ...view, dialog: within(screen.getByRole("dialog")) };
  };

  it("grants and removes rights", async () => {
    const { user, dialog, sent } = await edit(toni, {
      saves: [{ answer: { _tag: "Saved", saved: { ...employeeSettingsOf(toni), version: 2 } } }],
    });
    expect(dialog.getByText(/^toni.berg@nordlicht.example. Only the person/)).toBeTruthy();
    await user.click(dialog.getByRole("checkbox", { name: /^Tickets/ }));
    await user.click(dialog.getByRole("checkbox", { name: /^Trainings/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The changes to Toni Berg are saved.")).toBeTruthy();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          values: {
            id: "A-Toni",
            firstname: "Toni",
            lastname: "Berg",
            mail: undefined,
            rights: ["trainings"],
            version: 1,
          },
        },
      ]);
  });

  it("asks before the last right is taken from somebody", async () => {
    const { user, dialog, sent } = await edit(toni, {});
    await user.click(dialog.getByRole("checkbox", { name: /^Tickets/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const question = within(await screen.findByRole("dialog", { name: "Take all rights from Toni Berg?" }));
    await expect.poll(() => sent).toEqual([]);
    await user.click(question.getByRole("button", { name: "Take all rights" }));
    await expect.poll(() => sent).toMatchObject([{ values: { rights: [] } }]);
  });

  it("shows what somebody else has changed since beside one's own, and saves what the person chooses", async () => {
    const mine = { ...employeeSettingsOf(toni), rights: ["tickets", "trainings"] } as const;
    const theirs = { ...employeeSettingsOf(toni), lastname: "Silver", rights: [], version: 5 };
    const { user, dialog, sent } = await edit(toni, {
      saves: [
        { answer: { _tag: "Collided", theirs, mine } },
        refused("RIGHT_NOT_HELD", "rights"),
        { answer: { _tag: "Saved", saved: { ...mine, version: 6 } } },
      ],
    });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const table = within(await dialog.findByRole("table"));
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain("Someone else has saved this data in the meantime");
    await expect.poll(() => document.activeElement?.getAttribute("tabindex")).toBe("-1");
    expect(
      table.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ["Field", "Yours", "Already saved"],
      ["Last name", "Berg", "Silver"],
      ["Rights", "Trainings, Tickets", "No rights"],
    ]);
    await user.click(dialog.getByRole("button", { name: "Save mine" }));
    expect(await dialog.findByText("You can only give rights that you have yourself.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Save mine" }));
    expect(await screen.findByText("The changes to Toni Berg are saved.")).toBeTruthy();
    await expect.poll(() => sent.at(-1)).toEqual({ mine, theirs });
  });

  it("shows the saved rights when the person takes them", async () => {
    const mine = employeeSettingsOf(toni);
    const theirs = { ...mine, rights: [], version: 5 };
    const { user, dialog } = await edit(toni, { saves: [{ answer: { _tag: "Collided", theirs, mine } }] });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await dialog.findByRole("button", { name: "Keep what is saved" }));
    expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Tickets/ }).checked).toBe(false);
  });

  it("does not let a manager grant rights that they lack, nor remove their own right to manage", async () => {
    const self = employee("Mara", { self: true, rights: ["manage_employees", "tickets"] });
    const { dialog } = await edit(self, {
      lists: [{ answer: pageOf(self) }],
      rights: ["manage_employees", "tickets"],
    });
    expect(
      dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Manage users.*You cannot take this right/ })
        .disabled,
    ).toBe(true);
    expect(
      dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Invoices.*only give rights that you have/ })
        .disabled,
    ).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Tickets/ }).disabled).toBe(false);
  });

  it.each([
    ["the person's own", true, "Renewed"],
    ["a colleague's", false, goldUser.firstname],
  ])("has the frame look up the name that was saved: %s", async (_, self, firstname) => {
    const mara = employee("Mara", { self });
    const { user, dialog, actors } = await edit(mara, {
      lists: [{ answer: pageOf(mara) }],
      saves: [{ answer: { _tag: "Saved", saved: { ...employeeSettingsOf(mara), version: 2 } } }],
      renewed: { ...goldUser, firstname: "Renewed" },
    });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The changes to Mara Berg are saved.")).toBeTruthy();
    await expect
      .poll(() => actors.session.getSnapshot().context.account)
      .toMatchObject({ user: { firstname } });
  });

  it("opens from its address once the list contains the person, and keeps the list's filters", async () => {
    const { user, address } = show({ at: "/settings/employees/?q=to&employee=A-Toni" });
    expect(await screen.findByRole("dialog", { name: /Toni Berg/ })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(address).toBe("/settings/employees/?q=to");
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Edit/ }));
    await expect.poll(address).toBe("/settings/employees/?q=to&employee=A-Toni");
  });

  it("opens no dialog when the list does not contain the person", async () => {
    show({ at: "/settings/employees/?employee=A-Nobody" });
    await rowOf(robin);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows that owners have all rights", async () => {
    const { dialog } = await edit(other, { lists: [{ answer: pageOf(robin, other) }] });
    expect(dialog.getByText("Owners always have all rights.")).toBeTruthy();
    expect(dialog.queryByRole("checkbox")).toBeNull();
  });

  it.each(["OWN_MANAGE_USERS", "OWNER_RIGHTS", "OWNER_ONLY", "RIGHT_NOT_HELD"])(
    "shows %s at the rights",
    async (code) => {
      const { user, dialog } = await edit(toni, { saves: [refused(code, "rights")] });
      await user.click(dialog.getByRole("button", { name: "Save" }));
      const group = await dialog.findByRole("group", { name: "Rights" });
      expect(within(group).queryByText(new RegExp(code))).toBeNull();
      expect(group.getAttribute("aria-describedby")).toBeTruthy();
    },
  );
});

describe("an employee's status", () => {
  it("is changed at once, offered to undo, and the list loads again", async () => {
    const { user, asked, offered } = show({ switches: [{ answer: toni }] });
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Deactivate/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => asked("setEmployeeStatus")).toEqual([{ id: "A-Toni", status: "deactivated" }]);
    await waitFor(() => expect(offered).toEqual([{ kind: "deactivation", id: "A-Toni", name: "Toni Berg" }]));
    await expect.poll(() => asked("getEmployees")).toHaveLength(2);
  });

  it("is reported where it was changed back, with nothing to undo", async () => {
    const out = employee("Toni", { status: known("deactivated") });
    const { user, offered } = show({ lists: [{ answer: pageOf(out) }], switches: [{ answer: toni }] });
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Activate/ }));
    expect(await screen.findByText("Toni Berg can sign in again.")).toBeTruthy();
    await expect.poll(() => offered).toEqual([]);
  });

  it("does not offer to deactivate one's own account, and shows why", async () => {
    show();
    const button = (await rowOf(robin)).getByRole<HTMLButtonElement>("button", { name: /^Deactivate/ });
    expect(button.disabled).toBe(true);
    expect((await rowOf(robin)).getByText("You cannot deactivate yourself.")).toBeTruthy();
  });

  it("lets only owners change an owner's status", async () => {
    show({ lists: [{ answer: pageOf(other) }], rights: ["manage_employees"] });
    const row = await rowOf(other);
    expect(row.getAllByRole<HTMLButtonElement>("button").map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ]);
    expect(row.getByText("Only an owner can change another owner.")).toBeTruthy();
  });

  it.each([
    ["LAST_OWNER", "The company needs at least one active owner."],
    ["OWN_STATUS", "You cannot deactivate yourself."],
  ])("shows the text for %s", async (code, text) => {
    const { user } = show({ lists: [{ answer: pageOf(toni) }], switches: [refused(code)] });
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Deactivate/ }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("shows the text for a failure, and can be tried again", async () => {
    const { code, failure } = oneFailure;
    const { user, offered } = show({ switches: [{ failure }, { answer: toni }] });
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Deactivate/ }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expect.poll(() => offered).toEqual([]);
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Deactivate/ }));
    await waitFor(() => expect(offered).toHaveLength(1));
  });
});

describe("the address of an invitation", () => {
  const accepted: Employee = { ...kim, status: known("active") };
  const edit = async (shown: Shown) => {
    const view = show(shown);
    await view.user.click((await rowOf(kim)).getByRole("button", { name: /^Edit/ }));
    return { ...view, dialog: within(screen.getByRole("dialog", { name: "Edit Kim Berg" })) };
  };
  const typeAddress = async ({ user, dialog }: Awaited<ReturnType<typeof edit>>, mail: string) => {
    await user.clear(dialog.getByLabelText("Email address"));
    await user.type(dialog.getByLabelText("Email address"), mail);
    await user.click(dialog.getByRole("button", { name: "Save" }));
  };
  const saved = (mail: string): StubResult<SaveAnswer<EmployeeSettings>> => ({
    answer: { _tag: "Saved", saved: { ...employeeSettingsOf(kim), mail, version: 2 } },
  });

  it("is corrected, and it is reported where the invitation has gone", async () => {
    const view = await edit({ saves: [saved("right@example.com")] });
    expect(view.dialog.getByText(/^If you change the address, we send a new invitation there/)).toBeTruthy();
    await typeAddress(view, "right@example.com");
    expect(await screen.findByText(/^Kim Berg has been invited at right@example.com/)).toBeTruthy();
    await expect
      .poll(() => view.sent)
      .toEqual([{ values: { ...employeeSettingsOf(kim), mail: "right@example.com" } }]);
    await expect.poll(() => view.asked("getEmployees")).toHaveLength(2);
  });

  it("is as it was where only something else is saved", async () => {
    const { user, dialog, sent } = await edit({ saves: [saved(kim.mail)] });
    await user.click(dialog.getByRole("checkbox", { name: /^Trainings/ }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The changes to Kim Berg are saved.")).toBeTruthy();
    await expect.poll(() => sent).toMatchObject([{ values: { mail: kim.mail } }]);
  });

  it.each([
    ["kim@", undefined, /Check the email address/],
    ["staff@example.com", refused("EMAIL_TAKEN", "mail"), /There is already an account/],
    ["mine@example.com", refused("RIGHT_NOT_HELD", "mail"), /You can only give rights/],
  ])("shows at its field why it is refused: %s", async (mail, refused, text) => {
    const view = await edit({ saves: refused === undefined ? [] : [refused] });
    await typeAddress(view, mail);
    const field = await view.dialog.findByRole<HTMLInputElement>("textbox", {
      name: "Email address",
      description: text,
    });
    expect(field.value).toBe(mail);
  });

  it("is the person's own once they have used the invitation meanwhile; the rest can be saved without it", async () => {
    const view = await edit({
      lists: [{ answer: pageOf(kim) }, { answer: pageOf(accepted) }, { answer: pageOf(accepted) }],
      saves: [
        refused("NOT_INVITED"),
        {
          answer: {
            _tag: "Saved",
            saved: { ...employeeSettingsOf(accepted), lastname: "Silver", version: 3 },
          },
        },
      ],
    });
    const { user, dialog, sent } = view;
    await user.clear(dialog.getByLabelText("Last name"));
    await user.type(dialog.getByLabelText("Last name"), "Silver");
    await typeAddress(view, "right@example.com");
    expect(await dialog.findByText(/^This person has already set a password/)).toBeTruthy();
    expect(await dialog.findByText(/^kim.berg@nordlicht.example. Only the person/)).toBeTruthy();
    expect(dialog.queryByLabelText("Email address")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The changes to Kim Silver are saved.")).toBeTruthy();
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ values: { ...employeeSettingsOf(accepted), lastname: "Silver", mail: undefined } });
  });

  it("is shown beside the one that somebody else has corrected it to", async () => {
    const mine = { ...employeeSettingsOf(kim), mail: "mine@example.com" };
    const theirs = { ...employeeSettingsOf(kim), mail: "theirs@example.com", version: 5 };
    const view = await edit({ saves: [{ answer: { _tag: "Collided", theirs, mine } }] });
    await typeAddress(view, "mine@example.com");
    const rows = within(await view.dialog.findByRole("table")).getAllByRole("row");
    expect(rows.at(-1)?.textContent).toBe("Email addressmine@example.comtheirs@example.com");
  });

  it.each([
    ["has used the invitation", kim, accepted],
    ["has rights that the reader lacks", accepted, kim],
  ])("is no part of a collision with somebody who %s", async (_, before, after) => {
    const mine = { ...employeeSettingsOf(before), lastname: "Silver" };
    const theirs = { ...employeeSettingsOf(after), lastname: "Gould", version: 5 };
    const { user, dialog } = await edit({ saves: [{ answer: { _tag: "Collided", theirs, mine } }] });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const rows = within(await dialog.findByRole("table")).getAllByRole("row");
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(["Field", "Last name"]);
  });

  it("cannot be changed by a manager who lacks a right that the invitation gives", async () => {
    const { dialog } = await edit({ rights: ["manage_employees"] });
    expect(dialog.getByText(/^kim.berg@nordlicht.example. Only someone who has all rights/)).toBeTruthy();
    expect(dialog.queryByLabelText("Email address")).toBeNull();
  });

  it.each(["active", "deactivated"] as const)("is only reported of somebody %s", async (code) => {
    const { user } = show({
      lists: [{ answer: pageOf(employee("Toni", { status: known(code) })) }],
    });
    await user.click((await rowOf(toni)).getByRole("button", { name: /^Edit/ }));
    expect(screen.getByText(/^toni.berg@nordlicht.example. Only the person/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Withdraw invitation" })).toBeNull();
  });
});

describe("withdrawing an invitation", () => {
  const ask = async (shown: Shown) => {
    const view = show(shown);
    await view.user.click((await rowOf(kim)).getByRole("button", { name: /^Edit/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Kim Berg" }));
    await view.user.click(dialog.getByRole("button", { name: "Withdraw invitation" }));
    const question = within(screen.getByRole("dialog", { name: "Withdraw the invitation for Kim Berg?" }));
    return { ...view, dialog, question };
  };
  const yes = { name: "Yes, withdraw" };

  it("asks before, and shows what has become of it", async () => {
    const { user, question, asked } = await ask({ withdrawals: [{ answer: {} }] });
    expect(question.getByText(/Kim Berg is removed from the list/)).toBeTruthy();
    await expect.poll(() => asked("withdrawInvitation")).toEqual([]);
    await user.click(question.getByRole("button", yes));
    expect(await screen.findByText("The invitation for Kim Berg has been withdrawn.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect.poll(() => asked("withdrawInvitation")).toEqual([{ id: kim.id }]);
    await expect.poll(() => asked("getEmployees")).toHaveLength(2);
  });

  it("withdraws nothing without a yes", async () => {
    const { user, dialog, question, asked } = await ask({});
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(dialog.getByLabelText("Email address")).toBeTruthy();
    await expect.poll(() => asked("withdrawInvitation")).toEqual([]);
  });

  it("says that the person has used it meanwhile, also once the list says so", async () => {
    const { user, dialog, question, asked } = await ask({
      lists: [{ answer: pageOf(kim) }, { answer: pageOf({ ...kim, status: known("active") }) }],
      withdrawals: [refused("NOT_INVITED")],
    });
    await user.click(question.getByRole("button", yes));
    expect(await dialog.findByText(/^kim.berg@nordlicht.example. Only the person/)).toBeTruthy();
    expect(dialog.getByText(/^This person has already set a password/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Withdraw invitation" })).toBeNull();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain("The invitation could not be withdrawn");
    await expect.poll(() => asked("getEmployees")).toHaveLength(2);
  });

  it("says what to do where the person is booked for a training, and asks anew", async () => {
    const { user, dialog, question } = await ask({ withdrawals: [refused("INVITED_BOOKED"), "never"] });
    await user.click(question.getByRole("button", yes));
    expect(await dialog.findByText(/^Cancel the booking first/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Withdraw invitation" }));
    expect(screen.queryByText(/^Cancel the booking first/)).toBeNull();
  });

  it("shows the text for a failure, and can be tried again", async () => {
    const { code, failure } = oneFailure;
    const { user, dialog, question } = await ask({ withdrawals: [{ failure }, { answer: {} }] });
    await user.click(question.getByRole("button", yes));
    expect(await dialog.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Withdraw invitation" }));
    await user.click(screen.getByRole("button", yes));
    expect(await screen.findByText("The invitation for Kim Berg has been withdrawn.")).toBeTruthy();
  });
});

describe("an invitation", () => {
  it("is sent again, and shows the text for a failure", async () => {
    const { code, failure } = oneFailure;
    const { user, asked } = show({ invitations: [{ failure }, { answer: {} }] });
    const row = await rowOf(kim);
    await user.click(row.getByRole("button", { name: "Send invitation again" }));
    expect(await row.findByText(`Code ${code}`)).toBeTruthy();
    await user.click(row.getByRole("button", { name: "Send invitation again" }));
    expect(await row.findByText("Invitation sent")).toBeTruthy();
    await expect.poll(() => asked("resendInvitation")).toEqual([{ id: kim.id }, { id: kim.id }]);
  });

  it("shows that the person is no longer invited", async () => {
    const { user } = show({ invitations: [refused("NOT_INVITED")] });
    const row = await rowOf(kim);
    await user.click(row.getByRole("button", { name: "Send invitation again" }));
    expect(await row.findByText(/^This person has already set a password/)).toBeTruthy();
  });
});
