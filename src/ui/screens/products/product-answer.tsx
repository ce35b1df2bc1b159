import type { Product } from "../../../domain/products/product.ts";
import { resultLabel } from "../../../domain/products/first-act.ts";
import { reachabilityOf, type OpenPort, type Reachability } from "../../../domain/products/reachability.ts";
import { outcomeKind } from "../../../domain/products/remote-connect.ts";
import { useText } from "../../i18n/use-text.ts";
import { Answer } from "../../kit/layout/answer.tsx";
import { When } from "../../resource/when.tsx";
import { outcomeTitle } from "./product-labels.ts";
import { outcomeTones } from "./remote-connect/outcome-badge.tsx";

type Tested = Exclude<Reachability, { readonly _tag: "NeverTested" }>;

/** Since when the tests of a product have ended as the last one, and when that was. */
const useTimes = () => {
  const t = useText();
  return ({ since, testedAt }: Pick<Tested, "since" | "testedAt">) => [
    ...(since.getTime() === testedAt.getTime()
      ? []
      : [
          <When key="since" date={since}>
            {(time) => t("product.answer.since", { time })}
          </When>,
        ]),
    <When key="tested" date={testedAt}>
      {(time) => t("product.answer.tested", { time })}
    </When>,
  ];
};

const portOf = (ports: readonly OpenPort[], protocol: OpenPort["protocol"]): number | string =>
  ports.find((open) => open.protocol === protocol)?.port ?? "–";

/** Whether a product answers, and since when (business §4). */
export const ProductAnswer = ({ product }: { readonly product: Product }) => {
  const t = useText();
  const times = useTimes();
  const label = t("product.answer");
  const state = reachabilityOf(product);
  if (state._tag === "NeverTested")
    return <Answer label={label} text={t("products.test.never")} lines={[t("remote.intro")]} />;
  const { outcome } = state;
  return (
    <Answer
      label={label}
      tone={outcomeTones[outcomeKind(outcome)]}
      text={outcomeTitle(t, outcome)}
      lines={[
        ...times(state),
        ...(state._tag === "NotReachable"
          ? [t(`remote.${resultLabel(outcome)}.why`), t("failure.code", { code: state.code })]
          : state.address === undefined
            ? []
            : [
                state.ports.length === 0
                  ? t("remote.target.address", { address: state.address })
                  : t("remote.target", {
                      address: state.address,
                      http: portOf(state.ports, "http"),
                      https: portOf(state.ports, "https"),
                    }),
              ]),
      ]}
    />
  );
};
