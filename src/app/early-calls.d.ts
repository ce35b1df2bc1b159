/** An `EarlyCall` of early-call.ts; scripts/vite/early-calls.ts generates it from the call's record. */
declare module "virtual:early-call/*" {
  const call: { readonly path: `/api/${string}`; readonly fields: Readonly<Record<string, boolean>> };
  export default call;
}
