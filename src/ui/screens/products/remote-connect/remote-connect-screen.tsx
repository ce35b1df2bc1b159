import { getRemoteConnectResults } from "../../../../api/remote-connect-results.calls.ts";
import { remoteConnectMachine } from "../../../../machines/products/remote-connect.machine.ts";
import { useScreenActor } from "../../../actors/screen-actors.ts";
import { useResource } from "../../../calls/use-resource.ts";
import { productPage, type ProductPartProps } from "../product-page.tsx";
import styles from "../products.module.css";
import { TestHistory } from "./test-history.tsx";
import { TestPanel } from "./test-panel.tsx";

const Test = ({ serial }: ProductPartProps) => {
  const results = useResource(getRemoteConnectResults, { serial }, { beside: true });
  const actor = useScreenActor(`remote-connect:${serial}`, remoteConnectMachine, {
    serial,
    results,
  });
  return (
    <div className={styles["stack"]}>
      <TestPanel actor={actor} />
      <TestHistory results={results} />
    </div>
  );
};

/** Tests the connection to a product; installers use it on a phone at a customer's site (business §4, §8, §9). */
export const RemoteConnectScreen = productPage("remoteConnect", Test);
