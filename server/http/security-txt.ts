import type { FastifyInstance } from "fastify";

/** Where RFC 9116 puts it. */
export const SECURITY_TXT = "/.well-known/security.txt";

/** For how long what it says holds, in ms: RFC 9116 recommends less than a year. */
const holds = 180 * 24 * 60 * 60 * 1000;

/** Registers `security.txt` (RFC 9116): whom to tell of a weakness. */
export const registerSecurityTxt = (
  app: FastifyInstance,
  { contact, baseUrl, now }: { readonly contact: string; readonly baseUrl: string; readonly now: () => Date },
): void => {
  app.get(SECURITY_TXT, (_request, reply) => {
    const expires = new Date(now().getTime() + holds);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en, de",
      `Canonical: ${baseUrl}${SECURITY_TXT}`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
};
