/** The value of a cookie that scripts may read; undefined if it is not set. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
