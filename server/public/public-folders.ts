/** The folders of public pages. */
export const publicFolders = ["/partner/", "/reference-projects/"] as const;
export type PublicFolder = (typeof publicFolders)[number];

/** The folder that an address is in, however it is written: also without the last slash, and in upper case. */
export const publicFolderOf = (url: string): PublicFolder | undefined => {
  const path = `${url.split("?", 1)[0]}/`.toLowerCase();
  return publicFolders.find((folder) => path.startsWith(folder));
};
