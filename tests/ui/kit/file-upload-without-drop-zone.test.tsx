import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FileUploadProps } from "../../../src/ui/kit/files/file-upload.tsx";

const dropZone = "../../../src/ui/kit/files/drop-zone.tsx";

// The module that loads the drop zone keeps what has come: it is loaded anew, with all that shares a context with it.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock(dropZone);
  vi.resetModules();
});
const fails = (): never => {
  throw new TypeError("Failed to fetch dynamically imported module");
};

const plan = new File(["plan"], "plan.pdf", { type: "application/pdf" });

/** A file field whose drop zone has this code. */
const show = async (code: () => never | Promise<never>) => {
  vi.doMock(dropZone, code);
  const { FileUpload } = await import("../../../src/ui/kit/files/file-upload.tsx");
  const { renderKit } = await import("./render.tsx");
  const onAdd = vi.fn<FileUploadProps["onAdd"]>();
  renderKit(
    <FileUpload
      label="Attachments"
      hint="pdf, 10 MB"
      accept=".pdf"
      items={[]}
      onAdd={onAdd}
      onRemove={vi.fn()}
      onCancel={vi.fn()}
    />,
  );
  return onAdd;
};
const chooser = () => screen.findByLabelText("Attachments", { selector: "input" });

it("can still choose files when the drop zone's code fails to load", async () => {
  const onAdd = await show(fails);
  await userEvent.upload(await chooser(), [plan]);
  await expect.poll(() => onAdd).toHaveBeenCalledWith([plan]);
});

it.each([
  ["loads", () => new Promise<never>(() => {}), () => screen.findByRole("group", { name: "Attachments" })],
  ["has failed to load", fails, chooser],
])("takes what is pasted while the drop zone's code %s", async (_what, code, shown) => {
  const onAdd = await show(code);
  await shown();
  fireEvent.paste(document.body, { clipboardData: { files: [plan], types: ["Files"] } });
  await expect
    .poll(() => onAdd.mock.calls.map(([files]) => files.map(({ name }) => name)))
    .toEqual([["plan.pdf"]]);
});
