/** Saves a blob as a download of the browser. */
export const saveFile = ({ blob, name }: { readonly blob: Blob; readonly name: string }): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the object URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
