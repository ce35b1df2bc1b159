import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { FileUpload, type FileUploadProps } from "../../../src/ui/kit/files/file-upload.tsx";
import { renderKit } from "./render.tsx";

const plan = new File(["plan"], "plan.pdf", { type: "application/pdf" });
const film = new File(["film"], "film.mov", { type: "video/quicktime" });

const show = async (props: Partial<FileUploadProps>) => {
  const told = { onAdd: vi.fn<FileUploadProps["onAdd"]>(), onRemove: vi.fn(), onCancel: vi.fn() };
  renderKit(
    <FileUpload label="Attachments" hint="pdf, 10 MB" accept=".pdf" items={[]} {...told} {...props} />,
  );
  return {
    ...told,
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
    const button = screen.getByRole("button", { name: "Choose file", description: "Add the licence." });
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
