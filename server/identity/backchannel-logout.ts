import type { FastifyInstance } from "fastify";
import type { LogoutVerdict } from "./verify-logout-token.ts";

/** The address that a foreign identity server tells about ended sessions. */
export const BACKCHANNEL_LOGOUT = "/api/backchannelLogout";

const statusOf: Readonly<Record<LogoutVerdict, number>> = { ended: 200, invalid: 400, unreachable: 503 };

/** Takes the logout tokens of a foreign identity server. The token's signature is what allows the request: no browser sends it. */
export const registerBackchannelLogout = (
  app: FastifyInstance,
  check: (token: string) => Promise<LogoutVerdict>,
): void => {
  app.post(BACKCHANNEL_LOGOUT, async ({ body }, reply) => {
    const token = body instanceof URLSearchParams ? (body.get("logout_token") ?? "") : "";
    const verdict = await check(token);
    return reply.code(statusOf[verdict]).send(verdict === "ended" ? {} : { error: "invalid_request" });
  });
};
