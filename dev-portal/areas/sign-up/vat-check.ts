import { isEuCountry, type VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import type { OpenContext } from "../../http/handler.ts";

/** Asks whoever knows the VAT ids of the EU about one whose format and checksum are right. */
export type VatProvider = (vatId: string) => Promise<Exclude<VatVerdict, "format_only">>;

/** The verdict about an id whose format is right, of any country. */
export type VatCheck = (vatId: string, country: string, isOut: OpenContext["isOut"]) => Promise<VatVerdict>;

/** Makes the check: the provider for countries of the EU where there is one, else format and checksum are all there is. */
export const createVatCheck =
  (provider: VatProvider | undefined): VatCheck =>
  async (vatId, country, isOut) => {
    if (provider === undefined || !isEuCountry(country)) return "format_only";
    return isOut("vat-provider") ? "unreachable" : provider(vatId);
  };

/** Ids whose checksum is right and that the development portal's register knows as ended: `docs/decisions/dev-portal.md` lists them. */
export const endedVatIds: readonly string[] = ["ATU90000506", "DE999000507", "CZ99000504"];

/** The register of the development portal, which asks nobody: every id with a right checksum is registered but the ended ones. */
export const developmentRegister: VatProvider = (vatId) =>
  Promise.resolve(endedVatIds.includes(vatId) ? "invalid" : "valid");

/** How long the EU's check may take, in ms: a person waits for it. */
const patience = 5_000;

const verdictIn = (answer: unknown): "valid" | "invalid" | "unreachable" => {
  if (typeof answer !== "object" || answer === null || !("valid" in answer)) return "unreachable";
  // VIES also answers "not valid" when a member state's register is down, with an error code beside it.
  if (
    "userError" in answer &&
    typeof answer.userError === "string" &&
    !["VALID", "INVALID"].includes(answer.userError)
  )
    return "unreachable";
  return answer.valid === true ? "valid" : "invalid";
};

/** The EU's VIES by its REST interface; anything but an answer is "not reachable". */
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
