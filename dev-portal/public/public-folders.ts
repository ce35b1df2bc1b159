/** The folders of public pages. */
export const publicFolders = ["/partner/", "/reference-projects/"] as const;

/** The folder that an address is in, however it is written: also without the last slash, and in upper case. */
export const publicFolderOf = (url: string): (typeof publicFolders)[number] | undefined => {
  const path = `${url.split("?", 1)[0]}/`.toLowerCase();
  return publicFolders.find((folder) => path.startsWith(folder));
};
