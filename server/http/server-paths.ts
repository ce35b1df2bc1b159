import { markPaths } from "../mark/mark-route.ts";
import { publicFolderOf } from "../public/public-folders.ts";
import { SECURITY_TXT } from "./security-txt.ts";

/** The prefix of all pictures' addresses (`picturePath`). */
export const PICTURES_PATH = "/pictures/";

const ownPrefixes = [
  "/api/",
  "/dev/",
  "/health/",
  "/realms/",
  SECURITY_TXT,
  PICTURES_PATH,
  ...Object.values(markPaths),
];

/** True for paths that are not files of the built portal. */
export const isServerPath = (url: string): boolean =>
  ownPrefixes.some((prefix) => url.startsWith(prefix)) || publicFolderOf(url) !== undefined;

/** True for paths that `npm run dev` does not pass to Vite. The page of all components is of the portal's own code. */
export const isServerPathInDevelopment = (url: string): boolean =>
  isServerPath(url) && !url.startsWith("/dev/kit/");
