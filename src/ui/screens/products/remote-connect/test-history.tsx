import { areDifferent } from "../../../../domain/kit/are-different.ts";
import {
  outcomeCode,
  outcomeKind,
  type RemoteConnectResult,
} from "../../../../domain/products/remote-connect.ts";
import type { AboutProduct } from "../../../../domain/products/product-forms.ts";
import type { ResourceRef } from "../../../../machines/kit/resource.machine.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";
import { classNames } from "../../../kit/class-names.ts";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { Table } from "../../../kit/lists/table.tsx";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { whenEmpty } from "../../../resource/when-empty.ts";
import { When } from "../../../resource/when.tsx";
import { outcomeTitle } from "../product-labels.ts";
import { OutcomeBadge, outcomeTones } from "./outcome-badge.tsx";
import styles from "../products.module.css";

/** Sizes of the chart, of which `REM` are a rem: each test has a place of the width `STEP` for its bar, and above the bar for its duration. */
const REM = 16;
const STEP = 40;
const BAR = 20;
const HEIGHT = 48;
const LABEL = 12;
const GAP = 4;
/** Where the bars stand. */
const BOTTOM = LABEL + GAP + HEIGHT;

/** A duration as it is shown, in seconds: a bar is as high as the number above it says, and no test takes none. */
const secondsOf = ({ took }: RemoteConnectResult): number => Math.ceil(took / 100) / 10;

const useSeconds = () => {
  const t = useText();
  const format = useFormat();
  return (result: RemoteConnectResult) =>
    t("remote.history.seconds", { seconds: format.number(secondsOf(result)) });
};

/** A chart of the tests, oldest first, each with its duration above and its code below it; the table below contains the same data as text. */
const Picture = ({ results }: { readonly results: readonly RemoteConnectResult[] }) => {
  const seconds = useSeconds();
  const most = Math.max(...results.map(secondsOf));
  const width = STEP * results.length;
  return (
    <svg
      aria-hidden="true"
      className={styles["picture"]}
      viewBox={`0 0 ${width} ${BOTTOM + GAP + LABEL}`}
      width={`${width / REM}rem`}
      fontSize={LABEL}
    >
      {results.toReversed().map((result, index) => {
        const height = (secondsOf(result) / most) * HEIGHT;
        const top = BOTTOM - height;
        const middle = (index + 0.5) * STEP;
        return (
          <g key={result.id}>
            <rect
              x={middle - BAR / 2}
              y={top}
              width={BAR}
              height={height}
              className={classNames(styles["bar"], styles[outcomeTones[outcomeKind(result.outcome)]])}
            />
            <text x={middle} y={top - GAP}>
              {seconds(result)}
            </text>
            <text x={middle} y={BOTTOM + LABEL}>
              {outcomeCode(result.outcome)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** What is said in place of the chart, where it would compare nothing. */
const Alike = ({ results }: { readonly results: readonly RemoteConnectResult[] }) => {
  const t = useText();
  const format = useFormat();
  const seconds = useSeconds();
  const [one] = results;
  return one === undefined ? null : (
    <p>
      {t("remote.history.alike", {
        count: results.length,
        number: format.number(results.length),
        seconds: seconds(one),
      })}
    </p>
  );
};

const Results = ({ results }: { readonly results: readonly RemoteConnectResult[] }) => {
  const t = useText();
  const seconds = useSeconds();
  return (
    <>
      <div className={styles["inset"]}>
        {areDifferent(results.map(secondsOf)) ? (
          <>
            <Picture results={results} />
            <p>
              {/* What the codes below the bars mean, each once. */}
              {[
                ...new Set(
                  results.map(({ outcome }) => `${outcomeCode(outcome)} ${outcomeTitle(t, outcome)}`),
                ),
              ].join(" · ")}
            </p>
            <p>{t("remote.history.picture")}</p>
          </>
        ) : (
          <Alike results={results} />
        )}
      </div>
      <Table
        label={t("remote.history")}
        compact
        rows={results}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "testedAt",
            header: t("remote.history.when"),
            primary: true,
            whole: true,
            render: ({ testedAt }) => <When date={testedAt} />,
          },
          {
            key: "outcome",
            header: t("remote.history.outcome"),
            primary: true,
            render: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
          },
          {
            key: "code",
            header: t("remote.history.code"),
            render: ({ outcome }) => outcomeCode(outcome),
            secondary: ({ outcome }) => t("failure.code", { code: outcomeCode(outcome) }),
          },
          {
            key: "took",
            header: t("remote.history.took"),
            number: true,
            render: seconds,
            secondary: true,
          },
          { key: "by", header: t("remote.history.by"), render: ({ by }) => by },
        ]}
      />
    </>
  );
};

/** The last ten tests of a product. */
export const TestHistory = ({
  results,
}: {
  readonly results: ResourceRef<AboutProduct, readonly RemoteConnectResult[]>;
}) => {
  const t = useText();
  return (
    <Panel heading={t("remote.history")} flush>
      <ResourceView
        actor={results}
        skeleton={<Skeleton shape="rows" count={3} />}
        empty={whenEmpty(<p className={styles["inset"]}>{t("remote.history.empty")}</p>)}
      >
        {(content) => <Results results={content} />}
      </ResourceView>
    </Panel>
  );
};
