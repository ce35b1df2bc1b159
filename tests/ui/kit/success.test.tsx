import { readdirSync, readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Switch } from "../../../src/ui/kit/fields/switch.tsx";
import { Done, Success } from "../../../src/ui/kit/states/success.tsx";
import { renderKit } from "./render.tsx";

describe("success where it happened", () => {
  const Saving = () => {
    const [saved, setSaved] = useState(false);
    return (
      <>
        <button onClick={() => setSaved(true)}>Save</button>
        <Done>{saved && "Saved."}</Done>
      </>
    );
  };

  it("is a live region before there are texts, has an icon with them, and leaves the focus where it is", async () => {
    render(<Saving />);
    const region = screen.getByRole("status");
    expect(region.childNodes).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByRole("status")).toBe(region);
    expect([region.textContent, region.querySelectorAll("svg[aria-hidden]").length]).toEqual(["Saved.", 1]);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
  });
});

describe("success that ends a task", () => {
  it("names itself by its heading, which takes the focus from the form that it replaces", async () => {
    render(
      <Success title="Request sent" actions={<a href="/">Open ticket</a>}>
        <p>The number is 48121.</p>
      </Success>,
    );
    const heading = screen.getByRole("heading", { level: 2, name: "Request sent" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.getByRole("region", { name: "Request sent" }).textContent).toBe(
      "Request sentThe number is 48121.Open ticket",
    );
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is announced where something else has the focus", async () => {
    render(<Success level={3} title="All steps are done" focused={false} />);
    await expect.poll(() => document.activeElement).toBe(document.body);
    expect(screen.getByRole("status").textContent).toBe("All steps are done");
  });
});

describe("every success looks alike", () => {
  const ui = "src/ui";
  const files = readdirSync(ui, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx|css)$/.test(file) && !file.startsWith("samples/"))
    .map((file) => ({ file, text: readFileSync(`${ui}/${file}`, "utf8") }));
  const holding = (pattern: RegExp) =>
    files.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

  it("its colour is the component's, and that of states: of a machine's alert, badges, toasts, answers, steps that are done, rules that are met and results of tests", () => {
    expect(holding(/--success-(?:text|surface|border)/)).toEqual([
      "kit/layout/answer.module.css",
      "kit/layout/timeline.module.css",
      "kit/overlays/toast-region.module.css",
      "kit/states/alert.module.css",
      "kit/states/badge.module.css",
      "kit/states/success.module.css",
      "kit/tokens.css",
      "passwords/password-rules.module.css",
      "screens/first-steps/first-steps.module.css",
      "screens/products/products.module.css",
    ]);
  });

  it("a message beside other content shows no success: tone success is that of badges, toasts and answers alone", () => {
    const wrong = files.flatMap(({ file, text }) =>
      [...text.matchAll(/<([A-Z]\w*)\s[^<>]*?tone="success"/g)].flatMap(([, name]) =>
        name === "Badge" || name === "Answer" ? [] : [`${file}: ${name}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("whatever shows that an actor is done shows it by the component, or has a reason", () => {
    const others: Readonly<Record<string, string>> = {
      "shell/undo/undo.tsx": "a toast, with the way back",
    };
    const without = files
      .filter(({ text }) => /hasTag\("done"\)/.test(text))
      .filter(
        ({ text }) =>
          !/<(?:Done|Success|DoneNote|TicketSent|Registered|Deleted|LinkDone|SubmissionSent)\b/.test(text),
      )
      .map(({ file }) => file);
    expect(without.toSorted()).toEqual(Object.keys(others).toSorted());
  });
});

describe("a switch", () => {
  it("has its name, says whether it is on, and asks for the other state", async () => {
    const change = vi.fn();
    renderKit(<Switch label="Send e-mails" checked={false} onChange={change} />);
    const element = screen.getByRole("switch", { name: "Send e-mails", checked: false });
    await userEvent.click(element);
    act(() => element.focus());
    await userEvent.keyboard(" ");
    await userEvent.click(screen.getByText("Send e-mails"));
    await expect.poll(() => change.mock.calls).toEqual([[true], [true], [true]]);
  });

  it("shows progress, keeps the focus, and ignores presses while it is busy", async () => {
    const change = vi.fn();
    renderKit(<Switch label="Send e-mails" checked busy onChange={change} />);
    const element = screen.getByRole("switch", { name: "Send e-mails", checked: true });
    await userEvent.click(element);
    await userEvent.keyboard("{Enter}");
    expect([element.getAttribute("aria-busy"), element.getAttribute("aria-disabled")]).toEqual([
      "true",
      "true",
    ]);
    await expect
      .poll(() => [document.activeElement === element, change.mock.calls.length])
      .toEqual([true, 0]);
  });
});
