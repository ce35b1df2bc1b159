import { useState } from "react";
import { dismissShortageNotice, getOrderShortages } from "../../../api/shortage-notice.calls.ts";
import type { Shortage } from "../../../domain/limited-availability/shortage.ts";
import type { OrderId } from "../../../domain/orders/order-summary.ts";
import { routes } from "../../../domain/shell/routes.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Done } from "../../kit/states/success.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useContent } from "../../resource/use-content.ts";

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

/** The notice, which can be dismissed for a day. */
const Notice = ({ shortages }: { readonly shortages: readonly Shortage[] }) => {
  const t = useText();
  const [here, setHere] = useState(false);
  const dismissal = useAction(dismissShortageNotice, { onDone: () => setHere(true) });
  // What was loaded before the dismissal still has the notice.
  if (dismissal.state === "done")
    return here ? (
      <Outcome>
        <Done>{t("order.shortages.dismissed")}</Done>
      </Outcome>
    ) : null;
  return (
    <Alert
      tone="info"
      title={t("order.shortages.title")}
      actions={
        <>
          <LinkButton to={routes.limitedAvailability.path}>{t("order.shortages.open")}</LinkButton>
          <ActionButton
            action={dismissal}
            request={{}}
            label={t("order.shortages.dismiss")}
            failedTitle={t("order.shortages.failed")}
          />
        </>
      }
    >
      <ul>
        {shortages.map((shortage) => (
          <ShortArticle key={shortage.article.number} shortage={shortage} />
        ))}
      </ul>
    </Alert>
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
  return shortages.length === 0 ? null : <Notice shortages={shortages} />;
};
