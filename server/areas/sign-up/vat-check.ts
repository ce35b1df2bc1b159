import { isEuVatId, type VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import type { OpenContext } from "../../http/handler.ts";
import { refuseInsideTransaction } from "../../store/in-transaction.ts";

/** Asks a service for EU VAT ids about an id with valid format and checksum. */
export type VatProvider = (vatId: string) => Promise<Exclude<VatVerdict, "format_only">>;

/** Checks an id with a valid format, of any country. */
export type VatCheck = (vatId: string, country: string, isOut: OpenContext["isOut"]) => Promise<VatVerdict>;

/** Creates the check: by the provider for EU countries if there is one, otherwise format and checksum only. */
export const createVatCheck =
  (provider: VatProvider | undefined): VatCheck =>
  async (vatId, country, isOut) => {
    refuseInsideTransaction("a check of a VAT id");
    if (provider === undefined || !isEuVatId(vatId, country)) return "format_only";
    return isOut("vat-provider") ? "unreachable" : provider(vatId);
  };

/** Ids with a valid checksum that the server's own register holds as no longer registered (`docs/decisions/server.md`). */
export const endedVatIds: readonly string[] = ["ATU90000506", "DE999000507", "CZ99000504"];

/** The server's own register: every id with a valid checksum is registered, except the ended ones. */
export const developmentRegister: VatProvider = (vatId) =>
  Promise.resolve(endedVatIds.includes(vatId) ? "invalid" : "valid");

/** Time limit of the EU's check, in ms: a person is waiting for it. */
const patience = 5_000;

const verdictIn = (answer: unknown): "valid" | "invalid" | "unreachable" => {
  if (typeof answer !== "object" || answer === null || !("valid" in answer)) return "unreachable";
  // VIES also answers "not valid" with an error code if a member state's register is down.
  if (
    "userError" in answer &&
    typeof answer.userError === "string" &&
    !["VALID", "INVALID"].includes(answer.userError)
  )
    return "unreachable";
  return answer.valid === true ? "valid" : "invalid";
};

/** The EU's VIES by its REST interface; any failure is "unreachable". */
export const viesProvider =
  (url: string): VatProvider =>
  async (vatId) => {
    try {
      const response = await fetch(`${url}/check-vat-number`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        signal: AbortSignal.timeout(patience),
        body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      });
      return response.ok ? verdictIn(await response.json()) : "unreachable";
    } catch {
      return "unreachable";
    }
  };
