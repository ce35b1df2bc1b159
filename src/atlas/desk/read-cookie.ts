import { cookieIn, type ReadCookie } from "../../domain/session/hint-cookies.ts";

/** The value of a cookie that scripts may read; undefined if it is not set. */
export const readCookie: ReadCookie = (name) => cookieIn(document.cookie, name);
