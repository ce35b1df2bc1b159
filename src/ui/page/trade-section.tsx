import type { ResourceRef } from "../../machines/kit/resource.machine.ts";
import type { SignUpOptions } from "../../domain/sign-up/sign-up.ts";
import { useText } from "../i18n/use-text.ts";
import { DescriptionList } from "../kit/layout/description-list.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { ResourceView } from "../resource/resource-view.tsx";
import { tradeFacts, type Trade } from "./trade-facts.ts";

export interface TradeSectionProps<Request> {
  readonly options: ResourceRef<Request, SignUpOptions>;
  readonly trade: Trade;
}

/** What a company said of its trade, as soon as the names of the options are there: nothing else waits for them. */
export const TradeSection = <Request,>({ options, trade }: TradeSectionProps<Request>) => {
  const t = useText();
  return (
    <ResourceView actor={options} skeleton={<Skeleton shape="rows" count={2} />}>
      {(named) => <DescriptionList facts={tradeFacts(t, named, trade)} />}
    </ResourceView>
  );
};
