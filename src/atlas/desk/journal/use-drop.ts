import { useDropzone, type DropzoneOptions } from "react-dropzone";
import { useDesk } from "../desk-context.ts";

/** One file, of whatever kind, is opened as a journal: what is wrong with it is reported by reading it. */
export const oneFile = (desk: ReturnType<typeof useDesk>): DropzoneOptions => ({
  noClick: true,
  noKeyboard: true,
  onDrop: (files) => {
    const [file] = files;
    if (file !== undefined) desk.send({ type: "desk.journalGiven", file });
  },
});

/** Opens a file dropped anywhere on the desk as a journal; `over` while a file is dragged over it. */
export const useDrop = () => {
  const { getRootProps, isDragActive } = useDropzone(oneFile(useDesk()));
  return { over: isDragActive, handlers: getRootProps({ role: undefined }) };
};
