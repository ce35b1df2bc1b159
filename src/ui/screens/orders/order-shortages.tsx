import { getOrderShortages } from "../../../api/shortage-notice.calls.ts";
import type { Shortage } from "../../../domain/limited-availability/shortage.ts";
import type { OrderId } from "../../../domain/orders/order-summary.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";
import { ShortageNotice } from "../limited-availability/shortage-notice.tsx";

const ShortArticle = ({ shortage: { article, until, replacement } }: { readonly shortage: Shortage }) => {
  const t = useText();
  const format = useFormat();
  const name = `${article.number} ${article.name}`;
  return (
    <li>
      {[
        until === null
          ? t("order.shortages.unknown", { article: name })
          : t("order.shortages.until", { article: name, day: format.day(until) }),
        ...(replacement === null
          ? []
          : [t("order.shortages.replacement", { article: `${replacement.number} ${replacement.name}` })]),
      ].join(" ")}
    </li>
  );
};

/** The notice on an order that waits for articles of limited availability (business §2); it loads beside the order. */
export const OrderShortages = ({ id }: { readonly id: OrderId }) => {
  const t = useText();
  const actor = useResource(getOrderShortages, { id }, { beside: true });
  const shortages = useContent(actor);
  // Without an answer the order may wait for articles that nobody names.
  if (shortages === undefined)
    return (
      <ResourceView actor={actor} failedTitle={t("order.shortages.not_loaded")} skeleton={null}>
        {() => null}
      </ResourceView>
    );
  if (shortages.length === 0) return null;
  return (
    <ShortageNotice
      labels={{
        title: t("order.shortages.title"),
        open: t("order.shortages.open"),
        dismiss: t("order.shortages.dismiss"),
        dismissed: t("order.shortages.dismissed"),
        failed: t("order.shortages.failed"),
      }}
    >
      <ul>
        {shortages.map((shortage) => (
          <ShortArticle key={shortage.article.number} shortage={shortage} />
        ))}
      </ul>
    </ShortageNotice>
  );
};
