import { useState } from "react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "../../../src/ui/kit/fields/checkbox.tsx";
import { Field } from "../../../src/ui/kit/fields/field.tsx";
import { PasswordInput } from "../../../src/ui/kit/fields/password-input.tsx";
import { RadioGroup } from "../../../src/ui/kit/fields/radio-group.tsx";
import { TextArea } from "../../../src/ui/kit/fields/text-area.tsx";
import { TextInput } from "../../../src/ui/kit/fields/text-input.tsx";
import { renderKit } from "./render.tsx";

const ignore = () => {};
const describedText = (element: HTMLElement): string =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");

describe("Field", () => {
  it("labels its control and describes it by help and error", () => {
    renderKit(
      <Field label="Subject" help="A few words are enough." error="Write at least one word.">
        {(control) => (
          <TextInput
            {...control}
            value=""
            onChange={ignore}
            required
            readOnly
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Subject" });
    expect(describedText(input)).toBe("A few words are enough. | Write at least one word.");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("maxlength")).toBe("80");
    expect(input.getAttribute("autocomplete")).toBe("off");
    expect((input as HTMLInputElement).required).toBe(true);
    expect((input as HTMLInputElement).readOnly).toBe(true);
  });

  it("reserves the space of the error before there is one", () => {
    const { container } = renderKit(
      <Field label="Subject">{(control) => <TextInput {...control} value="" onChange={ignore} />}</Field>,
    );
    const input = screen.getByRole("textbox", { name: "Subject" });
    expect(input.hasAttribute("aria-describedby")).toBe(false);
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(container.querySelector("[aria-live]")?.textContent).toBe("");
  });

  it("marks optional fields", () => {
    renderKit(
      <Field label="Project" optional>
        {(control) => <TextArea {...control} value="" onChange={ignore} />}
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: "Project (optional)" }).tagName).toBe("TEXTAREA");
  });

  it("reports the new text on each change", async () => {
    const change = vi.fn();
    renderKit(
      <Field label="Subject">{(control) => <TextInput {...control} value="Min" onChange={change} />}</Field>,
    );
    await userEvent.type(screen.getByRole("textbox", { name: "Subject" }), "i");
    await expect.poll(() => change).toHaveBeenCalledWith("Mini");
  });
});

describe("PasswordInput", () => {
  it("shows and hides the password", async () => {
    renderKit(
      <Field label="Password">
        {(control) => <PasswordInput {...control} value="secret" onChange={ignore} />}
      </Field>,
    );
    const input = screen.getByLabelText("Password");
    expect(input.getAttribute("type")).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input.getAttribute("type")).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input.getAttribute("type")).toBe("password");
  });
});

describe("Checkbox", () => {
  it("reports the new value and is described by its error", async () => {
    const change = vi.fn();
    renderKit(<Checkbox label="I agree" checked={false} onChange={change} error="Tick this to go on." />);
    const box = screen.getByRole("checkbox", { name: "I agree" });
    expect(describedText(box)).toBe("Tick this to go on.");
    await userEvent.click(screen.getByText("I agree"));
    await expect.poll(() => change).toHaveBeenCalledWith(true);
  });
});

const Contact = () => {
  const [value, setValue] = useState<"mail" | "phone">("mail");
  return (
    <RadioGroup
      label="How we reach you"
      options={[
        { value: "mail", label: "By e-mail" },
        { value: "phone", label: "By phone" },
      ]}
      value={value}
      onChange={setValue}
      error="Choose one."
    />
  );
};

describe("RadioGroup", () => {
  it("is one group with one selected option", async () => {
    renderKit(<Contact />);
    const group = screen.getByRole("group", { name: "How we reach you" });
    expect(describedText(group)).toBe("Choose one.");
    const mail = screen.getByRole<HTMLInputElement>("radio", { name: "By e-mail" });
    const phone = screen.getByRole<HTMLInputElement>("radio", { name: "By phone" });
    expect(phone.name).toBe(mail.name);
    await userEvent.click(screen.getByText("By phone"));
    expect([mail.checked, phone.checked]).toEqual([false, true]);
  });
});
