import type { Product } from "../../../domain/products/product.ts";
import { productPath } from "../../../domain/shell/routes.ts";
import { useText } from "../../i18n/use-text.ts";
import { Success } from "../../kit/states/success.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";

/** The confirmation of a registration, with links to test or view the device. */
export const Registered = ({
  title,
  product: { serial, name },
}: {
  readonly title: string;
  readonly product: Product;
}) => {
  const t = useText();
  return (
    <Success
      title={title}
      actions={
        <>
          <LinkButton to={productPath(serial, "remoteConnect")} variant="primary">
            {t("registered.test")}
          </LinkButton>
          <LinkButton to={productPath(serial)}>{t("registered.open")}</LinkButton>
        </>
      }
    >
      <p>{t("registered.text", { name, serial })}</p>
    </Success>
  );
};
