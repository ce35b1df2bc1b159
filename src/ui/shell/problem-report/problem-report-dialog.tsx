import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type {
  ProblemReport,
  ProblemReportRef,
  ReportedEvent,
} from "../../../machines/tickets/problem-report.machine.ts";
import { useDeployment } from "../../actors/portal-config.ts";
import { defectText } from "../../i18n/failure-text.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Alert } from "../../kit/states/alert.tsx";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { Done } from "../../kit/states/success.tsx";
import { Table, type Column } from "../../kit/lists/table.tsx";
import css from "./problem-report.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

/** Some browsers do not make scroll containers focusable by keyboard. */
const scrollable = { role: "group", tabIndex: 0 } as const;

interface ReportProps {
  readonly actor: ProblemReportRef;
}

const Events = ({ events }: { readonly events: readonly ReportedEvent[] }) => {
  const t = useText();
  const format = useFormat();
  const columns: readonly Column<ReportedEvent, "at" | "actor" | "type" | "state">[] = [
    {
      key: "at",
      header: t("report.column.at"),
      render: ({ at }) => <Moment date={at}>{() => format.second(at)}</Moment>,
      primary: true,
    },
    { key: "actor", header: t("report.column.actor"), render: ({ actor }) => actor.replace(/^portal\//, "") },
    {
      key: "type",
      header: t("report.column.type"),
      render: ({ from, type }) => (
        <>
          <span>{t(`report.from.${from}`)}</span>
          <br />
          <span>{type}</span>
        </>
      ),
      primary: true,
    },
    { key: "state", header: t("report.column.state"), render: ({ state }) => state },
  ];
  return (
    <Table
      label={t("report.events")}
      columns={columns}
      rows={events}
      rowKey={({ no }) => String(no)}
      compact
    />
  );
};

const Contents = ({ report: { count, since, last, text } }: { readonly report: ProblemReport }) => {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <p>
        <Moment date={since}>
          {(at) => t("report.count", { count, number: format.number(count), since: at })}
        </Moment>
      </p>
      <h3>{t("report.holds.title")}</h3>
      <p>{t("report.holds.text")}</p>
      <h3>{t("report.never.title")}</h3>
      <p>{t("report.never.text")}</p>
      <details>
        <summary>{t("report.events_show")}</summary>
        <Events events={last} />
      </details>
      <details>
        <summary>{t("report.raw")}</summary>
        <div {...scrollable} className={css["raw"]} aria-label={t("report.raw.label")}>
          <pre>{text}</pre>
        </div>
      </details>
    </>
  );
};

/** The result of saving or attaching, and where to send a saved file. */
const Outcome = ({ actor }: ReportProps) => {
  const t = useText();
  const {
    config: {
      support: { email },
    },
  } = useDeployment();
  const saved = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const failed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
  const data = useSelector(actor, ({ context }) => context.data);
  return (
    <>
      <Done>
        {saved &&
          data._tag === "Collected" &&
          `${t("report.saved", { name: data.report.fileName })} ${t("report.saved_next", { email })}`}
      </Done>
      {failed ? (
        <div className={css["outcome"]}>
          <Alert tone="danger">{t("report.failed")}</Alert>
        </div>
      ) : null}
    </>
  );
};

const Decision = ({ actor }: ReportProps) => {
  const t = useText();
  const saving = useSelector(actor, (snapshot) => snapshot.matches("saving"));
  const attaching = useSelector(actor, (snapshot) => snapshot.matches("attaching"));
  const attachable = useSelector(actor, ({ context }) => context.attachable);
  return (
    <>
      <Button variant="primary" busy={saving} onClick={() => actor.send({ type: "report.save" })}>
        {t("report.save")}
      </Button>
      {attachable ? (
        <Button busy={attaching} onClick={() => actor.send({ type: "report.attach" })}>
          {t("report.attach")}
        </Button>
      ) : null}
      <Outcome actor={actor} />
    </>
  );
};

/** The content of the portal's journal as a summary and as a file, with the actions to save or attach it. */
export const ProblemReportDialog = ({ actor }: ReportProps) => {
  const t = useText();
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag("shown"));
  const crashed = useSelector(actor, (snapshot) => snapshot.matches("crashed"));
  const data = useSelector(actor, ({ context }) => context.data);
  const close = useCallback(() => actor.send({ type: "report.close" }), [actor]);
  const retry = <Button onClick={() => actor.send({ type: "report.retry" })}>{t("failure.retry")}</Button>;
  return (
    <Dialog
      open={shown}
      title={t("report.title")}
      onClose={close}
      {...(data._tag === "Collected" && { actions: <Decision actor={actor} /> })}
    >
      <div className={css["report"]}>
        <p>{t("report.intro")}</p>
        {crashed ? (
          <Alert tone="danger" title={defectText(t).title} actions={retry}>
            {defectText(t).text}
          </Alert>
        ) : null}
        {data._tag === "Collected" ? <Contents report={data.report} /> : null}
        {data._tag === "None" && !crashed ? (
          <div aria-busy="true" aria-label={t("report.collecting")} role="group">
            <Skeleton shape="rows" count={4} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
};
