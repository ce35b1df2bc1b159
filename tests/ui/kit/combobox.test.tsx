import { useEffect, useState } from "react";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Combobox } from "../../../src/ui/kit/fields/combobox.tsx";
import { createFindItems, findsLater } from "../../../src/ui/kit/fields/find-items.ts";
import { renderKit } from "./render.tsx";

const scroll = vi.fn<() => void>();
Element.prototype.scrollIntoView = scroll;
beforeEach(() => scroll.mockClear());

const items = [
  { value: "AU", label: "Australia" },
  { value: "AT", label: "Austria" },
  { value: "CI", label: "Côte d’Ivoire" },
  { value: "DE", label: "Germany" },
  { value: "NE", label: "Niger" },
  { value: "NG", label: "Nigeria" },
];
const others: Readonly<Record<string, readonly string[]>> = {
  AT: ["AT", "Österreich"],
  DE: ["DE", "Deutschland"],
};
const find = createFindItems(items, (code) => others[code] ?? [code]);

const Country = ({
  changed = () => {},
  first = "DE",
  error,
  readOnly = false,
  finds = find,
  left = () => {},
}: {
  readonly changed?: (value: string) => void;
  readonly first?: string;
  readonly error?: string;
  readonly readOnly?: boolean;
  readonly finds?: typeof find;
  readonly left?: () => void;
}) => {
  const [value, setValue] = useState(first);
  return (
    <>
      <Combobox
        label="Country"
        error={error}
        name="country"
        autoComplete="country-name"
        readOnly={readOnly}
        items={items}
        find={finds}
        onBlur={left}
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue("NE")}>
        Elsewhere
      </button>
    </>
  );
};

/** A field whose entries come later; returns what lets them come. */
const renderLate = (props: Omit<Parameters<typeof Country>[0], "finds">) => {
  const arrival = new EventTarget();
  const Late = () => {
    const [isThere, setThere] = useState(false);
    useEffect(() => arrival.addEventListener("come", () => setThere(true)), []);
    return <Country {...props} finds={isThere ? find : findsLater} />;
  };
  renderKit(<Late />);
  return (): void =>
    act(() => {
      arrival.dispatchEvent(new Event("come"));
    });
};

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const isOpen = () => field().getAttribute("aria-expanded") === "true";
const listed = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const highlighted = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const error = () =>
  document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent ?? "";
const status = () => screen.getByRole("status").textContent;

