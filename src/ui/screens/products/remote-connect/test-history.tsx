import {
  outcomeCode,
  outcomeKind,
  REMOTE_CONNECT_LIMIT,
  type RemoteConnectResult,
} from "../../../../domain/products/remote-connect.ts";
import type { AboutProduct } from "../../../../domain/products/product-forms.ts";
import type { ResourceRef } from "../../../../machines/kit/resource.machine.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Panel } from "../../../kit/layout/panel.tsx";
import { Skeleton } from "../../../kit/states/skeleton.tsx";
import { Table } from "../../../kit/lists/table.tsx";
import { ResourceView } from "../../../resource/resource-view.tsx";
import { whenEmpty } from "../../../resource/when-empty.ts";
import { When } from "../../../resource/when.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import styles from "../products.module.css";

/** Size of the chart in pixels: one bar for each test, its height is the test's duration. */
const HEIGHT = 32;
const BAR = 16;
const STEP = 24;
const DOT = 4;

/** A chart of the tests, oldest first; the table below contains the same data as text. */
const Picture = ({ results }: { readonly results: readonly RemoteConnectResult[] }) => (
  <svg
    aria-hidden="true"
    className={styles["picture"]}
    viewBox={`0 0 ${STEP * 10} ${HEIGHT}`}
    width={STEP * 10}
    height={HEIGHT}
  >
    {results.toReversed().map(({ id, outcome, took }, index) => {
      const height = Math.max(
        DOT,
        Math.round((Math.min(took, REMOTE_CONNECT_LIMIT) / REMOTE_CONNECT_LIMIT) * HEIGHT),
      );
      return (
        <rect
          key={id}
          x={index * STEP}
          y={HEIGHT - height}
          width={BAR}
          height={height}
          rx={2}
          className={styles[`bar_${outcomeKind(outcome)}`]}
        />
      );
    })}
  </svg>
);

const Results = ({ results }: { readonly results: readonly RemoteConnectResult[] }) => {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <div className={styles["inset"]}>
        <Picture results={results} />
        <p className={styles["small"]}>{t("remote.history.picture")}</p>
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
          { key: "code", header: t("remote.history.code"), render: ({ outcome }) => outcomeCode(outcome) },
          {
            key: "took",
            header: t("remote.history.took"),
            number: true,
            render: ({ took }) =>
              t("remote.history.seconds", { seconds: format.number(Math.round(took / 100) / 10) }),
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
