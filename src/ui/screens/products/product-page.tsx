import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { getProduct } from "../../../api/products.calls.ts";
import { productPath, routes, type ProductPart } from "../../../domain/shell/routes.ts";
import { type SerialNumber } from "../../../domain/products/serial-number.ts";
import { readSerial } from "../../../domain/products/typed-serial.ts";
import type { AboutProduct } from "../../../domain/products/product-forms.ts";
import type { Product } from "../../../domain/products/product.ts";
import type { ProductType } from "../../../domain/products/product-summary.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { actorKey } from "../../calls/actor-key.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Elements } from "../../kit/elements.ts";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { LinkTabs } from "../../kit/layout/link-tabs.tsx";
import { BackLink } from "../../page/back-link.tsx";
import { useContent } from "../../resource/use-content.ts";
import { useNotFound } from "../../resource/use-not-found.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { TestNow } from "./remote-connect/test-now.tsx";
import styles from "./products.module.css";

/** The product that a page shows; what changes it tells this. */
export type ProductRef = ResourceRef<AboutProduct, Product>;

/** The props of a part of a product's page. */
export interface ProductPartProps {
  readonly serial: SerialNumber;
  readonly product: ProductRef;
}

const parts: Readonly<Record<ProductPart, TextKey>> = {
  product: "product.part.overview",
  remoteConnect: "product.part.remote_connect",
  cloudServices: "product.part.cloud_services",
  cloudDns: "product.part.cloud_dns",
  productSettings: "product.part.settings",
  replaceProduct: "product.part.replace",
};

const Ways = ({ serial }: { readonly serial: SerialNumber }) => {
  const t = useText();
  return (
    <LinkTabs
      label={t("product.parts")}
      links={(Object.keys(parts) as readonly ProductPart[]).map((part) => ({
        to: productPath(serial, part),
        text: t(parts[part]),
      }))}
    />
  );
};

/** Who holds the product of a page hears that an act has ended it. */
export const productGone = (serial: SerialNumber) =>
  ({ key: actorKey(getProduct, { serial }), event: { type: "resource.gone" } }) as const;

/** What a part shows in place of the product's content, where an act on it has ended the product here. */
export interface EndedProps {
  readonly serial: SerialNumber;
  /** The content, shown as long as nothing has ended it. */
  readonly children: Elements;
}

const NeverEnded = ({ children }: EndedProps) => children;

/** Shown if the company has no such product. */
const NotFound = ({ serial }: { readonly serial: string }) => {
  const t = useText();
  return (
    <EmptyState
      title={t("product.not_found.title")}
      text={t("product.not_found.text", { serial })}
      action={<LinkButton to={routes.products.path}>{t("product.back")}</LinkButton>}
    />
  );
};

export interface TitlePictureProps {
  readonly serial: SerialNumber;
  /** Undefined until the product has loaded. */
  readonly type: ProductType | undefined;
}

const TitlePicture = ({ type }: TitlePictureProps) => <ProductPicture large type={type} />;

interface KnownProps {
  readonly part: ProductPart;
  readonly serial: SerialNumber;
  readonly Part: ComponentType<ProductPartProps>;
  readonly Ended: ComponentType<EndedProps>;
  readonly Picture: ComponentType<TitlePictureProps>;
}

const Known = ({ part, serial, Part, Ended, Picture }: KnownProps) => {
  const t = useText();
  const product = useResource(getProduct, { serial });
  const content = useContent(product);
  const name = content?.name;
  const overview = part === "product";
  const notFound = useNotFound(product);
  return (
    <>
      {name === undefined ? null : <PageTitle things={[name, serial]} />}
      <div className={styles["titled"]}>
        <Picture serial={serial} type={content?.type} />
        <PageHeader
          title={name ?? serial}
          part={overview ? undefined : t(parts[part])}
          note={<span className={styles["code"]}>{serial}</span>}
          {...(overview &&
            !notFound && {
              action: <TestNow serial={serial} product={product} />,
            })}
        />
      </div>
      <Ended serial={serial}>
        {notFound ? (
          <NotFound serial={serial} />
        ) : (
          <>
            <Ways serial={serial} />
            <Part serial={serial} product={product} />
          </>
        )}
      </Ended>
    </>
  );
};

/**
 * Creates a screen of one product: header, links to its other screens, and the message for a missing product. What an act of the screen has ended
 * stays said by `Ended`, also when the product is looked for again and not found.
 */
export const productPage = (
  part: ProductPart,
  Part: ComponentType<ProductPartProps>,
  Ended: ComponentType<EndedProps> = NeverEnded,
  Picture: ComponentType<TitlePictureProps> = TitlePicture,
): ComponentType =>
  function ProductPage() {
    const t = useText();
    const asked = useParams()["serial"] ?? "";
    const serial = readSerial(asked);
    return (
      <>
        <BackLink to={routes.products.path} label={t("product.back")} />
        {serial === undefined ? (
          <>
            <PageHeader title={t(parts[part])} />
            <NotFound serial={asked} />
          </>
        ) : (
          <Known part={part} serial={serial} Part={Part} Ended={Ended} Picture={Picture} />
        )}
      </>
    );
  };