describe("Combobox", () => {
  it("shows the chosen name, can be filled in by browsers, and lists all entries with the chosen one marked", async () => {
    renderKit(<Country />);
    expect(field()).toHaveProperty("value", "Germany");
    expect([field().name, field().autocomplete]).toEqual(["country", "country-name"]);
    expect(isOpen()).toBe(false);
    await userEvent.click(field());
    expect(listed()).toEqual(items.map(({ label }) => label));
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Germany");
    expect(highlighted()).toBe("Germany");
    await expect.poll(() => scroll).toHaveBeenCalled();
    await userEvent.click(field());
    expect(isOpen(), "a second click places the cursor").toBe(true);
  });

  it("finds while one types, replaces the chosen name, says how many, and chooses by Enter without sending the form", async () => {
    const changed = vi.fn<(value: string) => void>();
    const sent = vi.fn<() => void>();
    renderKit(
      <form onSubmit={sent}>
        <Country changed={changed} />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard("aus");
    expect(field()).toHaveProperty("value", "aus");
    expect(listed()).toEqual(["Australia", "Austria"]);
    expect(status()).toBe("2 found");
    expect(highlighted()).toBe("Australia");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => changed.mock.calls).toEqual([["AT"]]);
    expect(field()).toHaveProperty("value", "Austria");
    await expect.poll(() => [isOpen(), status(), sent.mock.calls]).toEqual([false, "", []]);
  });

  it("has the keys of a list: arrows around its ends, Home and End", async () => {
    renderKit(<Country />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect([isOpen(), highlighted()]).toEqual([true, "Germany"]);
    await userEvent.keyboard("{End}");
    expect(highlighted()).toBe("Nigeria");
    await userEvent.keyboard("{ArrowDown}");
    expect(highlighted()).toBe("Australia");
    await userEvent.keyboard("{ArrowUp}{Home}{ArrowDown}");
    expect(highlighted()).toBe("Austria");
  });

  it("chooses by a press, also what was chosen before", async () => {
    const changed = vi.fn<(value: string) => void>();
    renderKit(<Country changed={changed} />);
    await userEvent.click(field());
    await userEvent.keyboard("ger");
    await userEvent.click(screen.getByRole("option", { name: "Germany" }));
    await expect.poll(() => [field().value, isOpen(), changed.mock.calls]).toEqual(["Germany", false, []]);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole("option", { name: "Niger" }));
    await expect.poll(() => [field().value, changed.mock.calls]).toEqual(["Niger", [["NE"]]]);
  });

  it("takes back what was typed with Escape, and passes any other Escape to the dialog around it", async () => {
    renderKit(<Country />);
    await userEvent.tab();
    await userEvent.keyboard("aus");
    expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(false);
    expect([field().value, isOpen()]).toEqual(["Germany", false]);
    expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(true);
    expect(field()).toHaveProperty("value", "Germany");
  });

  it.each([
    ["a whole name", "niger", "NE"],
    ["another name", "österreich", "AT"],
    ["a code", "at", "AT"],
    ["what finds one entry alone", "ivoi", "CI"],
    ["nothing", "{Backspace}", ""],
  ])("takes %s when it is left", async (_what, keys, value) => {
    const changed = vi.fn<(value: string) => void>();
    renderKit(<Country changed={changed} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.poll(() => changed, { message: "not while one types" }).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.poll(() => changed.mock.calls).toEqual([[value]]);
    expect(isOpen()).toBe(false);
  });

  it.each(["Atlantis", "aus"])(
    "says at the field that %j is no entry, and keeps the last value",
    async (text) => {
      const changed = vi.fn<(value: string) => void>();
      renderKit(<Country changed={changed} error="Choose a country." />);
      await userEvent.tab();
      await userEvent.keyboard(text);
      await userEvent.tab();
      await expect.poll(() => [field().value, changed.mock.calls]).toEqual(["Germany", []]);
      expect(error()).toMatch(new RegExp(`: “${text}” is not one of the entries`));
      expect(field().getAttribute("aria-invalid")).toBe("true");
      await userEvent.click(field());
      await userEvent.keyboard("n");
      expect(error(), "shown until something else is typed").toBe("Choose a country.");
    },
  );

  it("says so at Enter, too, and until its value changes from elsewhere", async () => {
    renderKit(<Country />);
    await userEvent.tab();
    await userEvent.keyboard("Atlantis");
    expect([isOpen(), status()]).toEqual([false, "Nothing found. Type another part of the name."]);
    expect(field().getAttribute("aria-activedescendant")).toBe("");
    await userEvent.keyboard("{Enter}");
    expect(error()).toMatch(/: “Atlantis”/);
    expect([field().value, status()]).toEqual(["Germany", ""]);
    await userEvent.click(screen.getByText("Elsewhere"));
    expect([field().value, error()]).toEqual(["Niger", ""]);
  });

  it("highlights the best again after nothing was found", async () => {
    renderKit(<Country />);
    await userEvent.tab();
    await userEvent.keyboard("nix{Backspace}");
    expect([listed(), highlighted()]).toEqual([["Niger", "Nigeria"], "Niger"]);
  });

  it.each([
    ["Österreich", "AT"],
    ["AT", "AT"],
    ["Austria", "AT"],
  ])(
    "takes %j from a browser that fills in the form, without the focus and without a list",
    async (text, value) => {
      const changed = vi.fn<(value: string) => void>();
      renderKit(<Country changed={changed} />);
      screen.getByText("Elsewhere").focus();
      fireEvent.change(field(), { target: { value: text } });
      await expect.poll(() => changed.mock.calls).toEqual([[value]]);
      expect([field().value, isOpen()]).toEqual(["Austria", false]);
      await expect.poll(() => document.activeElement?.textContent).toBe("Elsewhere");
    },
  );

  it.each([
    ["by an event that names no kind of input", () => fireEvent.change(field(), { target: { value: "AT" } })],
    [
      "as a replacement",
      () => fireEvent.input(field(), { target: { value: "AT" }, inputType: "insertReplacementText" }),
    ],
  ])("takes at once what is filled in from the field itself, %s", async (_, fillIn) => {
    const changed = vi.fn<(value: string) => void>();
    renderKit(<Country changed={changed} />);
    await userEvent.click(field());
    fillIn();
    await expect.poll(() => changed.mock.calls).toEqual([["AT"]]);
    expect([field().value, isOpen()]).toEqual(["Austria", false]);
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it("looks for what is filled in from the field itself and names no entry alone, as if it were typed", async () => {
    renderKit(<Country />);
    await userEvent.click(field());
    fireEvent.change(field(), { target: { value: "Aus" } });
    expect([field().value, listed(), error()]).toEqual(["Aus", ["Australia", "Austria"], ""]);
  });

  it("says what a browser filled in and is no entry", () => {
    renderKit(<Country first="" />);
    fireEvent.change(field(), { target: { value: "Atlantis" } });
    expect([field().value, error()]).toEqual(["", expect.stringMatching(/: “Atlantis”/)]);
  });

  it.each([
    ["Enter", "{Enter}", 0],
    ["leaving", "{Tab}", 1],
  ])(
    "keeps what is typed before its entries have come, and takes it by %s as soon as they have",
    async (_how, key, times) => {
      const changed = vi.fn<(value: string) => void>();
      const left = vi.fn<() => void>();
      const come = renderLate({ first: "", changed, left });
      await userEvent.tab();
      await userEvent.keyboard(`at${key}`);
      await expect
        .poll(() => [field().value, error(), changed.mock.calls, left.mock.calls])
        .toEqual(["at", "", [], []]);
      come();
      await expect
        .poll(() => [field().value, error(), isOpen(), changed.mock.calls, left.mock.calls.length])
        .toEqual(["Austria", "", false, [["AT"]], times]);
    },
  );

  it("says that its entries load, and opens with them where what was typed finds several", async () => {
    const come = renderLate({ first: "" });
    await userEvent.tab();
    await userEvent.keyboard("aus{Enter}");
    await expect.poll(() => [field().value, status()]).toEqual(["aus", "Loading"]);
    come();
    await expect
      .poll(() => [listed(), field().value, error(), isOpen()])
      .toEqual([["Australia", "Austria"], "aus", "", true]);
  });

  it("says what was typed, and left, before its entries have come and is none of them", async () => {
    const come = renderLate({ first: "" });
    await userEvent.tab();
    await userEvent.keyboard("Atlantis{Tab}");
    await expect.poll(() => [field().value, error()]).toEqual(["Atlantis", ""]);
    come();
    await expect.poll(error).toMatch(/: “Atlantis”/);
  });

  it("takes what a browser has filled in before its entries have come", async () => {
    const changed = vi.fn<(value: string) => void>();
    const come = renderLate({ first: "", changed });
    fireEvent.change(field(), { target: { value: "AT" } });
    come();
    await expect.poll(() => changed.mock.calls).toEqual([["AT"]]);
  });

  it("forgets what was typed before its entries have come with Escape", async () => {
    const changed = vi.fn<(value: string) => void>();
    const come = renderLate({ changed });
    await userEvent.tab();
    await userEvent.keyboard("at{Enter}{Escape}");
    come();
    await userEvent.tab();
    await expect.poll(() => [field().value, changed.mock.calls]).toEqual(["Germany", []]);
  });

  it("does not open while its form is being sent", async () => {
    renderKit(<Country readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}");
    expect(listed()).toEqual([]);
  });
});

describe("what a text finds", () => {
  it.each([
    ["AUS", ["Australia", "Austria"]],
    ["osterreich", ["Austria"]],
    ["cote d'iv", ["Côte d’Ivoire"]],
    ["deutsch", ["Germany"]],
    ["de", ["Germany"]],
    ["zz", []],
  ])("%j: %j", (text, labels) => expect(find(text).items.map(({ label }) => label)).toEqual(labels));

  it("puts beginnings of names first, then of words, then parts of words", () => {
    const search = createFindItems(
      ["Romania", "Equatorial Guinea", "Guinea", "Bissau Guin", "Japan", "Papua"].map((label) => ({
        value: label,
        label,
      })),
      () => [],
    );
    expect(search("guin").items.map(({ label }) => label)).toEqual([
      "Guinea",
      "Equatorial Guinea",
      "Bissau Guin",
    ]);
    expect(search("pa").items.map(({ label }) => label)).toEqual(["Papua", "Japan"]);
    expect(search("a").items.map(({ label }) => label)).toEqual([
      "Romania",
      "Equatorial Guinea",
      "Guinea",
      "Bissau Guin",
      "Japan",
      "Papua",
    ]);
    expect(search("ua").items.map(({ label }) => label)).toEqual(["Equatorial Guinea", "Papua"]);
  });
});
