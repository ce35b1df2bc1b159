import { useState } from "react";
import { getCampusPicture, orderCampusPackage } from "../../../api/campus-packages.calls.ts";
import type { CampusPackage } from "../../../domain/campus-packages/campus-package.ts";
import { detailPath } from "../../../domain/shell/routes.ts";
import type { Locale } from "../../../domain/shell/locale.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { CallPicture } from "../../calls/call-picture.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { DescriptionList, type Fact } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { Success } from "../../kit/states/success.tsx";
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
  readonly packages: ParentRef<ContentOutdated>;
  readonly instance: Locale;
}

/** A campus package: picture, contents, price with and without the discount, and its order (business §2, §9). */
export const PackageCard = ({ offer, packages, instance }: PackageCardProps) => {
  const t = useText();
  const { id, name, text, total } = offer;
  const [here, setHere] = useState(false);
  const order = useAction(orderCampusPackage, {
    about: { id },
    refresh: packages,
    onDone: () => {
      setHere(true);
      setAsked(false);
    },
  });
  // Who has left while it was being sent, and returns, goes on waiting, or is told why it was not ordered.
  const [asked, setAsked] = useState(order.failed);
  if (order.busy && !asked) setAsked(true);
  const ordered = order.answer;
  const prices = usePrices(offer);
  return (
    <Panel heading={name}>
      <div className={styles["card"]}>
        <CallPicture call={getCampusPicture} request={{ id }} alt={t("campus.picture", { name })} />
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
            <Button onClick={() => setAsked(true)}>
              <span>{t("campus.order")}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        </div>
      </div>
      {asked ? (
        <PackageOrderDialog
          offer={offer}
          order={order}
          request={{ id, total: total.cents, instance }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Panel>
  );
};
