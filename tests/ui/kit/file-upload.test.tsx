import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { FileUpload, type FileUploadProps } from "../../../src/ui/kit/files/file-upload.tsx";
import { renderKit } from "./render.tsx";

const plan = new File(["plan"], "plan.pdf", { type: "application/pdf" });
const film = new File(["film"], "film.mov", { type: "video/quicktime" });

const show = async (props: Partial<FileUploadProps>) => {
  const callbacks = { onAdd: vi.fn<FileUploadProps["onAdd"]>(), onRemove: vi.fn(), onCancel: vi.fn() };
  renderKit(
    <FileUpload label="Attachments" hint="pdf, 10 MB" accept=".pdf" items={[]} {...callbacks} {...props} />,
  );
  return {
    ...callbacks,
    input: await screen.findByLabelText<HTMLInputElement>("Attachments", { selector: "input" }),
  };
};
const names = (mock: { readonly mock: { readonly calls: readonly (readonly [readonly File[]])[] } }) =>
  mock.mock.calls.map(([files]) => files.map(({ name }) => name));

describe("FileUpload", () => {
  it("reports the chosen files", async () => {
    const { onAdd, input } = await show({ multiple: true });
    expect(input.accept).toBe(".pdf");
    await userEvent.upload(input, [plan]);
    await waitFor(() => expect(names(onAdd)).toEqual([["plan.pdf"]]));
  });

  it("reports all dropped files in one event, unsupported ones included", async () => {
    const { onAdd, input } = await show({});
    fireEvent.drop(input, {
      dataTransfer: {
        files: [plan, film],
        types: ["Files"],
        items: [plan, film].map((file) => ({ kind: "file", type: file.type, getAsFile: () => file })),
      },
    });
    await waitFor(() => expect(names(onAdd)).toEqual([["plan.pdf", "film.mov"]]));
  });

  it("names a pasted picture by its time, and leaves other names as they are", async () => {
    const { onAdd, input } = await show({ multiple: true });
    const lastModified = Date.UTC(2026, 10, 29, 9, 5, 7, 42);
    const files = [new File(["p"], "image.png", { type: "image/png", lastModified }), plan];
    const items = files.map((file) => ({ kind: "file", type: file.type, getAsFile: () => file }));
    fireEvent.paste(input, { clipboardData: { files, types: ["Files"], items } });
    await waitFor(() =>
      expect(names(onAdd)).toEqual([["clipboard-2026-11-29-09-05-07-042.png", "plan.pdf"]]),
    );
  });

  it("opens the file chooser by keyboard", async () => {
    const { input } = await show({});
    const opened = vi.spyOn(input, "click");
    await userEvent.tab();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Choose file" }));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => opened).toHaveBeenCalled();
  });

  it("ties the field's error to the button that chooses, which has the field's name", async () => {
    await show({ field: { name: "licence", error: "Add the licence." } });
    const button = screen.getByRole("button", {
      name: "Choose file",
      description: "Attachments Add the licence.",
    });
    expect(button.getAttribute("name")).toBe("licence");
    expect(
      screen.getByRole("group", { name: "Attachments", description: "pdf, 10 MB Add the licence." }),
    ).toBeTruthy();
  });

  it("shows each file with its progress or error, and its actions", async () => {
    const { onRemove, onCancel } = await show({
      items: [
        { id: "1", name: "plan.pdf", size: 2_400_000, share: 0.43 },
        { id: "2", name: "film.mov", size: 10, error: "Send a picture or a PDF." },
      ],
    });
    expect(screen.getByRole("progressbar", { name: "Upload of plan.pdf" }).getAttribute("value")).toBe("43");
    expect(screen.getByRole("alert").textContent).toBe("Send a picture or a PDF.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel upload of plan.pdf" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove film.mov" }));
    await expect.poll(() => onCancel.mock.calls).toEqual([["1"]]);
    await expect.poll(() => onRemove.mock.calls).toEqual([["2"]]);
  });
});

interface ZoneProps {
  readonly name: string;
  readonly onAdd: FileUploadProps["onAdd"];
  readonly multiple?: boolean;
  readonly disabled?: boolean;
}

const Zone = ({ name, ...props }: ZoneProps) => (
  <FileUpload
    label={name}
    hint="png"
    accept=".png"
    items={[]}
    onRemove={vi.fn()}
    onCancel={vi.fn()}
    {...props}
  />
);

/** Pastes a file where the element is; `types` is what the clipboard has. Returns whether the browser is left to paste. */
const paste = (target: Element, types: readonly string[] = ["Files"]): boolean =>
  fireEvent.paste(target, { clipboardData: { files: types.includes("Files") ? [plan] : [], types } });

describe("what is pasted", () => {
  const showForm = async (zone: Partial<ZoneProps> = {}) => {
    const onAdd = vi.fn<FileUploadProps["onAdd"]>();
    renderKit(
      <main>
        <form aria-label="The form">
          <textarea aria-label="Text" />
          <input type="checkbox" aria-label="Choice" />
          <Zone name="Pictures" onAdd={onAdd} {...zone} />
        </form>
        <form aria-label="Another form">
          <input aria-label="Other text" />
        </form>
      </main>,
    );
    await screen.findByLabelText("Pictures", { selector: "input" });
    return onAdd;
  };
  const OFFICE = ["text/plain", "text/html", "text/rtf", "Files"];

  it.each([
    ["a screenshot, into a text", "Text", ["Files"]],
    ["a file of a file system that puts its name beside it, into a text", "Text", ["text/plain", "Files"]],
    [
      "a picture of a page that the browser puts with its markup, into a text",
      "Text",
      ["text/html", "Files"],
    ],
    ["a picture of an office program, where nothing can be typed", "Choice", OFFICE],
  ])("is a file: %s", async (_what, where, types) => {
    const onAdd = await showForm();
    expect(paste(screen.getByLabelText(where), types)).toBe(false);
    await waitFor(() => expect(names(onAdd)).toEqual([["plan.pdf"]]));
  });

  it.each([
    ["a text", ["text/plain"]],
    ["cells of an office program, which puts a picture beside them", OFFICE],
    ["cells with their markup alone", ["text/plain", "text/html", "Files"]],
  ])("is left to the text: %s", async (_what, types) => {
    const onAdd = await showForm();
    expect(paste(screen.getByLabelText("Text"), types)).toBe(true);
    await expect.poll(() => onAdd).not.toHaveBeenCalled();
  });

  it("is taken where nothing has the focus, and not in another form nor while nothing can be added", async () => {
    const onAdd = await showForm();
    expect(paste(screen.getByLabelText("Other text"))).toBe(true);
    expect(paste(document.body)).toBe(false);
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  });

  it("is not taken while nothing can be added", async () => {
    const onAdd = await showForm({ disabled: true });
    expect(paste(screen.getByLabelText("Text"))).toBe(true);
    await expect.poll(() => onAdd).not.toHaveBeenCalled();
  });

  it("goes to the field that it is pasted in or next to, otherwise to one where it replaces nothing", async () => {
    const taken: string[] = [];
    const zone = (name: string, multiple = false) => (
      <section aria-label={name}>
        <input aria-label={`${name} text`} />
        <Zone name={name} multiple={multiple} onAdd={() => taken.push(name)} />
      </section>
    );
    renderKit(
      <main>
        <input aria-label="Text" />
        {zone("Header")}
        {zone("Logo")}
        {zone("Gallery", true)}
      </main>,
    );
    await screen.findByLabelText("Gallery", { selector: "input" });
    paste(screen.getByLabelText("Logo text"));
    paste(screen.getAllByRole("button", { name: "Choose file" })[0]!);
    paste(screen.getByLabelText("Text"));
    await expect.poll(() => taken).toEqual(["Logo", "Header", "Gallery"]);
  });
});
