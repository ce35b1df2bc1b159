import { act, fireEvent, screen } from "@testing-library/react";
import { useState, type FormEvent } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { takeOver } from "../../../src/app/browser/take-over.ts";

const sent = vi.fn();
const open = vi.fn();
const typed = vi.fn();

/** A page like the login: its fields are React's, and it tells what it was sent. */
const Login = ({ checking = false }: { readonly checking?: boolean }) => {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent({ email, password });
  };
  return (
    <div inert={checking}>
      <button type="button" name="language" onClick={open}>
        Deutsch
      </button>
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <input
          name="email"
          type="email"
          value={email}
          onChange={({ target }) => {
            typed(target.value);
            setEmail(target.value);
          }}
        />
        <input name="password" value={password} onChange={({ target }) => setPassword(target.value)} />
        <button type="submit">Sign in</button>
        <button type="button">Other</button>
      </form>
      <a href="/forgot-password/">Forgotten</a>
    </div>
  );
};

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

/** A page that stands before any script, and what the portal renders in its place. */
const begin = () => {
  const before = document.createElement("div");
  before.id = "root";
  before.dataset["prerendered"] = "";
  before.innerHTML = renderToStaticMarkup(<Login />);
  document.body.append(before);
  const page = takeOver(before);
  const root = createRoot(page);
  stop = () => act(() => root.unmount());
  return { before, page, show: (content: React.ReactNode) => act(async () => root.render(content)) };
};

const field = (name: string) => document.querySelector<HTMLInputElement>(`#root input[name=${name}]`)!;
const type = (name: string, value: string): void => {
  field(name).value = value;
};

test("the page stays until the portal shows a screen of its own", async () => {
  const { before, page, show } = begin();
  await show(<Login checking />);
  expect([before.isConnected, page.hidden]).toEqual([true, true]);
  await show(<Login />);
  expect([before.isConnected, page.hidden, page.id]).toEqual([false, false, "root"]);
});

test("what was typed is in the portal's own fields, and is sent", async () => {
  const { show } = begin();
  type("email", "gold@demo.test");
  type("password", "secret");
  await show(<Login />);
  expect([field("email").value, field("password").value]).toEqual(["gold@demo.test", "secret"]);
  await expect.poll(() => sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await expect.poll(() => sent).toHaveBeenCalledWith({ email: "gold@demo.test", password: "secret" });
});

test("a press is made up for once, with what was typed", async () => {
  const { before, show } = begin();
  type("email", "gold@demo.test");
  type("password", "secret");
  before.querySelector("button[type=submit]")?.setAttribute("data-pressed", "");
  await show(<Login />);
  await expect.poll(() => sent.mock.calls).toEqual([[{ email: "gold@demo.test", password: "secret" }]]);
});

test("a press that has begun ends on the page where it began", async () => {
  const { before, page, show } = begin();
  const active = vi.spyOn(before, "matches").mockImplementation((selector) => selector === ":active");
  await show(<Login />);
  expect([before.isConnected, page.hidden]).toEqual([true, true]);
  active.mockRestore();
  before.querySelector("button[type=submit]")?.setAttribute("data-pressed", "");
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  expect([before.isConnected, page.hidden]).toEqual([false, false]);
});

test("the focus and the place in a text stay", async () => {
  const { show } = begin();
  type("password", "secret");
  field("password").focus();
  field("password").setSelectionRange(2, 4);
  await show(<Login />);
  const now = field("password");
  await expect.poll(() => document.activeElement).toBe(now);
  expect([now.selectionStart, now.selectionEnd]).toEqual([2, 4]);
});

test("the focus stays on a link", async () => {
  const { show } = begin();
  screen.getByRole("link").focus();
  await show(<Login />);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("link"));
  expect(screen.getByRole("link").isConnected).toBe(true);
});

test("a press is made up for at the button of the same name, whatever it says meanwhile", async () => {
  const { before, show } = begin();
  const button = before.querySelector("button[name=language]")!;
  button.setAttribute("data-pressed", "");
  button.textContent = "English";
  await show(<Login />);
  await expect.poll(() => open).toHaveBeenCalledOnce();
});

test("what nobody touched is not sent to the portal as a change", async () => {
  const { show } = begin();
  await show(<Login />);
  await expect.poll(() => typed).not.toHaveBeenCalled();
});

test("a dialog can open before the page has taken its place", async () => {
  const { page, show } = begin();
  await show(<dialog />);
  expect(page.querySelector("dialog")?.isConnected).toBe(true);
});

test("another screen takes the place, and nothing is pressed there", async () => {
  const { before, show } = begin();
  type("email", "gold@demo.test");
  before.querySelector("button[type=submit]")?.setAttribute("data-pressed", "");
  const press = vi.fn();
  await show(
    <>
      <h1>Overview</h1>
      <button type="button" onClick={press}>
        Reload
      </button>
    </>,
  );
  expect(screen.getByRole("heading", { name: "Overview" })).toBeDefined();
  await expect.poll(() => press).not.toHaveBeenCalled();
});
