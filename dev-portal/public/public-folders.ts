/** The folders of public pages. */
export const publicFolders = ["/partner/", "/reference-projects/"] as const;
