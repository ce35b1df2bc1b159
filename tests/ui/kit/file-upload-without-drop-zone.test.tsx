import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FileUploadProps } from "../../../src/ui/kit/files/file-upload.tsx";

const dropZone = "../../../src/ui/kit/files/drop-zone.tsx";

// The module that loads the drop zone keeps what has come: it is loaded anew, with all that shares a context with it.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(dropZone, () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
});
afterEach(() => {
  vi.doUnmock(dropZone);
  vi.resetModules();
});

it("can still choose files when the drop zone's code fails to load", async () => {
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
  const plan = new File(["plan"], "plan.pdf", { type: "application/pdf" });
  await userEvent.upload(await screen.findByLabelText("Attachments", { selector: "input" }), [plan]);
  await expect.poll(() => onAdd).toHaveBeenCalledWith([plan]);
});
