import { useState } from "react";
import { useFormat } from "../i18n/format.ts";
import { Badge } from "../kit/states/badge.tsx";
import { Button } from "../kit/buttons/button.tsx";
import { DescriptionList } from "../kit/layout/description-list.tsx";
import { Pagination } from "../kit/lists/pagination.tsx";
import { Panel } from "../kit/layout/panel.tsx";
import { Table, type Column } from "../kit/lists/table.tsx";
import { Tabs } from "../kit/layout/tabs.tsx";
import { Answer } from "../kit/layout/answer.tsx";
import { Timeline } from "../kit/layout/timeline.tsx";
import css from "./samples.module.css";
import { czech, german, now } from "./labels.ts";

const rows = [
  {
    no: "AU2604711",
    cents: 128_450,
    tone: "success",
    status: "Shipped",
    customer: "Elektro Hofstätter-Schwarzenbacher GmbH",
  },
  { no: "AU2604698", cents: 9_900, tone: "warning", status: german.status, customer: "Novák a syn" },
  {
    no: "AU2604655",
    cents: 4_215_000,
    tone: "info",
    status: "In production",
    customer: "Haustechnik Kirchberg",
  },
] as const;

type Row = (typeof rows)[number];
type Key = "no" | "status" | "customer" | "total";

/** Tables, pagination, description lists and timelines. */
export const ListsSample = () => {
  const format = useFormat();
  const [tab, setTab] = useState<"open" | "done">("open");
  const [size, setSize] = useState(25);
  const columns: readonly Column<Row, Key>[] = [
    { key: "no", header: "Order", render: ({ no }) => no, sortable: true, primary: true },
    { key: "customer", header: "Customer", render: ({ customer }) => customer },
    {
      key: "status",
      header: "Status",
      render: ({ tone, status }) => <Badge tone={tone} label={status} />,
      primary: true,
    },
    {
      key: "total",
      header: "Total",
      money: ({ cents }) => ({ cents, currency: "EUR" }),
      sortable: true,
    },
  ];
  return (
    <>
      <Panel heading="Orders" flush actions={<Button>Export</Button>}>
        <Table
          label="Orders"
          columns={columns}
          rows={rows}
          rowKey={({ no }) => no}
          rowHref={({ no }) => `/order/${no}/`}
          sort={{ key: "total", direction: "descending" }}
          sortHref={({ key, direction }) => ({
            search: `sort=${direction === "descending" ? "-" : ""}${key}`,
          })}
        />
      </Panel>
      <Pagination
        page={4}
        pageSize={size}
        pageSizes={[25, 50, 100, 200]}
        total={1284}
        hrefFor={(page) => ({ search: `page=${page}` })}
        onPageSize={setSize}
      />
      <Panel heading="Compact, without links" flush>
        <Table label="Compact orders" columns={columns} rows={rows} rowKey={({ no }) => no} compact />
      </Panel>
      <Panel heading="Tabs">
        <Tabs
          label="Requests"
          tabs={[
            { id: "open", label: "Open", count: { number: "3", text: "3 orders" } },
            { id: "done", label: german.action },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === "open" ? czech.text : german.text}
        </Tabs>
      </Panel>
      <div className={css["columns"]}>
        <Panel heading="Facts">
          <DescriptionList
            facts={[
              { label: "Serial number", value: "504F94A0EE11", code: true },
              { label: german.label, value: "ATU12345678", code: true },
              { label: "Delivery", value: "Donaudampfschifffahrtsgesellschaftsstraße 1, 4020 Linz" },
            ]}
          />
        </Panel>
        <Panel heading="History">
          <Timeline
            entries={[
              { id: "1", state: "done", title: "Request sent", at: format.day(now) },
              {
                id: "2",
                state: "current",
                title: "Answer from support",
                at: german.label,
                text: german.help,
              },
              { id: "3", state: "ahead", title: "Solved", at: "to come" },
              { id: "4", state: "reported", title: german.status, at: "" },
            ]}
          />
          <Answer label="Where it is" tone="warning" text={german.status} lines={[german.help]} />
        </Panel>
      </div>
    </>
  );
};
