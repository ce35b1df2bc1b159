import { useSelector } from "@xstate/react";
import { useCallback, useState } from "react";
import type { CampusPackage } from "../../../domain/campus-packages/campus-package.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { PackageOrderRef } from "../../../machines/campus-packages/package-order.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { LazyPicture } from "../../files/lazy-picture.tsx";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { Success } from "../../kit/states/success.tsx";
import { useCampusPackagesActors, type PackagesRef } from "./campus-packages-actors.ts";
import styles from "./campus-packages.module.css";
import { PackageOrderDialog } from "./package-order-dialog.tsx";

const Contents = ({ offer: { contents, name } }: { readonly offer: CampusPackage }) => {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles["contents"]} aria-label={t("campus.contents", { name })}>
      {contents.map(({ article, quantity }) => (
        <li key={article.number}>
          {t("campus.content", {
            quantity: format.number(quantity),
            name: article.name,
            article: article.number,
          })}
        </li>
      ))}
    </ul>
  );
};

const usePrices = ({ listPrice, price, percent, total }: CampusPackage): readonly Fact[] => {
  const t = useText();
  const format = useFormat();
  return [
    { label: t("campus.list_price"), value: format.money(listPrice) },
    ...(percent === null
      ? []
      : [
          {
            label: t("campus.price", { share: format.percent(percent / 100) }),
            value: format.money(price),
          },
        ]),
    { label: t("campus.total"), value: <strong>{format.money(total)}</strong> },
  ];
};

export interface PackageCardProps {
  readonly offer: CampusPackage;
  readonly packages: PackagesRef;
  readonly instance: Locale;
}

/** A campus package: picture, contents, price with and without the discount, and its order (business §2, §9). */
export const PackageCard = ({ offer, packages, instance }: PackageCardProps) => {
  const t = useText();
  const { id, name, text, total } = offer;
  const actors = useCampusPackagesActors();
  const order: PackageOrderRef = useScreenActor(`package-order:${id}`, actors.packageOrder, {
    parent: packages,
  });
  const ordered = useSelector(order, ({ context }) => context.ordered);
  const [here, setHere] = useState(false);
  useEmitted(
    order,
    "package.ordered",
    useCallback(() => setHere(true), []),
  );
  const prices = usePrices(offer);
  return (
    <Panel heading={name}>
      <div className={styles["card"]}>
        <LazyPicture
          name={`campus-picture:${id}`}
          logic={actors.picture}
          request={{ id }}
          alt={t("campus.picture", { name })}
        />
        <div className={styles["stack"]}>
          <p>{text}</p>
          <Contents offer={offer} />
          <DescriptionList rows facts={prices} />
          {ordered === undefined ? null : (
            // The focus was in the dialog just before where it was ordered here.
            <Success
              key={ordered.orderId}
              level={3}
              title={t("campus.ordered", { id: ordered.orderId })}
              focused={here}
              actions={
                <LinkButton to={detailPath("order", ordered.orderId)}>{t("campus.open_order")}</LinkButton>
              }
            />
          )}
          <div>
            <Button
              variant="primary"
              onClick={() =>
                order.send({ type: "package.ask", request: { id, total: total.cents, instance } })
              }
            >
              <span>{t("campus.order")}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </div>
      <PackageOrderDialog offer={offer} order={order} />
    </Panel>
  );
};
