import { getPioneerOffer } from "../../../api/pioneer.calls.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { DescriptionList } from "../../kit/layout/description-list.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import styles from "./pioneer.module.css";

/** What a submission of today brings, and until when. */
export const OfferPanel = () => {
  const t = useText();
  const format = useFormat();
  const actor = useResource(getPioneerOffer, {});
  return (
    <Panel heading={t("pioneer.offer")}>
      <ResourceView actor={actor} skeleton={<Skeleton count={3} />}>
        {({ reward, followUpOn, returnUntil }) => (
          <div className={styles["facts"]}>
            <DescriptionList
              facts={[
                { label: t("pioneer.follow_up"), value: format.day(followUpOn) },
                { label: t("pioneer.return_until"), value: format.day(returnUntil) },
                ...(reward === null
                  ? []
                  : [
                      {
                        label: t("pioneer.reward"),
                        value: t("pioneer.reward.text", { amount: format.money(reward) }),
                      },
                    ]),
              ]}
            />
          </div>
        )}
      </ResourceView>
    </Panel>
  );
};
