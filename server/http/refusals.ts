import { isDiskFull } from "../store/disk-full.ts";
import { StoreAway, StoreBusy } from "../store/store-away.ts";
import type { Refusal } from "./handler.ts";

/** A request that is refused before its handler runs. Statuses are those of HTTP; the body is `{valid: false, error_code, field?, file?}`. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";

  constructor(
    readonly status: number,
    readonly code: string,
    readonly more: { readonly field?: string; readonly file?: string; readonly retryAfter?: number } = {},
  ) {
    super(code);
  }
}

/** The refusal that an error is, or means: a store that cannot write, be reached or answer may be asked again later. Undefined for a defect. */
export const refusalOf = (error: unknown): RequestRefused | undefined => {
  if (error instanceof RequestRefused) return error;
  if (isDiskFull(error)) return new RequestRefused(503, "STORAGE_FULL", { retryAfter: 60 });
  if (error instanceof StoreBusy) return new RequestRefused(503, "OVERLOADED", { retryAfter: 10 });
  return error instanceof StoreAway ? new RequestRefused(503, "STORE_AWAY", { retryAfter: 10 }) : undefined;
};

/** The body of a refusal. */
export interface RefusalBody {
  readonly valid: false;
  readonly error_code: string;
  readonly field?: string;
  /** The name of the refused file. */
  readonly file?: string;
}

export const refusalBody = (
  code: string,
  { field, file }: { readonly field?: string; readonly file?: string },
): RefusalBody => ({
  valid: false,
  error_code: code,
  ...(field === undefined ? {} : { field }),
  ...(file === undefined ? {} : { file }),
});

/** True if a handler returned a refusal. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "_tag" in value && value._tag === "Refusal";
