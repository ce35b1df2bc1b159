import type { CallName } from "../../../server/http/handler.ts";
import type { DemoPortal } from "./demo-portal.ts";

/** Asks for the link to a call's file as the browser does, and follows it. */
export const loadFile = async (
  { as, portal }: DemoPortal,
  id: string,
  call: CallName,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly headers: Headers; readonly bytes: Buffer }> => {
  const client = await as(id);
  const { json, status, text } = await client.call(call, fields, { headers: { "Portal-Download": "link" } });
  const link = json as { readonly data?: { readonly path: string } };
  if (link.data === undefined) throw new Error(`${call} answered ${status}: ${text.slice(0, 200)}`);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${portal.url}${link.data.path}`, { headers: { Cookie: cookie } });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
