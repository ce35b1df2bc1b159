import Play from "lucide-react/icons/play";
import { useNavigate } from "react-router-dom";
import { productPath } from "../../../../domain/shell/routes.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/buttons/button.tsx";
import type { ProductPartProps } from "../product-page.tsx";
import { useConnectionTest } from "./use-connection-test.ts";

/** Starts the connection test of a product, and leads to where it is shown. */
export const TestNow = (props: ProductPartProps) => {
  const t = useText();
  const navigate = useNavigate();
  const { test } = useConnectionTest(props);
  const start = () => {
    test.send({ type: "remoteConnect.test" });
    void navigate(productPath(props.serial, "remoteConnect"));
  };
  return (
    <Button variant="primary" icon={Play} onClick={start}>
      {t("remote.start")}
    </Button>
  );
};
