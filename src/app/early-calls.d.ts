/** An `EarlyCall` of early-call.ts; scripts/vite/early-calls.ts generates it from the call's record. */
declare module "virtual:early-call/*" {
  import type { EarlyCall } from "./early-call.ts";
  const call: EarlyCall;
  export default call;
}
