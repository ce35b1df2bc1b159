declare module "virtual:early-call/*" {
  const call: import("./early-call.ts").EarlyCall;
  export default call;
}
