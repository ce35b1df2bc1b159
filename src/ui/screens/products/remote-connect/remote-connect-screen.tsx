import { productPage, type ProductPartProps } from "../product-page.tsx";
import styles from "../products.module.css";
import { TestHistory } from "./test-history.tsx";
import { TestPanel } from "./test-panel.tsx";
import { useConnectionTest } from "./use-connection-test.ts";

const Test = (props: ProductPartProps) => {
  const { test, results } = useConnectionTest(props);
  return (
    <div className={styles["stack"]}>
      <TestPanel actor={test} />
      <TestHistory results={results} />
    </div>
  );
};

/** Tests the connection to a product; installers use it on a phone at a customer's site (business §4, §8, §9). */
export const RemoteConnectScreen = productPage("remoteConnect", Test);
