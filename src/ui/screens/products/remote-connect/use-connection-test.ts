import { getRemoteConnectResults } from "../../../../api/remote-connect-results.calls.ts";
import { remoteConnectMachine } from "../../../../machines/products/remote-connect.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { useResource } from "../../../calls/use-resource.ts";
import type { ProductPartProps } from "../product-page.tsx";

/** The connection test of a product, and the results of its earlier tests. Both and the product are as new as the last test. */
export const useConnectionTest = ({ serial, product }: ProductPartProps) => {
  const results = useResource(getRemoteConnectResults, { serial }, { beside: true });
  const test = useScreenActor(`remote-connect:${serial}`, remoteConnectMachine, {
    serial,
    holders: [product, results],
  });
  return { test, results };
};
